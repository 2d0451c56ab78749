// How many pixels of the board are beyond the edge of its place: downwards, and to the side.
() => {
  const find = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches("section.board")) return element;
      const found = element.shadowRoot && find(element.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  const board = find(document);
  return [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth];
}
