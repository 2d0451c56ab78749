// The cards in one's own hand whose text is cut off, and how many there are.
() => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const held = [...deep(document)].filter((element) => element.matches(".hand tallgrass-card"));
  const cut = held.filter((card) => {
    const [text, drawn] = [".text", ".card"].map((kind) => card.shadowRoot.querySelector(kind));
    return text.scrollHeight > text.clientHeight + 1 || text.getBoundingClientRect().bottom > drawn.getBoundingClientRect().bottom;
  });
  return [cut.map((card) => card.face.name), held.length];
}
