import type { SVGTemplateResult } from "lit";
import { indianWars } from "./indian-wars";
import { mysticWarriors } from "./mystic-warriors";
import { plainsIndianWars } from "./plains-indian-wars";

/** The title piece of each game. */
export const pieces: Readonly<Record<string, SVGTemplateResult>> = {
  "indian-wars": indianWars,
  "mystic-warriors": mysticWarriors,
  "plains-indian-wars": plainsIndianWars,
};

export { plates } from "./plate";
