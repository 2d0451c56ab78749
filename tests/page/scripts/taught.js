// Of a card that a lesson points at: from where to where go what is drawn, the ring and the sign, downwards.
(card) => {
  const { top } = card.getBoundingClientRect();
  const drawn = card.shadowRoot.querySelector(".card").getBoundingClientRect();
  const mark = (which) => {
    const look = getComputedStyle(card, which);
    const start = top + parseFloat(look.top) + (look.transform === "none" ? 0 : new DOMMatrix(look.transform).f);
    return [start, start + parseFloat(look.height)];
  };
  return { card: [drawn.top, drawn.bottom], ring: mark("::after"), sign: mark("::before") };
}
