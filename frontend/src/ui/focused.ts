/** What has the focus, however deep in shadow roots; null: nothing has, as when what had it is gone. */
export function focused(): HTMLElement | SVGElement | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? null : (at as HTMLElement | SVGElement | null);
}
