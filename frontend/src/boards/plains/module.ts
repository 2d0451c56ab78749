import type { BoardModule } from "../board";
import { about } from "./about";
import { dice } from "./dice";
import { flights } from "./flights";
import { meant, target } from "./targets";
import { touched } from "./touched";
import { plainsWords as words } from "../../words/plains";
import type { PlainsEvent, PlainsMaterial, PlainsView } from "./types";

/** Plains Indian Wars as the table page plays it. */
export const plains: BoardModule<PlainsView, PlainsMaterial, PlainsEvent> = {
  tag: "tallgrass-plains-board",
  target,
  meant,
  about,
  touched,
  flights,
  lately: dice,
  begins: (event) => (event.type === "RoundBegan" ? "round" : event.type === "DiscDrawn" ? "turn" : null),
  odds: (target) => {
    const [kind, noun, third] = target.split(":");
    return (kind === "place" ? noun : kind === "wagon" || kind === "cubes" ? third : null) ?? null;
  },
  heading: (event, material) => {
    if (event.type === "RoundBegan") return words.heading(event.round);
    return event.type === "DiscDrawn" ? (material.discs[event.disc]?.title ?? null) : null;
  },
};
