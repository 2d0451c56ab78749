// Of the cards in hand: how many lines the name has, and how far the text's end is below the card's, in px.
() => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const cards = [...deep(document)].filter((element) => element.matches('tallgrass-card[size="hand"]'));
  return cards.flatMap((card) => {
    const [name, text, stock] = [".name", ".text", ".card"].map((kind) => card.shadowRoot.querySelector(kind));
    if (!text) return [];
    const lines = Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight));
    return [[lines, text.getBoundingClientRect().bottom - stock.getBoundingClientRect().bottom]];
  });
}
