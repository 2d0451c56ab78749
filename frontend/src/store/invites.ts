import { read, storage, write } from "./settings";

type Kept = Pick<Storage, "getItem" | "setItem">;

/**
 * The codes of a table's open seats, by the names of these seats. The server shows them once and keeps their hashes
 * only, so the browser of whoever made the table keeps them as long as its window lives.
 */
export class Invites {
  /** The same for as long as the page lives: a storage may refuse. */
  private readonly here = new Map<string, Readonly<Record<string, string>>>();

  constructor(private readonly kept: Kept | null) {}

  of(table: string): Readonly<Record<string, string>> {
    const told = Object.entries(parsed(read(this.kept, key(table))) ?? {});
    return { ...Object.fromEntries(told.filter(([, code]) => typeof code === "string")), ...this.here.get(table) };
  }

  keep(table: string, codes: Readonly<Record<string, string>>): void {
    const all = { ...this.of(table), ...codes };
    this.here.set(table, all);
    write(this.kept, key(table), JSON.stringify(all));
  }
}

/**
 * To which tables invitations have led this browser. An invitation is good once; whoever opens its link again, from
 * an old message, wants to his table.
 */
export class Followed {
  constructor(private readonly kept: Kept | null) {}

  table(code: string): string | null {
    return this.all().find(([known]) => known === code)?.[1] ?? null;
  }

  keep(code: string, table: string): void {
    const others = this.all().filter(([known]) => known !== code);
    write(this.kept, FOLLOWED, JSON.stringify([[code, table], ...others].slice(0, MOST)));
  }

  private all(): (readonly [string, string])[] {
    const told = parsed(read(this.kept, FOLLOWED));
    return Array.isArray(told) ? told.filter(isPair) : [];
  }
}

/** What a storage holds may be anything: other programs of this site write there, too, and people. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isPair(told: unknown): told is readonly [string, string] {
  return Array.isArray(told) && typeof told[0] === "string" && typeof told[1] === "string";
}

const FOLLOWED = "tallgrass.followed";
const MOST = 50;

const key = (table: string): string => `tallgrass.invites.${table}`;

export const invites = new Invites(storage("sessionStorage"));
export const followed = new Followed(storage("localStorage"));
