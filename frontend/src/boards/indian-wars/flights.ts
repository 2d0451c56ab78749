import { html, type TemplateResult } from "lit";
import { card } from "../../ui/card";
import type { IndianWarsEvent, IndianWarsView } from "../../protocol/types";
import type { Flight, Target } from "../board";
import { cardTarget } from "../cards";
import { faceOf } from "./faces";
import { SIDES, type IndianWarsMaterial } from "./material";

const FEW = 5; // cards that are shown going one by one from each hand

/** The pieces that move when an event is shown. What is hidden from the viewer goes face down. */
export function flights(event: IndianWarsEvent, view: IndianWarsView, material: IndianWarsMaterial): Flight[] {
  const open = (number: number, from: Target, to: Target): Flight => ({ piece: card({ face: faceOf(number, material) }), from, to });
  const played = (number: number, seat: number, to: Target): Flight => ({
    ...open(number, `hand:${SIDES[seat]}`, to),
    thing: cardTarget(number, material),
  });
  switch (event.type) {
    case "Drew":
      return event.cards.map((number) => open(number, "deck", cardTarget(number, material)));
    case "PlayedForCards":
      return [played(event.card, event.seat, "pile")];
    case "SetAside":
      return [played(event.card, event.seat, cardTarget(event.card, material))];
    case "Exchanged":
      return event.cards.map((number) => open(number, `part:${SIDES[event.seat]}`, "pile"));
    case "ResourcesShown":
      return event.seat === view.seat ? [] : [...shown(event, material), { piece: back(), from: "deck", to: `hand:${SIDES[event.seat]}` }];
    case "Reshuffled":
      return [{ piece: back(), from: "pile", to: "deck" }];
    case "Laid":
      return event.again ? [] : [played(event.card, event.seat, cardTarget(event.card, material))];
    case "ContestSettled":
      return settled(event, view, material);
    case "AftermathPlayed":
      return [
        ...(event.again ? [] : [played(event.card, event.seat, cardTarget(event.card, material))]),
        ...Array.from({ length: event.lost }, () => chipFrom(1 - event.seat)),
      ];
    case "HandsThrown":
      return event.hands.flatMap((cards, seat) => cards.slice(-FEW).map((number) => played(number, seat, "pile")));
    default:
      return [];
  }
}

type Shown = Extract<IndianWarsEvent, { type: "ResourcesShown" }>;
type Settled = Extract<IndianWarsEvent, { type: "ContestSettled" }>;

function shown(event: Shown, material: IndianWarsMaterial): Flight[] {
  const side = SIDES[event.seat];
  const all = [...event.played, ...event.exchanged];
  return all.map((number) => ({ piece: card({ face: faceOf(number, material) }), from: `hand:${side}`, to: `part:${side}` }));
}

/** Only what the viewer didn't see before comes to the table now. */
function settled(event: Settled, view: IndianWarsView, material: IndianWarsMaterial): Flight[] {
  const come = event.cards.flatMap((cards, seat) =>
    seat === view.seat
      ? []
      : cards.map((number) => ({
          piece: card({ face: faceOf(number, material) }),
          from: `hand:${SIDES[seat]}`,
          to: cardTarget(number, material),
        })),
  );
  const loser = event.loser;
  return loser === null ? come : [...come, ...Array.from({ length: event.lost }, () => chipFrom(loser))];
}

function chipFrom(seat: number): Flight {
  return { piece: chip(), from: `chips:${SIDES[seat]}`, to: "chips:lost" };
}

function back(): TemplateResult {
  return card({ face: null });
}

/** A Blood Chip that goes; it stands outside the board, and brings its own colours. */
function chip(): TemplateResult {
  return html`<svg width="22" height="22" viewBox="-11 -11 22 22">
    <circle r="10" fill="var(--band-wine)" stroke="var(--ink)"></circle>
    <circle r="6.500" fill="none" stroke="var(--on-band)"></circle>
  </svg>`;
}
