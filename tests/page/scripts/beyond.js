// The texts between <bdi> that are seen beyond the right edge of the window, or beyond what holds them.
() => {
  const found = [];
  const parent = (at) => at.assignedSlot ?? at.parentNode ?? null;
  const up = (at) => (parent(at) instanceof ShadowRoot ? parent(at).host : parent(at));
  const look = (root) => {
    for (const at of root.querySelectorAll("*")) {
      if (at.shadowRoot) look(at.shadowRoot);
      if (at.localName !== "bdi") continue;
      const range = document.createRange();
      range.selectNodeContents(at);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      let right = box.right;
      for (let above = at; above instanceof Element; above = up(above)) {
        const held = above.getBoundingClientRect();
        const style = getComputedStyle(above);
        if (style.overflowX === "auto" || style.overflowX === "scroll") {
          if (right > held.right + 1) found.push(`${above.localName} is scrolled: ${at.textContent}`);
        }
        if (style.overflowX === "hidden" || style.overflowX === "clip") right = Math.min(right, held.right + 4);
      }
      if (right > innerWidth + 1) found.push(`${right}: ${at.textContent}`);
    }
  };
  look(document);
  return found;
};
