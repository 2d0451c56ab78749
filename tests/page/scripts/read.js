// Of the cards in hand: the letters of its text, how many px of that are in sight, and whether a line of it is cut off.
() => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const all = [...deep(document)];
  const edge = all.find((element) => element.matches("section.board")).getBoundingClientRect().bottom;
  const cards = all.filter((element) => element.matches(".hand tallgrass-card"));
  return cards.map((card) => {
    const text = card.shadowRoot.querySelector(".text");
    const { top, bottom } = text.getBoundingClientRect();
    return { letters: text.textContent.length, seen: Math.min(bottom, edge) - top, high: bottom - top, cut: text.scrollHeight > text.clientHeight + 1 };
  });
}
