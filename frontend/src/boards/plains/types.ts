import type * as messages from "../../protocol/messages";

export type PlainsView = messages.PlainsView;
export type PlainsMaterial = messages.PlainsMaterial;
export type PlainsEvent = messages.PlainsIndianWarsEvent;
export type PlainsPlace = messages.PlainsPlace;
export type PlainsCard = messages.PlainsCard;
export type Step = PlainsView["agenda"][number];

/** Where something is on the map; y grows south. */
export type Point = readonly [number, number];

/** Factions, as the numbers of views and events have them. */
export const ENEMIES = 4;
export const WAGONS = 5;
export const RAILROAD = 6;

export const INDIAN = 0;
export const US = 1;
export const NOBODY = -1;
export const NOWHERE = -1;
