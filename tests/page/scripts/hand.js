// Of the cards in one's own hand, in their order: how high each is, and whether a press at its middle hits it.
() => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const hit = (x, y) => {
    let found = document.elementFromPoint(x, y);
    for (let inner; (inner = found?.shadowRoot?.elementFromPoint(x, y)) && inner !== found; ) found = inner;
    return found;
  };
  const held = [...deep(document)].filter((element) => element.matches(".hand tallgrass-card"));
  return held.map((card) => {
    const { left, width, top, height } = card.getBoundingClientRect();
    const found = hit(left + width / 2, top + height / 2);
    return { width, height, hit: found !== null && (card === found || card.shadowRoot.contains(found)) };
  });
}
