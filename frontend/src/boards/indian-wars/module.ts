import type { IndianWarsEvent, IndianWarsView } from "../../protocol/types";
import { cardWords } from "../../words/card";
import { indianWarsWords as words } from "../../words/indian-wars";
import type { About, BoardModule, Target } from "../board";
import { cardOf, cardTarget } from "../cards";
import { inHand, sideName } from "./faces";
import { flights } from "./flights";
import { RESOURCES, SIDES, type IndianWarsMaterial } from "./material";

type Module = BoardModule<IndianWarsView, IndianWarsMaterial, IndianWarsEvent>;

const WITH_CARD = new Set(["discard", "lay", "play", "count"]);

function target(action: string): Target | null {
  const [verb = "", noun = ""] = action.split(":");
  if (WITH_CARD.has(verb)) return `card:${noun}`;
  return verb === "draw" || verb === "extra" ? "deck" : null;
}

function meant(target: Target, view: IndianWarsView): string[] {
  const [kind, noun] = target.split(":");
  if (kind === "deck") return ["draw"];
  if (kind !== "card") return [];
  return view.phase === RESOURCES ? [`play:${noun}`, `discard:${noun}`] : [`lay:${noun}`, `count:${noun}`];
}

function about(target: Target, view: IndianWarsView, material: IndianWarsMaterial): About | null {
  const [kind = "", name = ""] = target.split(":");
  if (kind === "card") return aboutCard(name, material);
  if (kind === "phase") return aboutPhase(name, material);
  const before = view.phase === RESOURCES ? [words.asBefore] : [];
  if (kind === "deck") return { title: cardWords.deckOf(view.deck_size), lines: before, rule: "IW-5" };
  if (kind === "pile") return { title: cardWords.pileOf(view.pile.length), lines: before, rule: "IW-16" };
  const seat = SIDES.indexOf(name as (typeof SIDES)[number]);
  if (seat < 0) return null;
  const side = sideName(seat, material);
  const due = view.extra_due[seat] ?? 0;
  if (kind === "chips") return { title: words.chips(view.chips[seat] ?? 0), lines: [words.chipsOf(side), words.chipsAbout], rule: "IW-13" };
  if (kind === "hand") return { title: words.handOf(side), lines: [words.secretHand], rule: "IW-16" };
  if (kind === "extra") return { title: words.extraNext(due), lines: [words.extraAbout], rule: "IW-2" };
  return null;
}

function aboutCard(noun: string, material: IndianWarsMaterial): About | null {
  const number = material.cards.findIndex((card) => card.noun === noun);
  if (number < 0) return null;
  const card = cardOf(number, material);
  const type = material.types.find((one) => one.name === card.type);
  const score = card.score === null ? "" : `, ${words.counts} ${card.score}`;
  const rule = card.rules[0];
  return { title: card.name, lines: [`${type?.title ?? ""}${score}`, card.text], ...(rule ? { rule } : {}) };
}

function aboutPhase(name: string, material: IndianWarsMaterial): About | null {
  const phase = material.phases.find((one) => one.name === name);
  const type = material.types.find((one) => one.name === name);
  const rules: Record<string, string> = { resources: "IW-2", aftermath: "IW-11" };
  return phase ? { title: phase.title, lines: type ? [type.text] : [], rule: rules[name] ?? "IW-10" } : null;
}

function touched(event: IndianWarsEvent, _view: IndianWarsView, material: IndianWarsMaterial): Target[] {
  const of = (...cards: readonly (readonly number[])[]): Target[] => cards.flat().map((number) => cardTarget(number, material));
  const phase = (number: number): Target => `phase:${material.phases[number]?.name ?? ""}`;
  switch (event.type) {
    case "Drew":
      return ["deck", ...of(event.cards)];
    case "PlayedForCards":
    case "SetAside":
      return of([event.card]);
    case "Exchanged":
      return ["pile", ...of(event.cards)];
    case "ExtraTaken":
      return [`extra:${SIDES[event.seat]}`];
    case "Finished":
      return [phase(event.phase), `side:${SIDES[event.seat]}`];
    case "ResourcesShown":
      return [phase(RESOURCES), `side:${SIDES[event.seat]}`, ...of(event.played, event.exchanged)];
    case "Reshuffled":
      return ["deck", "pile"];
    case "Laid":
      return of([event.card]);
    case "ContestSettled":
      return [phase(event.phase), ...(event.loser === null ? [] : [`chips:${SIDES[event.loser]}`]), ...of(...event.cards)];
    case "AftermathPlayed":
      return [`chips:${SIDES[1 - event.seat]}`, `extra:${SIDES[1 - event.seat]}`, ...of([event.card])];
    case "HandsThrown":
      return ["pile"];
    case "GameEnded":
      return ["chips:whites", "chips:indians"];
    default:
      return [];
  }
}

/** A contest, or a card of Aftermath: what it has cost whom. */
function came(event: IndianWarsEvent, view: IndianWarsView, material: IndianWarsMaterial): string | null {
  const who = (seat: number): string => (seat === view.seat ? words.you : sideName(seat, material));
  if (event.type === "AftermathPlayed") return words.cost(cardOf(event.card, material).name, who(1 - event.seat), event.lost);
  if (event.type !== "ContestSettled") return null;
  const totals = event.totals.map((total, seat) => `${who(seat)} ${total}`).join(", ");
  const contest = `${material.phases[event.phase]?.title ?? ""}: ${totals}`;
  return event.loser === null ? words.tied(contest) : words.cost(contest, who(event.loser), event.lost);
}

export const indianWars: Module = {
  tag: "tallgrass-indian-wars-board",
  target,
  meant,
  hand: (view, material) => (view.seat === null ? [] : inHand(view.hand, view.seat, material).map((card) => cardTarget(card, material))),
  about,
  touched,
  flights,
  came,
  begins: (event) => (event.type === "TurnBegan" ? "turn" : null),
  heading: (event) => (event.type === "TurnBegan" ? words.turn(event.turn) : null),
};
