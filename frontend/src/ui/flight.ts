import { type LitElement, render } from "lit";
import type { Flight } from "../boards/board";

const LASTS = 200; // ms
const SHAKES = 220; // ms, as the note beside it
const MOST = 12; // flights that wait; of more only the last: nobody waits for a parade

/** Whether the reader wants things to stand still. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Waiting {
  readonly flight: Flight;
  /** Where it begins; null: that wasn't to be seen yet. */
  readonly from: DOMRect | null;
}

/** The flights over one board: one after another, also those of several views that came soon after each other. */
class Sky {
  private waiting: Waiting[] = [];
  private busy = false;
  /** Ends when nothing flies any more. */
  done: Promise<void> = Promise.resolve();
  /** Cards that are on their way, and not to be seen yet where they come to. */
  private readonly veiled = new Map<Waiting, HTMLElement>();

  constructor(private readonly board: LitElement) {}

  add(more: readonly Waiting[]): void {
    const all = [...this.waiting, ...more];
    this.waiting = all.slice(-MOST);
    for (const each of all.slice(0, -MOST)) this.unveil(each);
    if (!this.busy) this.done = this.run();
  }

  clear(): void {
    for (const each of this.waiting) this.unveil(each);
    this.waiting = [];
  }

  private async run(): Promise<void> {
    this.busy = true;
    try {
      await this.board.updateComplete;
      while (this.waiting.length) {
        for (const each of this.waiting) this.veil(each);
        await this.show(this.waiting.shift()!);
      }
    } finally {
      this.busy = false;
    }
  }

  private async show(next: Waiting): Promise<void> {
    try {
      if (!this.board.isConnected) return; // it was put away, and so is what flies
      const from = next.from ?? place(this.board, next.flight.from);
      const to = place(this.board, next.flight.to);
      if (from && to && (inSight(from) || inSight(to))) await one(next.flight, from, to);
    } finally {
      this.unveil(next);
    }
  }

  private veil(waiting: Waiting): void {
    const to = found(this.board, waiting.flight.to);
    if (this.veiled.has(waiting) || to?.localName !== "tallgrass-card") return;
    this.veiled.set(waiting, to as HTMLElement);
    (to as HTMLElement).style.opacity = "0";
  }

  private unveil(waiting: Waiting): void {
    const card = this.veiled.get(waiting);
    this.veiled.delete(waiting);
    if (card && ![...this.veiled.values()].includes(card)) card.style.removeProperty("opacity");
  }
}

const skies = new WeakMap<LitElement, Sky>();

/**
 * Shows pieces going from where they were to where they are, one after another. The board has been handed how
 * things are, and still shows how they were. Places that aren't drawn are left out, and what goes on out of sight.
 */
export function fly(board: LitElement, flights: readonly Flight[]): void {
  if (still()) return;
  const sky = skies.get(board) ?? new Sky(board);
  skies.set(board, sky);
  const start = ({ thing, from }: Flight): DOMRect | null => (thing ? place(board, thing) : null) ?? place(board, from);
  sky.add(flights.map((flight) => ({ flight, from: start(flight) })));
}

/** A thing on a board shakes its head once: it can't be pressed now. */
export function shake(board: LitElement, target: string): void {
  if (still()) return;
  for (const thing of board.renderRoot.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)) {
    thing.toggleAttribute("data-shaken", true); // what has no outline of its own is given one
    const moving = thing.animate({ translate: ["0", "-5px", "0", "5px", "0"] }, { duration: SHAKES });
    moving.onfinish = moving.oncancel = () => thing.toggleAttribute("data-shaken", false);
  }
}

/** Ends when everything is where it was flying to. */
export function landed(board: LitElement): Promise<void> {
  return skies.get(board)?.done ?? Promise.resolve();
}

/** Nothing that waits flies any more: another moment is shown. */
export function ground(board: LitElement): void {
  skies.get(board)?.clear();
}

function inSight(rect: DOMRect): boolean {
  return rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;
}

function found(board: LitElement, name: string): Element | null {
  const root = board.renderRoot;
  return root.querySelector(`[data-at="${CSS.escape(name)}"]`) ?? root.querySelector(`[data-target="${CSS.escape(name)}"]`);
}

function place(board: LitElement, name: string): DOMRect | null {
  return found(board, name)?.getBoundingClientRect() ?? null;
}

async function one(flight: Flight, from: DOMRect, to: DOMRect): Promise<void> {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none" });
  render(flight.piece, ghost);
  document.body.append(ghost);
  const size = ghost.getBoundingClientRect();
  const at = (rect: DOMRect): string =>
    `translate(${rect.x + (rect.width - size.width) / 2}px, ${rect.y + (rect.height - size.height) / 2}px)`;
  try {
    await ghost.animate([{ transform: at(from) }, { transform: at(to) }], {
      duration: LASTS,
      easing: "cubic-bezier(0.3, 0.1, 0.3, 1)",
      fill: "both",
    }).finished;
  } finally {
    ghost.remove();
  }
}
