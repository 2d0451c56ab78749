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
    try {
      const told: unknown = JSON.parse(read(this.kept, FOLLOWED) ?? "[]");
      return Array.isArray(told) ? (told as [string, string][]) : [];
    } catch {
      return [];
    }
  }
}

const FOLLOWED = "tallgrass.followed";
const MOST = 50;

const key = (table: string): string => `tallgrass.invites.${table}`;

export const invites = new Invites(storage("sessionStorage"));
export const followed = new Followed(storage("localStorage"));
