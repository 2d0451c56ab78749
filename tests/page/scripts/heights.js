// How high the map's window and who plays are, in shares of the window's height.
() => {
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const all = [...deep(document)];
  const box = (kind) => all.find((element) => element.matches(kind))?.getBoundingClientRect();
  const [map, board, hand] = [box(".window"), box("section.board"), box(".hands")];
  const end = Math.min(board.bottom, hand?.top ?? innerHeight);
  return { map: (Math.min(map.bottom, end) - Math.max(map.top, board.top)) / innerHeight, board: board.top / innerHeight };
}
