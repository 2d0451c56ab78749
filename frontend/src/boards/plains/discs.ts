// The discs of a round, as they came out of the bag.
import type { News } from "../../protocol/types";
import type { PlainsEvent, PlainsMaterial, PlainsView } from "./types";

export function isDrawn(view: PlainsView, disc: number): boolean {
  const now = view.disc === disc && view.agenda.length > 0;
  return !view.discs.includes(disc) && (view.round > 0 || now);
}

/**
 * The discs that were drawn, in their order, then those in the bag. Of what happened the beginning may be missing:
 * what isn't told there was drawn before.
 */
export function inOrder(view: PlainsView, material: PlainsMaterial, news: readonly News[]): number[] {
  const told: number[] = [];
  for (const { event } of news as readonly { event: PlainsEvent }[]) {
    if (event.type === "RoundBegan") told.length = 0;
    if (event.type === "DiscDrawn") told.push(event.disc);
  }
  const place = (disc: number): number => (isDrawn(view, disc) ? told.indexOf(disc) : told.length);
  return material.discs.map((_, disc) => disc).sort((a, b) => place(a) - place(b) || a - b);
}
