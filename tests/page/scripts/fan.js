// Of each card in hand but the last: how many px of its type's letter the next card covers.
() => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const cards = [...deep(document)].filter((element) => element.matches(".hand tallgrass-card"));
  const letters = cards.map((card) => card.shadowRoot.querySelector(".letter").getBoundingClientRect());
  return cards.slice(1).map((next, n) => Math.max(0, letters[n].right - next.getBoundingClientRect().left));
}
