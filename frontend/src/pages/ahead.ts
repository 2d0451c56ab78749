import { boardOf, type AnyModule } from "../boards/index";
import { http } from "../protocol/http";
import type { TableInfo } from "../protocol/types";
import { settings } from "../store/settings";

/** What a material of any game has. */
export interface Material {
  readonly title: string;
  readonly players: Record<string, readonly string[]>;
}

/** What a table is shown with. */
export interface Laid {
  readonly info: TableInfo;
  readonly module: AnyModule;
  readonly material: Material;
}

let begun: { readonly key: string; readonly laid: Promise<Laid> } | null = null;

const key = (table: string): string => `${table} ${settings.plain}`;

/** Begins to fetch what a table is shown with, while the parts of its page are still on their way. */
export function fetchAhead(table: string): void {
  const laid = fetched(table);
  laid.catch(() => undefined); // whoever takes it is told
  begun = { key: key(table), laid };
}

/** What a table is shown with; what was fetched ahead is good once. Throws Refused, and what a missing part throws. */
export function laid(table: string): Promise<Laid> {
  const found = begun?.key === key(table) ? begun.laid : fetched(table);
  begun = null;
  return found;
}

async function fetched(table: string): Promise<Laid> {
  const info = await http.table(table);
  const [module, material] = await Promise.all([boardOf(info.game), http.material<Material>(info.game, info.edition, settings.plain)]);
  return { info, module, material };
}
