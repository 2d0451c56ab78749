export type { IndianWarsCard, IndianWarsMaterial } from "../../protocol/types";

/** Phases that the board has to know, as a view numbers them. */
export const RESOURCES = 0;
export const AFTERMATH = 4;
export const OVER = 5;
/** Seats as targets spell them. */
export const SIDES = ["whites", "indians"] as const;
