const cards = (count: number): string => `${count} card${count === 1 ? "" : "s"}`;

/** Where words are broken that are too long for a card. */
const BREAKS = [
  "Confeder-ation",
  "Home-steaders",
  "Horseman-ship",
  "Purifi-cation",
  "Scarifi-cation",
  "Grand-mother",
  "Scandi-navian",
].map((word) => [word.replace("-", ""), word.replace("-", "\u00ad")] as const);

/** A card's name, with a soft hyphen in each word that is too long for a card. */
export function hyphenated(name: string): string {
  return BREAKS.reduce((text, [word, broken]) => text.replace(word, broken), name);
}

/** What cards say of themselves, on every board. */
export const cardWords = {
  you: "you",
  hidden: "A card face down",
  can: "can be chosen",
  cannot: "not now",
  chosen: "chosen",
  close: "Close",
  empty: "No card lies here.",
  deck: "Deck",
  deckOf: (count: number) => `Deck, ${cards(count)}`,
  pile: "Discard pile",
  pileOf: (count: number) => `Discard pile, ${cards(count)}: look through it`,
  hand: "Your hand",
  emptyHand: "Your hand is empty.",
};
