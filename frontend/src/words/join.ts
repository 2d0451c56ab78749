export const join = {
  title: "You are invited",
  failed: "This invitation leads nowhere",
  sitting: "Taking your seat.",
  noCode: "This link holds no invitation. Perhaps it was cut off when it was copied.",
  askAgain: "Ask whoever invited you for a new link, or look for an open table.",
  toTables: "Open tables",
};

export const lesson = {
  title: (game: string) => `${game}: the lesson`,
  laying: "Laying the table.",
  none: "There is no lesson for this game here. Its rules begin with a page on how to play.",
  read: "How to play",
};
