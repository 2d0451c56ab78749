import type { MysticWarriorsEvent, MysticWarriorsView } from "../../protocol/types";
import { cardWords } from "../../words/card";
import { mysticWarriorsWords as words } from "../../words/mystic-warriors";
import type { About, BoardModule, Target } from "../board";
import { cardOf, cardTarget } from "../cards";
import { braveName, braveTarget, costOf, faceOf, sorted, stageOf, told, typeOf, wanted, wasAsked } from "./faces";
import { flights } from "./flights";
import type { MysticWarriorsMaterial } from "./material";

type Module = BoardModule<MysticWarriorsView, MysticWarriorsMaterial, MysticWarriorsEvent>;

const WITH_CARD = new Set(["discard", "offer", "lay", "gather", "omen", "play", "luck"]);

function target(action: string): Target | null {
  const [verb = "", noun = ""] = action.split(":");
  if (WITH_CARD.has(verb)) return `card:${noun}`;
  if (verb === "raid") return `raid:${noun}`;
  if (verb === "trade" || verb === "target") return `brave:${noun.replace("brave-", "")}`;
  if (verb === "want") return `type:${noun}`;
  return verb === "small-game" ? "deck" : null;
}

const USES: Readonly<Record<string, string>> = { tribe: "gather", spirit: "omen", trade: "play", hunt: "play", luck: "luck" };
/** The types that a raid takes; no other card is ever laid. */
const LAID = new Set(["tribe", "weapon", "dress", "approach", "spirit"]);
const VERBS: Readonly<Record<string, string>> = {
  limit: "discard",
  returning: "discard",
  suffering: "discard",
  gathering: "discard",
  offering: "offer",
  answering: "offer",
};

function meant(target: Target, view: MysticWarriorsView, material: MysticWarriorsMaterial): string[] {
  const [kind, name = ""] = target.split(":");
  const stage = stageOf(view, material);
  if (kind === "raid") return [`raid:${name}`];
  if (kind === "brave") return stage === "naming" ? [`target:brave-${name}`] : [`trade:brave-${name}`, `target:brave-${name}`];
  if (kind === "type") return [`want:${name}:1`, `want:${name}:2`];
  if (kind === "deck") return ["small-game"];
  if (kind !== "card") return [];
  const verb = VERBS[stage];
  if (verb) return [`${verb}:${name}`];
  const card = material.cards.find((one) => one.noun === name);
  const type = card ? typeOf(card.type, material).name : "";
  const use = USES[type] ? [`${USES[type]}:${name}`] : [];
  const lay = LAID.has(type) ? [`lay:${name}`] : [];
  if (stage === "laying" || stage === "raid-choice") return lay.length ? lay : use;
  return [...use, ...lay];
}

function about(target: Target, view: MysticWarriorsView, material: MysticWarriorsMaterial): About | null {
  const [kind = "", name = ""] = target.split(":");
  const seat = Number(name) - 1;
  switch (kind) {
    case "card":
      return aboutCard(name, view, material);
    case "raid": {
      const raid = material.raids.find((one) => one.name === name);
      if (!raid) return null;
      const lines = [words.costs(told(costOf(raid.cost), material), raid.flips)];
      return { title: raid.title, lines: raid.feathers ? [...lines, words.needs(raid.feathers)] : lines, rule: "MW-3" };
    }
    case "type": {
      const type = material.types.find((one) => one.name === name);
      return type ? withRule({ title: words.type(type.title, type.count), lines: [type.text] }, type.rules[0]) : null;
    }
    case "brave":
    case "hand":
      return { title: braveName(seat, material), lines: aboutBrave(seat, view, material), rule: "MW-15" };
    case "feathers":
      return { title: words.feathers(view.feathers[seat] ?? 0, view.goal), lines: [braveName(seat, material)], rule: "MW-4" };
    case "deck":
      return { title: cardWords.deckOf(view.deck_size), lines: aboutDeck(view, material), rule: "MW-2" };
    case "pile":
      return { title: cardWords.pileOf(view.pile.length), lines: [], rule: "MW-14" };
    default:
      return null;
  }
}

function withRule(about: About, rule: string | undefined): About {
  return rule ? { ...about, rule } : about;
}

