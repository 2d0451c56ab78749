/** Whether something stands over the page that has the keys to itself: a dialog, the settings. */
export function covered(root: Document | ShadowRoot = document): boolean {
  if (root.querySelector(":modal, :popover-open")) return true;
  return [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot !== null && covered(shadowRoot));
}
