import { read, storage, write } from "./settings";

type Kept = Pick<Storage, "getItem" | "setItem">;

/**
 * The codes of a table's open seats, by the names of these seats. The server shows them once and keeps their hashes
 * only, so the browser of whoever made the table keeps them as long as its window lives.
 */
export class Invites {
  constructor(private readonly kept: Kept | null) {}

  of(table: string): Readonly<Record<string, string>> {
    try {
      const told: unknown = JSON.parse(read(this.kept, key(table)) ?? "{}");
      return told !== null && typeof told === "object" ? (told as Record<string, string>) : {};
    } catch {
      return {};
    }
  }

  keep(table: string, codes: Readonly<Record<string, string>>): void {
    write(this.kept, key(table), JSON.stringify({ ...this.of(table), ...codes }));
  }
}

const key = (table: string): string => `tallgrass.invites.${table}`;

export const invites = new Invites(storage("sessionStorage"));
