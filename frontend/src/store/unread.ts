import type { ChatLine } from "../protocol/types";
import { read, storage, write } from "./settings";

const KEY = "tallgrass.read.";

type Lines = readonly Pick<ChatLine, "n">[];

/** How far the chats of tables were read in this window; it outlives a reload. */
export class Unread {
  private readonly last = new Map<string, number>();

  constructor(private readonly kept: Pick<Storage, "getItem" | "setItem"> | null) {}

  /** How many lines of a table's chat weren't shown yet. */
  of(table: string, lines: Lines): number {
    const last = this.until(table);
    return lines.filter(({ n }) => n > last).length;
  }

  /** All lines are shown. */
  shown(table: string, lines: Lines): void {
    const last = lines.at(-1)?.n ?? -1;
    if (last <= this.until(table)) return;
    this.last.set(table, last);
    write(this.kept, KEY + table, String(last));
  }

  private until(table: string): number {
    return this.last.get(table) ?? Number(read(this.kept, KEY + table) ?? -1);
  }
}

export const unread = new Unread(storage("sessionStorage"));
