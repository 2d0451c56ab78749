/** What cards say of themselves, on every board. */
export const cardWords = {
  hidden: "A card face down",
  can: "can be chosen",
  cannot: "not now",
  chosen: "chosen",
  close: "Close",
  empty: "No card lies here.",
};
