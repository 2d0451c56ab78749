// Whether a button of that name has the focus.
(name) => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const button = at?.matches("button, [role=button]");
  return Boolean(button) && (at.ariaLabel ?? at.textContent.trim()) === name;
}
