import type { TableInfo } from "../protocol/types";
import type { TableStore } from "../store/table-store";

/** A fair dealing wants a nonce of each person, once. */
export class Nonces {
  private readonly given = new Set<number>();

  give(stores: readonly TableStore[], table: TableInfo): void {
    if (table.status !== "open" || !table.fair) return;
    for (const store of stores) {
      const { seat, link } = store.state;
      if (seat === null || this.given.has(seat) || link !== "live" || table.seats[seat]?.ready) continue;
      this.given.add(seat);
      store.nonce(nonce());
    }
  }
}

/** Thirty-two characters that nobody foresees. (`randomUUID` is for pages by https only.) */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
