import type { CardFace } from "../../ui/card";
import { plainsWords as words } from "../../words/plains";
import { faces } from "../cards";
import type { PlainsCard, PlainsMaterial } from "./types";

export const faceOf = faces<PlainsCard, PlainsMaterial>(drawn);

function drawn(card: PlainsCard, material: PlainsMaterial): CardFace {
  const deck = material.decks[card.deck]!;
  const band = deck.name;
  if (card.type !== "event") {
    const text = words.does(card.cubes ?? 0, card.groups ?? 0, card.moves ?? 0);
    const figures = (["cubes", "groups", "moves"] as const).map((of) => ({ value: card[of] ?? 0, of: words.figures[of] }));
    return { name: card.name, type: card.type, title: deck.main, band, figures, text, ...(card.no_rail ? { note: words.noRail } : {}) };
  }
  const note = card.timing === "on_draw" ? words.atOnce : card.enduring ? words.enduring : null;
  return { name: card.name, type: `event_${deck.name}`, title: words.event, band, text: card.text, ...(note ? { note } : {}) };
}
