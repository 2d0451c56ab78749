import type { BoardModule } from "../board";
import { about } from "./about";
import { beside } from "./beside";
import { landOf } from "./geometry";
import { parts } from "./ledger";
import { flights } from "./flights";
import { odds } from "./odds";
import { meant, target } from "./targets";
import { touched } from "./touched";
import { plainsWords as words } from "../../words/plains";
import type { PlainsEvent, PlainsMaterial, PlainsView } from "./types";

/** Plains Indian Wars as the table page plays it. */
export const plains: BoardModule<PlainsView, PlainsMaterial, PlainsEvent> = {
  tag: "tallgrass-plains-board",
  prepare: landOf,
  target,
  meant,
  about,
  touched,
  flights,
  lately: beside,
  begins: (event) => (event.type === "RoundBegan" ? "round" : event.type === "DiscDrawn" ? "turn" : null),
  odds,
  score: (view, material) => material.sides.map((_, side) => parts(view, material, side)),
  heading: (event, material) => {
    if (event.type === "RoundBegan") return words.heading(event.round);
    return event.type === "DiscDrawn" ? (material.discs[event.disc]?.title ?? null) : null;
  },
};
