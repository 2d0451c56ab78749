// Presses a random button of the list in a region, and so on until window.driven is another one. It knows the
// buttons as tables.py does: those in items of a list.
(region, seed) => {
  let state = seed >>> 0 || 1;
  const below = (n) => {  // xorshift32
    state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
    return state % n;
  };
  function* deep(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* deep(element.shadowRoot);
    }
  }
  const listed = (element) => {
    for (let at = element; at && at !== region; at = at.parentNode ?? at.host)
      if (at.matches?.("li, [role=listitem]")) return true;
    return false;
  };
  const buttons = () => {
    const found = [];
    for (const root of [region, ...(region.shadowRoot ? [region.shadowRoot] : [])])
      for (const element of deep(root))
        if (element.matches("button, [role=button]") && !element.disabled && listed(element)) found.push(element);
    return found;
  };
  // At one screen: whoever is next says that he is there.
  const passes = () =>
    [...deep(document)].filter((element) => element.matches("button") && /^I am /.test(element.textContent.trim()));
  const driven = { pressed: [] };
  window.driven = driven;
  const turn = () => {
    if (window.driven !== driven) return;
    const found = buttons();
    if (!found.length) found.push(...passes());
    if (found.length) {
      const button = found[below(found.length)];
      driven.pressed.push(button.ariaLabel ?? button.textContent.trim());
      button.click();
    }
    setTimeout(turn, found.length ? 0 : 3);
  };
  turn();
}
