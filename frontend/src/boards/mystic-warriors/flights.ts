import { html, type TemplateResult } from "lit";
import type { MysticWarriorsEvent, MysticWarriorsView } from "../../protocol/types";
import { card } from "../../ui/card";
import { FEATHER } from "../../ui/mark";
import type { Flight, Target } from "../board";
import { cardTarget } from "../cards";
import { cardType, faceOf } from "./faces";
import type { MysticWarriorsMaterial } from "./material";

const hand = (seat: number): Target => `hand:${seat + 1}`;

/** The pieces that move when an event is shown. What is hidden from the viewer goes face down. */
export function flights(event: MysticWarriorsEvent, view: MysticWarriorsView, material: MysticWarriorsMaterial): Flight[] {
  const open = (cards: readonly number[], from: Target, to: Target): Flight[] =>
    cards.map((number) => ({ piece: card({ face: faceOf(number, material) }), from, to }));
  const held = (cards: readonly number[], seat: number, to: Target): Flight[] =>
    open(cards, hand(seat), to).map((flight, n) => ({ ...flight, thing: cardTarget(cards[n]!, material) }));
  switch (event.type) {
    case "DrewCards":
      return event.seat === view.seat ? [] : backs(event.count, "deck", hand(event.seat));
    case "Drew":
      return event.cards.flatMap((number) => open([number], "deck", cardTarget(number, material)));
    case "Discarded":
    case "Gathered":
      return held(event.cards, event.seat, "pile");
    case "CardPlayed":
    case "OmenRead":
    case "LuckPlayed":
      return held([event.card], event.seat, "pile");
    case "PutAside":
      return held([event.card], event.seat, "middle");
    case "RaidBegan":
      return event.seat === view.seat ? [] : held(event.cards, event.seat, "middle");
    case "Flipped":
      return [...open(event.cards, "deck", "middle"), ...event.cards.filter((number) => cardType(number, material) === "coup").map(() => won(event.seat))];
    case "CardsShown":
      return event.seat === view.seat ? [] : held(event.cards, event.seat, "middle");
    case "Traded":
      return [
        ...backs(event.gave, hand(event.seat), hand(event.partner)),
        ...backs(event.got, hand(event.partner), hand(event.seat)),
      ];
    case "Reshuffled":
      return backs(1, "pile", "deck");
    default:
      return [];
  }
}

function backs(count: number, from: Target, to: Target): Flight[] {
  return Array.from({ length: count }, () => ({ piece: card({ face: null }), from, to }));
}

/** An Eagle Feather that is gained; it stands outside the board, and brings its own colours. */
function won(seat: number): Flight {
  const piece: TemplateResult = html`<svg width="16" height="30" viewBox="-5 -1 10 16">
    <path fill="var(--band-wine)" stroke="var(--ink)" d=${FEATHER}></path>
  </svg>`;
  return { piece, from: "middle", to: `feathers:${seat + 1}` };
}
