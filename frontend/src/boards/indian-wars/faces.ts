import type { CardFace } from "../../ui/card";
import { indianWarsWords as words } from "../../words/indian-wars";
import type { Target } from "../board";
import { SIDES, type IndianWarsCard, type IndianWarsMaterial } from "./material";

/** What a side is called. */
export function sideName(seat: number, material: IndianWarsMaterial): string {
  return material.players["2"]?.[seat] ?? "";
}

export function cardOf(number: number, material: IndianWarsMaterial): IndianWarsCard {
  const found = material.cards[number];
  if (!found) throw new Error(`there is no card ${number}`);
  return found;
}

/** Where a card is to be pointed at: there is one of each. */
export function cardTarget(number: number, material: IndianWarsMaterial): Target {
  return `card:${cardOf(number, material).noun}`;
}

const made = new WeakMap<IndianWarsCard, CardFace>();

/** What stands on a card; the same object each time, so that a card isn't drawn anew for nothing. */
export function faceOf(number: number, material: IndianWarsMaterial): CardFace {
  const card = cardOf(number, material);
  let face = made.get(card);
  if (!face) {
    const title = material.types.find((type) => type.name === card.type)?.title ?? card.type;
    face = {
      name: card.name,
      type: card.type,
      title,
      text: card.text,
      figures: card.score === null ? [] : [{ value: card.score, of: words.counts }],
      ...(own(card, material) ? {} : useNote(card, material)),
    };
    made.set(card, face);
  }
  return face;
}

/** Combatants say in their type whose they are. */
function own(card: IndianWarsCard, material: IndianWarsMaterial): boolean {
  return card.use === "both" || card.type.endsWith("_combatant") || !material.players["2"];
}

function useNote(card: IndianWarsCard, material: IndianWarsMaterial): { note?: string } {
  const seat = SIDES.indexOf(card.use as (typeof SIDES)[number]);
  return seat < 0 ? {} : { note: sideName(seat, material) };
}

/** By type as the material has them, the strongest first, then by name. */
export function sorted(cards: readonly number[], material: IndianWarsMaterial): number[] {
  const place = (number: number): number => material.types.findIndex((type) => type.name === cardOf(number, material).type);
  const score = (number: number): number => cardOf(number, material).score ?? 0;
  return [...cards].sort((a, b) => place(a) - place(b) || score(b) - score(a) || a - b);
}

/** What some cards count together. */
export function total(cards: readonly number[], material: IndianWarsMaterial): number {
  return cards.reduce((sum, number) => sum + (cardOf(number, material).score ?? 0), 0);
}
