import type { CardType } from "../../ui/card-kinds";

/** What the server says that the game is played with (`MysticWarriorsMaterial` there). */
export interface MysticWarriorsMaterial {
  readonly name: string;
  readonly title: string;
  readonly players: { readonly [count: string]: readonly string[] };
  readonly cards: readonly MysticCard[];
  readonly types: readonly MysticType[];
  readonly raids: readonly MysticRaid[];
  readonly stages: readonly string[];
  readonly deck: number;
  readonly hand: number;
  readonly limit: number;
}

/** A card, or two of a name. */
export interface MysticCard {
  readonly name: string;
  /** How actions spell it. */
  readonly noun: string;
  /** Its place among the types. */
  readonly type: number;
  readonly count: number;
  readonly note: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export interface MysticType {
  readonly name: Extract<CardType, "tribe" | "weapon" | "dress" | "approach" | "coup" | "spirit" | "trade" | "hunt" | "luck">;
  readonly title: string;
  readonly text: string;
  readonly count: number;
  readonly rules: readonly string[];
}

export interface MysticRaid {
  readonly name: string;
  readonly title: string;
  /** By types, in the order in which they are laid. */
  readonly cost: readonly number[];
  readonly flips: number;
  /** How many its leader must have. */
  readonly feathers: number;
}
