import { type LitElement, render } from "lit";
import type { Flight } from "../boards/board";

const LASTS = 200; // ms
const MOST = 12; // flights that are shown; of more only the last: nobody waits for a parade

/** Whether the reader wants things to stand still. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Shows pieces going from where they were to where they are, one after another. The board has been handed how
 * things are, and still shows how they were. Places that aren't drawn are left out, and what goes on out of sight.
 */
export async function fly(board: LitElement, flights: readonly Flight[]): Promise<void> {
  if (still()) return;
  const shown = flights.slice(-MOST);
  const starts = shown.map(({ thing, from }) => (thing && place(board, thing)) ?? place(board, from));
  await board.updateComplete;
  for (const [n, flight] of shown.entries()) {
    if (!board.isConnected) return; // it was put away, and so is what flies
    const from = starts[n] ?? place(board, flight.from);
    const to = place(board, flight.to);
    if (from && to && (inSight(from) || inSight(to))) await one(flight, from, to);
  }
}

function inSight(rect: DOMRect): boolean {
  return rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;
}

function place(board: LitElement, name: string): DOMRect | null {
  const root = board.renderRoot;
  const found = root.querySelector(`[data-at="${CSS.escape(name)}"]`) ?? root.querySelector(`[data-target="${CSS.escape(name)}"]`);
  return found?.getBoundingClientRect() ?? null;
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
