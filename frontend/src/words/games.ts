// What the lobby calls games and seats; at a table their names come with the game's material.
interface Naming {
  readonly title: string;
  readonly seats: Readonly<Record<string, string>>;
}

const naming: Readonly<Record<string, Naming>> = {
  "indian-wars": { title: "Indian Wars", seats: { whites: "Whites", indians: "Indians" } },
  "mystic-warriors": {
    title: "The Mystic Warriors of the Plains",
    seats: {
      "brave-1": "First brave",
      "brave-2": "Second brave",
      "brave-3": "Third brave",
      "brave-4": "Fourth brave",
      "brave-5": "Fifth brave",
      "brave-6": "Sixth brave",
    },
  },
  "plains-indian-wars": {
    title: "Plains Indian Wars",
    seats: {
      indians: "Northern and southern peoples",
      us: "Cavalry and settlers",
      npt: "Northern peoples",
      spt: "Southern peoples",
      cavalry: "Cavalry",
      settlers: "Settlers",
    },
  },
};

export const games = {
  known: Object.keys(naming),
  title: (game: string) => naming[game]?.title ?? game,
  seat: (game: string, seat: string) => naming[game]?.seats[seat] ?? seat,
};
