import { html, nothing, type TemplateResult } from "lit";
import { card } from "../../ui/card";
import { plainsWords as words } from "../../words/plains";
import type { Board } from "../board";
import { faceOf } from "./faces";
import type { PlainsMaterial, PlainsView } from "./types";

/** The viewer's own hands, each deck's together; where it is narrow, as a strip under the map. */
export function hands(board: Board<PlainsView, PlainsMaterial>, narrow: boolean): TemplateResult | typeof nothing {
  const { view, material, lit, marked } = board;
  const held = material.decks.map((deck, n) => ({ deck, cards: view.hand[n] ?? [] })).filter(({ cards }) => cards.length);
  if (!held.length) return nothing;
  const some = held.some(({ cards }) => cards.some((number) => lit.has(`card:${material.cards[number]!.noun}`)));
  return html`<div class=${`hands ${narrow ? "strip" : some ? "called" : ""}`}>
    ${held.map(
      ({ deck, cards }) => html`<div class="hand" role="group" aria-label=${words.hand(deck.title)}>
        ${cards.map((number) => {
          const target = `card:${material.cards[number]!.noun}`;
          return card({
            face: faceOf(number, material),
            size: narrow ? "table" : "hand",
            target,
            at: target,
            lit: lit.has(target),
            marked: marked.has(target),
            press: () => undefined, // the board hears it
          });
        })}
      </div>`,
    )}
  </div>`;
}
