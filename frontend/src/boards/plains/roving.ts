// Tab comes to one thing of each group (`data-group`), or to all of it that can be pressed; arrow keys go on from there.

import { along } from "../../ui/along";

/** By group, the thing in it that had the focus last. */
const last = new WeakMap<Element, Element>();

/** Sees to it that Tab comes into each group, whatever has been drawn. */
export function tend(root: ParentNode): void {
  root.querySelectorAll("[data-group]").forEach(opened);
}

function opened(group: Element): void {
  const things = within(group);
  const lit = things.filter((thing) => thing.matches(".lit, [lit]"));
  const known = things.find((thing) => thing === last.get(group)) ?? things[0];
  for (const thing of things) {
    const stop = lit.length ? lit.includes(thing) : thing === known;
    if (thing.getAttribute("tabindex") !== (stop ? "0" : "-1")) thing.setAttribute("tabindex", stop ? "0" : "-1");
  }
}

/** Something has the focus: one comes back to it. */
export function visited(thing: Element): void {
  const group = thing.closest("[data-group]");
  if (!group) return;
  last.set(group, thing);
  opened(group);
}

/** The thing of the same row that a key goes to. */
export function beside(thing: Element, key: string): HTMLElement | null {
  const row = thing.closest("[data-group=row]");
  return row && along(within(row), thing as HTMLElement, key);
}

function within(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-target]")];
}
