// Words of cards' names that are broken where nothing says so, if cards are so wide.
(width) => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const names = new Set();
  for (const card of [...deep(document)].filter((element) => element.matches("tallgrass-card[size=table]"))) {
    const name = card.shadowRoot.querySelector(".name");
    if (!name?.checkVisibility()) continue;
    card.style.width = `${width}px`;
    name.style.overflowWrap = "normal";
    if (name.scrollWidth > name.clientWidth) names.add(card.face.name);
    name.style.overflowWrap = "";
    card.style.width = "";
  }
  return [...names].sort();
}
