import type { GameInfo, NewTable, TableInfo } from "../protocol/types";

export const YOU = "you";
export const OPEN = "open";

/** The ways to begin without any question. */
export type Way = "bot" | "friend" | "here";

/** The bot for whoever doesn't choose: bots come from the weakest to the strongest. */
export function usualBot(game: GameInfo | undefined): string {
  return game?.bots.at(-1)?.name ?? "random";
}

/** The table that a way to begin makes: of the fewest seats, oneself in the first. */
export function wish(game: GameInfo, way: Way): NewTable {
  const seats = game.seats[0] ?? [];
  const other = { bot: usualBot(game), friend: OPEN, here: YOU }[way];
  return { game: game.name, seats: seats.map((_, n) => (n === 0 ? YOU : other)), helps: way !== "friend" };
}

/** Who sits where when the number of seats changes: those who sat stay, the rest are filled up. */
export function reseated(seats: readonly string[], count: number, rest: string): string[] {
  return Array.from({ length: count }, (_, n) => seats[n] ?? rest);
}

/** Whether a person who isn't asking decides at a table now, or he himself does. */
export function turn(table: TableInfo): "yours" | "others" | null {
  if (table.status !== "playing") return null;
  return table.to_move.some((seat) => table.seats[seat]?.yours) ? "yours" : "others";
}

/** Mine before others', my turn first, then what was played last. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const order = { open: 1, playing: 2, over: 3, closed: 4 };
  const rank = (table: TableInfo): number => (turn(table) === "yours" ? 0 : order[table.status]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.since - one.since);
}

/** Whether all others of a table that hasn't begun have done what they have to. */
export function waitsForMe(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.yours) && table.seats.every((seat) => seat.yours || seat.bot !== null || seat.ready);
}

/** Whether a table has a seat that nobody has taken. */
export function free(table: TableInfo): number[] {
  return table.seats.flatMap((seat, n) => (seat.name === null && seat.bot === null ? [n] : []));
}
