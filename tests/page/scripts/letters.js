// By name of a river or a trail on the map, how high its letters are on the screen; hidden ones aren't there.
() => {
  const found = {};
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (!element.matches("text.river, text.trail-name") || getComputedStyle(element).display === "none") continue;
      found[element.textContent.trim()] = parseFloat(getComputedStyle(element).fontSize) * element.getScreenCTM().a;
    }
  };
  look(document);
  return found;
}
