const cards = (count: number): string => `${count} card${count === 1 ? "" : "s"}`;

/** What cards say of themselves, on every board. */
export const cardWords = {
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
