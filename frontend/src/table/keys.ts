import { covered } from "../ui/covered";

/** What keys do at a table; docs/page.md lists them. */
export interface Keys {
  /** The first line of the list is 0, its last -1. */
  line(place: number): void;
  undo(): unknown;
  hint(): unknown;
  step(by: 1 | -1): void;
  first(): void;
  now(): void;
  tab(tab: "log" | "chat"): void;
  rules(): void;
  help(): void;
  /** Closes what lies uppermost; whether there was something. */
  shut(): boolean;
}

/** What goes on while its key is held down; anything else is done once. */
const HELD = new Set(["[", "]"]);

/** Carries out a key, unless somebody is writing or turning something else with it, or what stands over the page has it. */
export function keyboard(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.key === "Escape") {
    if (!covered() && keys.shut()) event.preventDefault(); // else the browser closes what is open
    return;
  }
  if (writing(event)) return;
  const does: Record<string, () => unknown> = {
    u: keys.undo,
    h: keys.hint,
    n: keys.now,
    l: () => keys.tab("log"),
    c: () => keys.tab("chat"),
    r: keys.rules,
    "?": keys.help,
    "[": () => keys.step(-1),
    "]": () => keys.step(1),
    "{": keys.first,
    "}": keys.now,
  };
  const action = /^[0-9]$/.test(event.key) ? () => keys.line(Number(event.key) - 1) : does[event.key];
  if (!action || covered()) return;
  event.preventDefault();
  if (!event.repeat || HELD.has(event.key)) action();
}

/** Keeps a key that is held down from pressing a button, or a thing on a board, again and again. */
export function pressedOnce(event: KeyboardEvent): void {
  if (!event.repeat || (event.key !== "Enter" && event.key !== " ") || writing(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function writing(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
