// Of what is lit, or marked, on the map: whether a thumb's width of it is in the map's window; and how far that is scrolled.
(kind) => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const all = [...deep(document)];
  const window = all.find((element) => element.matches(".window"));
  const { left, right, top, bottom } = window.getBoundingClientRect();
  const things = all.filter((element) => element.matches(`.standing .${kind}[data-target]`));
  const seen = things.map((thing) => {
    const box = thing.getBoundingClientRect();
    const wide = Math.min(box.right, right) - Math.max(box.left, left);
    const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return wide >= Math.min(44, box.width / 2) && high >= Math.min(44, box.height / 2);
  });
  return { seen, at: [window.scrollLeft, window.scrollTop] };
}
