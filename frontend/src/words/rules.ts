export const rules = {
  title: (game: string) => `${game}: the rules`,
  how: "How to play",
  all: "The rules in full",
  search: "Search the rules",
  found: (count: number) => (count === 0 ? "Nothing found." : count === 1 ? "One paragraph found." : `${count} paragraphs found.`),
  reading: "Fetching the rules …",
  unknown: (game: string) => `There is no game “${game}” here.`,
  play: "Play",
  learn: "Learn it by playing",
};
