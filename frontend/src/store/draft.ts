import type { GameInfo, NewTable, OptionInfo, TableInfo } from "../protocol/types";
import { reseated, usualBot, YOU } from "./wishes";

export type ClockKind = "none" | "days" | "bank";

/** A table as the form has it. Never changed: each input makes a new one. */
export interface Draft {
  readonly game: GameInfo;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly edition: string | null;
  readonly public: boolean;
  readonly fair: boolean;
  readonly helps: boolean;
  readonly clock: ClockKind;
  readonly days: number;
  readonly minutes: number;
  readonly increment: number;
}

/** A good first game: oneself against the usual bot. */
export function draft(game: GameInfo): Draft {
  const count = game.seats[0]?.length ?? 2;
  return {
    game,
    seats: reseated([YOU], count, usualBot(game)),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    edition: null,
    public: false,
    fair: true,
    helps: true,
    clock: "none",
    days: 3,
    minutes: 30,
    increment: 10,
  };
}

/** The names of the seats for so many players. */
export function seatNames(game: GameInfo, count: number): readonly string[] {
  return game.seats.find((names) => names.length === count) ?? [];
}

export function withCount(table: Draft, count: number): Draft {
  return { ...table, seats: reseated(table.seats, count, usualBot(table.game)) };
}

export function withSeat(table: Draft, seat: number, who: string): Draft {
  return { ...table, seats: table.seats.map((old, n) => (n === seat ? who : old)) };
}

/** What the server is asked for; only options that were changed are named. */
export function wanted(table: Draft): NewTable {
  const changed = table.game.options.filter((option) => table.options[option.name] !== option.default);
  return {
    game: table.game.name,
    seats: [...table.seats],
    options: Object.fromEntries(changed.map((option) => [option.name, table.options[option.name] ?? option.default])),
    edition: table.edition,
    public: table.public,
    fair: table.fair,
    helps: table.helps,
    clock: clock(table),
  };
}

function clock(table: Draft): TableInfo["clock"] {
  if (table.clock === "days") return { clock: "days", days: table.days };
  if (table.clock === "bank") return { clock: "bank", seconds: Math.round(table.minutes * 60), increment: table.increment };
  return null;
}

/** What kind of input an option wants. */
export function kind(option: OptionInfo): "yes-no" | "number" | "text" {
  if (typeof option.default === "boolean") return "yes-no";
  return typeof option.default === "number" ? "number" : "text";
}

/** An option's name as a person reads it. */
export function spelt(name: string): string {
  const plain = name.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
