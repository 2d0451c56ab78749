import { indianWarsWords as words } from "../../words/indian-wars";
import { cardOf, faces } from "../cards";
import { SIDES, type IndianWarsCard, type IndianWarsMaterial } from "./material";

/** What a side is called. */
export function sideName(seat: number, material: IndianWarsMaterial): string {
  return material.players["2"]?.[seat] ?? "";
}

/** What stands on a card. */
export const faceOf = faces((card: IndianWarsCard, material: IndianWarsMaterial) => ({
  name: card.name,
  type: card.type,
  title: material.types.find((type) => type.name === card.type)?.title ?? card.type,
  text: card.text,
  figures: card.score === null ? [] : [{ value: card.score, of: words.counts }],
  ...(own(card, material) ? {} : useNote(card, material)),
}));

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

/** A hand: as `sorted`, but what is of no use to its side comes last. */
export function inHand(cards: readonly number[], seat: number, material: IndianWarsMaterial): number[] {
  const all = sorted(cards, material);
  return [...all.filter((number) => serves(number, seat, material)), ...all.filter((number) => !serves(number, seat, material))];
}

/** Whether a side can ever do anything with a card but exchange it. */
export function serves(number: number, seat: number, material: IndianWarsMaterial): boolean {
  const side = SIDES[seat];
  return side !== undefined && cardOf(number, material).serves.includes(side);
}

/** What some cards count together. */
export function total(cards: readonly number[], material: IndianWarsMaterial): number {
  return cards.reduce((sum, number) => sum + (cardOf(number, material).score ?? 0), 0);
}