function aboutCard(noun: string, view: MysticWarriorsView, material: MysticWarriorsMaterial): About | null {
  const number = material.cards.findIndex((card) => card.noun === noun);
  if (number < 0) return null;
  const card = cardOf(number, material);
  const knowing = view.shown.find((note) => note.card === number);
  const lines = [words.cardOf(faceOf(number, material).title), card.text];
  if (knowing && view.hand.includes(number)) lines.push(words.seen(names(knowing.seats, material)));
  return withRule({ title: card.name, lines }, card.rules[0]);
}

function names(seats: readonly number[], material: MysticWarriorsMaterial): string {
  return words.row(seats.map((seat) => braveName(seat, material)));
}

function aboutBrave(seat: number, view: MysticWarriorsView, material: MysticWarriorsMaterial): string[] {
  const lines = [words.feathers(view.feathers[seat] ?? 0, view.goal), words.held(view.hand_sizes[seat] ?? 0)];
  const known = view.known.filter((note) => note.seats.includes(seat));
  const told = known.map((note) => cardOf(note.card, material).name + (note.seats.length > 1 ? ` (${words.perhaps})` : ""));
  if (told.length) lines.push(`${words.known}: ${words.row(told)}`);
  if (wasAsked(seat, view)) lines.push(words.askedWhy);
  return lines;
}

function aboutDeck(view: MysticWarriorsView, material: MysticWarriorsMaterial): string[] {
  return view.depths.flatMap((depth, seat) => (depth && seat !== view.seat ? [words.knows(braveName(seat, material), depth)] : []));
}

function touched(event: MysticWarriorsEvent, _view: MysticWarriorsView, material: MysticWarriorsMaterial): Target[] {
  const of = (cards: readonly number[]): Target[] => cards.map((number) => cardTarget(number, material));
  switch (event.type) {
    case "GameBegan":
      return [braveTarget(event.first)];
    case "DrewCards":
    case "SmallGame":
      return [braveTarget(event.seat), "deck"];
    case "Drew":
    case "KnewDrawn":
    case "OmenSeen":
      return ["deck", ...of(event.cards)];
    case "Reshuffled":
      return ["deck", "pile"];
    case "Discarded":
    case "Gathered":
      return [braveTarget(event.seat), "pile", ...of(event.cards)];
    case "RaidPlanned":
      return [braveTarget(event.seat), `raid:${material.raids[event.raid]?.name ?? ""}`];
    case "RaidBegan":
      return [braveTarget(event.seat), `raid:${material.raids[event.raid]?.name ?? ""}`, ...of(event.cards)];
    case "Flipped":
      return [braveTarget(event.seat), "deck", ...of(event.cards)];
    case "PutAside":
      return of([event.card]);
    case "CardPlayed":
    case "OmenRead":
      return [braveTarget(event.seat), "pile", ...of([event.card])];
    case "LuckPlayed":
      return [braveTarget(event.seat), braveTarget(event.victim), ...of([event.card])];
    case "Offered":
      return [braveTarget(event.seat), braveTarget(event.partner), ...wanted(event.wants).map(([type]) => `type:${typeOf(type, material).name}`)];
    case "Answered":
    case "Declined":
    case "Traded":
    case "PartnerNamed":
      return [braveTarget(event.seat), braveTarget(event.partner)];
    case "CardsTraded":
      return [braveTarget(event.seat), braveTarget(event.partner), ...of([...event.gave, ...event.got])];
    case "CardsShown":
      return [braveTarget(event.seat), ...of(event.cards)];
    case "MustDiscard":
    case "StayedHome":
    case "TurnBegan":
    case "TurnEnded":
    case "Wanted":
      return [braveTarget(event.seat)];
    case "GameEnded":
      return [braveTarget(event.winner)];
    default:
      return [];
  }
}

export const mysticWarriors: Module = {
  tag: "tallgrass-mystic-warriors-board",
  target,
  meant,
  hand: (view, material) => sorted(view.hand, material).map((card) => cardTarget(card, material)),
  about,
  touched,
  flights,
  begins: (event) => (event.type === "TurnBegan" ? "turn" : null),
  heading: (event, material) => (event.type === "TurnBegan" ? words.turn(event.turn, braveName(event.seat, material)) : null),
};
