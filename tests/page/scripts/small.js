// Controls that are shown and smaller than a thumb.
() => {
  const CONTROLS = "button, select, summary, input:not([type=checkbox]):not([type=radio]), .button";
  const found = [];
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (!element.matches(CONTROLS) || element.disabled) continue;
      const { width, height } = element.getBoundingClientRect();
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!shown || !width || (width >= 43.5 && height >= 43.5)) continue;
      found.push(`${element.ariaLabel ?? element.textContent.trim()} ${Math.round(width)}x${Math.round(height)}`);
    }
  };
  look(document);
  return found;
}
