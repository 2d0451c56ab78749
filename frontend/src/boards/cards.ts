import type { CardFace } from "../ui/card";
import type { Target } from "./board";

interface Cards<C> {
  readonly cards: readonly C[];
}

export function cardOf<C>(number: number, material: Cards<C>): C {
  const found = material.cards[number];
  if (!found) throw new Error(`there is no card ${number}`);
  return found;
}

/** Where a card is to be pointed at; no eye tells two of a name apart. */
export function cardTarget(number: number, material: Cards<{ readonly noun: string }>): Target {
  return `card:${cardOf(number, material).noun}`;
}

/** What stands on a card of a number; the same object each time, so that a card isn't drawn anew for nothing. */
export function faces<C extends object, M extends Cards<C>>(draw: (card: C, material: M) => CardFace) {
  const made = new WeakMap<C, CardFace>();
  return (number: number, material: M): CardFace => {
    const card = cardOf(number, material);
    const face = made.get(card) ?? draw(card, material);
    made.set(card, face);
    return face;
  };
}
