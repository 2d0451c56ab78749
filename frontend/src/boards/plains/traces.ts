// What is left to see of what happened last, and where a party is on its way.
import { svg, type SVGTemplateResult } from "lit";
import { plainsWords as words } from "../../words/plains";
import { between as toward, distance, path } from "./lines";
import { find } from "./read";
import type { News } from "../../protocol/types";
import { between, type Land } from "./geometry";
import { NOWHERE, type PlainsEvent, type PlainsMaterial, type PlainsView, type Point, type Step } from "./types";

const BEFORE = 18; // of the map's own size, from the middle of where cubes stand

type Party = Extract<Step, { type: "Party" }>;
type Trace = { readonly way: readonly Point[] } | { readonly from: Point; readonly to: Point } | { readonly at: Point; readonly lost: boolean };

/** The traces of pieces that moved. */
export function traces(land: Land, material: PlainsMaterial, fresh: readonly News[]): SVGTemplateResult {
  return svg`${fresh.flatMap((news) => traceOf(land, material, news.event as PlainsEvent)).map(drawn)}`;
}

function traceOf(land: Land, material: PlainsMaterial, event: PlainsEvent): Trace[] {
  const at = (place: number): Point => land.spots[place]!.pieces.at;
  switch (event.type) {
    case "Stepped":
    case "Withdrew":
    case "Retreated":
    case "Relocated":
    case "GaveWay":
      return event.to === NOWHERE ? [{ at: at(event.frm), lost: true }] : [{ from: at(event.frm), to: at(event.to) }];
    case "Placed":
      return [{ at: at(event.place), lost: false }];
    case "Lost":
    case "Shed":
      return [{ at: at(event.place), lost: true }];
    case "Removed":
      return event.place === NOWHERE ? [] : [{ at: at(event.place), lost: true }];
    case "WagonRolled": {
      const { stops } = land.trails[event.trail]!;
      const regions = material.trails[event.trail]!.regions;
      const to = event.to === NOWHERE ? regions.length : regions.indexOf(event.to);
      return [{ way: between(land.trails[event.trail]!, stops[to - 1], stops[to]) }];
    }
    default:
      return [];
  }
}

function drawn(trace: Trace): SVGTemplateResult | "" {
  if ("way" in trace) return trace.way.length > 1 ? svg`<path class="trace strong" d=${path(trace.way)}/>` : "";
  if ("at" in trace) {
    const [x, y] = trace.at;
    return trace.lost
      ? svg`<path class="trace" d=${`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`}/>`
      : svg`<ellipse class="trace" cx=${x} cy=${y + 4} rx="30" ry="22"/>`;
  }
  return svg`<path class="trace" d=${arc(trace.from, trace.to)}/><circle class="trace-end" cx=${trace.from[0]} cy=${trace.from[1]} r="4"/>`;
}

/** A bow from one point to another. */
function arc(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [mx, my] = [(from[0] + to[0]) / 2 + dy * 0.14, (from[1] + to[1]) / 2 - Math.abs(dx) * 0.14];
  return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
}

/** The way of a party so far, where it would go next, and how far it can still go; from afar only the prompt says that. */
export function onItsWay(land: Land, view: PlainsView, goal: number, far: boolean): SVGTemplateResult | "" {
  const party = find(view, "Party");
  if (!party || party.home === NOWHERE) return "";
  const { pieces, title } = land.spots[party.place]!;
  const to = pieces.at;
  const from = land.spots[party.home]!.pieces.at;
  const way = party.home === party.place ? "" : svg`<path class="way" d=${arc(from, to)}/><circle class="way-start" cx=${from[0]} cy=${from[1]} r="5"/>`;
  return svg`${way}${goal < 0 ? "" : ahead(to, land.spots[goal]!.pieces.at)}${party.left > 0 && !far ? tag(party, to, title.at[1] < to[1] ? 33 : -38) : ""}`;
}

/** What a choice that is pointed at would do; the arrow ends before what stands there. */
function ahead(from: Point, goal: Point): SVGTemplateResult {
  const far = distance(from, goal);
  const to = toward(from, goal, Math.max(0.5, (far - BEFORE) / far));
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return svg`<path class="way ahead" d=${arc(from, to)}/>
    <path class="way-end" transform=${`translate(${to[0].toFixed(1)} ${to[1].toFixed(1)}) rotate(${turn.toFixed(0)})`} d="M-4 0L-18-9V9Z"/>`;
}

/** Who is on the way, and how far they can still go; beside the name of the land, not on it. */
function tag({ cubes, left }: Party, [x, y]: Point, off: number): SVGTemplateResult {
  const text = words.onTheWay(cubes.reduce((sum, count) => sum + count, 0), left);
  const half = text.length * 3.3 + 8;
  return svg`<g class="steps" transform=${`translate(${x.toFixed(1)} ${(y + off).toFixed(1)})`}><rect x=${-half} y="-9" width=${2 * half} height="18" rx="9"/><text y="4.5">${text}</text></g>`;
}
