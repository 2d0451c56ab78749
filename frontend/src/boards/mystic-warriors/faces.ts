import type { MysticWarriorsView } from "../../protocol/types";
import type { CardType } from "../../ui/card-kinds";
import { mysticWarriorsWords as words } from "../../words/mystic-warriors";
import type { Target } from "../board";
import { cardOf, faces } from "../cards";
import type { MysticCard, MysticType, MysticWarriorsMaterial } from "./material";

/** What a warrior is called. */
export function braveName(seat: number, material: MysticWarriorsMaterial): string {
  const most = Math.max(...Object.keys(material.players).map(Number));
  return material.players[most]?.[seat] ?? "";
}

export function typeOf(number: number, material: MysticWarriorsMaterial): MysticType {
  const found = material.types[number];
  if (!found) throw new Error(`there is no type ${number}`);
  return found;
}

export function cardType(number: number, material: MysticWarriorsMaterial): CardType {
  return typeOf(cardOf(number, material).type, material).name;
}

export function braveTarget(seat: number): Target {
  return `brave:${seat + 1}`;
}

/** What stands on a card. */
export const faceOf = faces((card: MysticCard, material: MysticWarriorsMaterial) => {
  const type = typeOf(card.type, material);
  return { name: card.name, type: type.name, title: type.title, text: card.text };
});

/** By type, those first that raids take, in the order in which they are laid. */
export function sorted(cards: readonly number[], material: MysticWarriorsMaterial): number[] {
  const order = [...new Set([...(material.raids.at(-1)?.cost ?? []), ...material.types.keys()])];
  const place = (number: number): number => order.indexOf(cardOf(number, material).type);
  return [...cards].sort((a, b) => place(a) - place(b) || a - b);
}

export function stageOf(view: MysticWarriorsView, material: MysticWarriorsMaterial): string {
  return material.stages[view.stage] ?? "";
}

/** What a raid takes, by type: `[type, how many]` in the order in which they are laid. */
export function costOf(cost: readonly number[]): [number, number][] {
  return [...new Set(cost)].map((type) => [type, cost.filter((one) => one === type).length]);
}

/** A request, from its numbers: `[type, how many]`. */
export function wanted(wants: readonly number[]): [number, number][] {
  return wants.map((want) => [Math.floor(want / 2), (want % 2) + 1]);
}

/** "2 Weapon and 1 Dress". */
export function told(counts: readonly (readonly [number, number])[], material: MysticWarriorsMaterial): string {
  return words.row(counts.map(([type, count]) => words.cards(count, typeOf(type, material).title)));
}

/** Whether a seat was asked for a trade this turn. */
export function wasAsked(seat: number, view: MysticWarriorsView): boolean {
  return view.asked.includes(seat) && view.current !== seat;
}
