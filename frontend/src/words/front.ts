import type { Way } from "../store/wishes";

const ways: Record<Way, string> = { bot: "Play a bot", friend: "Play a friend", here: "Play side by side" };

const waysWhy: Record<Way, string> = {
  bot: "The program takes the other side. You may ask it for hints.",
  friend: "You get a link to send; the match begins when your friend has come.",
  here: "Both of you at this screen, each seat in turn.",
};

export const front = {
  title: "Three games of the Great Plains",
  lead: "Play against a bot, with a friend by a link, or side by side at one screen. Nothing to install, nobody to tell who you are.",
  ways,
  waysWhy,
  way: (way: Way, game: string) => `${ways[way]}: ${game}`,
  about: {
    "indian-wars": "A quick duel with cards for two: three contests a turn, laid in secret, until one side has lost its chips.",
    "mystic-warriors": "For two to six: hunt, trade and go on raids, until somebody has the feathers for his Warbonnet.",
    "plains-indian-wars": "A map, cubes, cards and dice for one to four: wagons and a railroad cross the land of the peoples of the Plains.",
  } as Readonly<Record<string, string>>,
  players: {
    "indian-wars": "2 players · cards",
    "mystic-warriors": "2 to 6 players · cards",
    "plains-indian-wars": "1 to 4 players · map, cubes, cards, dice",
  } as Readonly<Record<string, string>>,
  options: "All options",
  learn: "Learn it",
  rules: "Rules",
  more: (game: string) => `More on ${game}`,
  laying: "Laying the table …",
  yourTurn: (count: number) => (count === 1 ? "It is your turn at a table." : `It is your turn at ${count} tables.`),
  toTables: "To your tables",
};
