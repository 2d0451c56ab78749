import { own } from "../store/own";

// What the lobby calls games and seats; at a table their names come with the game's material.
interface Naming {
  readonly title: string;
  /** The name of a seat, and who that is. */
  readonly seats: Readonly<Record<string, readonly [string, string]>>;
}

const brave = (n: number): readonly [string, string] => [`Brave ${n}`, ""];

const naming: Readonly<Record<string, Naming>> = {
  "indian-wars": {
    title: "Indian Wars",
    seats: { whites: ["Whites", "settlers and the cavalry"], indians: ["Indians", "the peoples of the Plains"] },
  },
  "mystic-warriors": {
    title: "The Mystic Warriors of the Plains",
    seats: Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`brave-${n}`, brave(n)])),
  },
  "plains-indian-wars": {
    title: "Plains Indian Wars",
    seats: {
      indians: ["Indians", "the peoples of the northern and southern plains"],
      us: ["US", "cavalry, settlers, wagons and railroad"],
      npt: ["NPT", "the peoples of the northern plains"],
      spt: ["SPT", "the peoples of the southern plains"],
      cavalry: ["Cavalry", "and the Enemies, who ride with it"],
      settlers: ["Settlers", "with wagons and railroad"],
    },
  },
};

const FRONT = ["indian-wars", "mystic-warriors", "plains-indian-wars"];

export const games = {
  known: FRONT,
  title: (game: string) => own(naming, game)?.title ?? game,
  seat: (game: string, seat: string) => own(own(naming, game)?.seats ?? {}, seat)?.[0] ?? seat,
  seatWho: (game: string, seat: string) => own(own(naming, game)?.seats ?? {}, seat)?.[1] ?? "",
};
