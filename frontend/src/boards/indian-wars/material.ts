/** What the server says that the game is played with (`IndianWarsMaterial` there). */
export interface IndianWarsMaterial {
  readonly name: string;
  readonly title: string;
  readonly players: { readonly [count: string]: readonly string[] };
  readonly cards: readonly IndianWarsCard[];
  readonly types: readonly IndianWarsType[];
  readonly phases: readonly { readonly name: string; readonly title: string }[];
  readonly stages: readonly string[];
  readonly chips: number;
  readonly hand: number;
  readonly exchange: number;
}

export interface IndianWarsCard {
  readonly name: string;
  /** How actions spell it. */
  readonly noun: string;
  readonly type: IndianWarsType["name"];
  readonly use: "whites" | "indians" | "both";
  readonly score: number | null;
  readonly note: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export interface IndianWarsType {
  readonly name: "initiative" | "white_combatant" | "indian_combatant" | "firepower" | "aftermath" | "special" | "historical";
  readonly title: string;
  readonly text: string;
}

/** Names of phases, in the order of a view's numbers. */
export const RESOURCES = 0;
export const AFTERMATH = 4;
export const OVER = 5;
export const SIDES = ["whites", "indians"] as const;
