// The map with its pieces: the land once, all else for each view.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { plainsWords as words } from "../../words/plains";
import { groupFrame } from "./pieces";
import { codeAt, defs, drawing, keyAt, kindOf, setting, sheet } from "./land";
import { contested, place as placeOf, scene, top, wagonsAt, washOf } from "./read";
import { drawGroup, drawWagons, groups, move } from "./stand";
import { onItsWay, traces } from "./traces";
import { bed, headAt, laid } from "./track";
import { placeTold } from "./told";
import { path } from "./lines";
import type { News } from "../../protocol/types";
import type { Target } from "../board";
import type { Land } from "./geometry";
import { ENEMIES, INDIAN, US, type PlainsMaterial, type PlainsView, type Point } from "./types";

/** What the map is drawn from. */
export interface Scene {
  readonly land: Land;
  readonly material: PlainsMaterial;
  readonly view: PlainsView;
  readonly lit: ReadonlySet<Target>;
  readonly marked: ReadonlySet<Target>;
  readonly taught: ReadonlySet<Target>;
  /** What the pointer is at, or the focus. */
  readonly pointed: Target | null;
  readonly fresh: readonly News[];
  /** Whether it is seen from so far off that only what counts is drawn, larger. */
  readonly far: boolean;
}

/**
 * The map as sheets on one another, so that the browser paints again only what has changed: the washes, what is
 * bright or fought over, the drawing, and the pieces with all that can be pressed.
 */
export function sheets(now: Scene): TemplateResult[] {
  const { land, material } = now;
  const regions = material.places.slice(0, material.regions);
  const sheetOf = (name: string, content: unknown): TemplateResult =>
    html`<svg class=${name} viewBox=${`0 0 ${land.width} ${land.height}`} aria-hidden="true">${content}</svg>`;
  return [
    sheetOf("washes", svg`${guard([material], () => svg`${defs(land)}${sheet(land, material)}`)}${regions.map((_, n) => wash(now, n))}`),
    sheetOf("glow", regions.map((_, n) => glow(now, n))),
    guard([material], () => sheetOf("drawing", svg`${drawing(land, material)}${bed(land)}`)) as unknown as TemplateResult,
  ];
}

/** All that stands on the map and can be pressed. */
export function standing(now: Scene): SVGTemplateResult {
  const { land, material, view } = now;
  return svg`${guard([material, view.mountains, ...view.filled], () => laid(land, view, material))}
    ${material.places.slice(0, material.regions).map((_, n) => flag(now, n))}
    ${guard([material, now.fresh], () => traces(land, material, now.fresh))}
    ${material.places.map((_, n) => ground(now, n))}
    ${material.trails.map((_, n) => trail(now, n))}
    ${onItsWay(land, view, goal(now), now.far)}
    ${material.places.map((_, n) => pieces(now, n))}
    ${material.trails.map((_, n) => wagons(now, n))}
    ${material.lines.map((_, n) => engineTarget(now, n))}
    ${guard([material], () => key(land, material))}
    ${material.places.map((_, n) => pointer(now, n))}`;
}

/** The key of the trails tells about them, too. */
function key(land: Land, material: PlainsMaterial): SVGTemplateResult[] {
  const rect = (target: Target, at: Point): SVGTemplateResult =>
    svg`<rect class="told" data-target=${target} aria-hidden="true" transform=${move(at)} y="-15" width="118" height="32"/>`;
  return material.trails.map(({ name }, n) => rect(`trail:${name}`, keyAt(land, n)));
}

/** Where a party would go if what is pointed at were done; -1: nowhere. */
function goal({ material, view, lit, marked, pointed }: Scene): number {
  if (top(view)?.type !== "Party") return -1;
  const meant = [...marked, pointed].find((target) => target?.startsWith("place:") && lit.has(target));
  return meant ? placeOf(material, meant.slice("place:".length)) : -1;
}

function wash({ land, material, view }: Scene, n: number): SVGTemplateResult {
  const { d } = land.spots[n]!;
  return svg`<g class=${`wash w-${washOf(view, material, n)}`} clip-path=${`url(#clip-${n})`}>
    <path class="flat" d=${d}/><path class="in i1" d=${d}/><path class="in i2" d=${d}/><path class="in i3" d=${d}/><path class="in i4" d=${d}/>
    <path class=${`hatch-edge h-${kindOf(material.places[n]!)}`} d=${d}/></g>`;
}

/** What lights up a region below its name: that it can be pressed, that it is fought over, that something goes on. */
function glow({ land, material, view, lit }: Scene, n: number): SVGTemplateResult | "" {
  const can = lit.has(`place:${material.places[n]!.code}`);
  const fought = contested(view, material, n);
  const here = scene(view) === n;
  if (!can && !fought && !here) return "";
  const { d } = land.spots[n]!;
  return svg`${can ? svg`<path class="bright" d=${d}/>` : ""}${here ? svg`<path class="here" d=${d}/>` : ""}${fought ? svg`<path class="crossed" d=${d}/>` : ""}`;
}

/** A tag below the code where the land is held by others than its own people. */
function flag({ land, material, view }: Scene, n: number): SVGTemplateResult | "" {
  const place = material.places[n]!;
  const control = view.control[n]!;
  const ours = place.home === ENEMIES ? -1 : 0;
  if (control === ours) return "";
  const { title } = land.spots[n]!;
  const { long } = setting(place.name, title.width);
  const whose = control === US ? "us" : control === INDIAN ? "indian" : "nobody";
  return svg`<g class=${`flag ${whose}`} aria-hidden="true" transform=${move([codeAt(land.spots[n]!, long), title.at[1] + 8])}>
    <g class="grows tag"><path class="cloth" d="M-17 0H17V15L0 18-17 15Z"/><text y="12">${words.flags[whose]}</text></g></g>`;
}

function ground({ land, material, view, lit, marked }: Scene, n: number): SVGTemplateResult {
  const place = material.places[n]!;
  const target = `place:${place.code}`;
  const can = lit.has(target);
  const spot = land.spots[n]!;
  const state = `${can ? " lit" : ""}${marked.has(target) ? " marked" : ""}`;
  const told = placeTold(view, material, n);
  return svg`<g class=${`ground${state}`} role="button"
      data-target=${target} data-place=${n} aria-label=${can ? `${told}; ${words.can}` : told}>
    ${can ? svg`<path class="lift" d=${spot.d}/>` : ""}
    <path class="hit" d=${spot.d} clip-path=${`url(#clip-${n})`}/>
    <circle class="at" data-at=${target} cx=${spot.pieces.at[0]} cy=${spot.pieces.at[1]} r="2"/>
    ${place.code === "sacramento" && view.mountains < material.mountains.length ? svg`<path class="lock" d=${lock(spot.pieces.at[0], spot.ring[2]![1] - 24)}/>` : ""}
  </g>`;
}

/** Points down at a place that a lesson means, above what stands there. */
function pointer({ land, material, taught }: Scene, n: number): SVGTemplateResult | "" {
  if (!taught.has(`place:${material.places[n]!.code}`)) return "";
  const [x, y] = land.spots[n]!.pieces.at;
  return svg`<path class="pointer" transform=${move([x, y - 26])} d="M0 0-14-20H-6V-44H6V-20H14Z"/>`;
}

function lock(x: number, y: number): string {
  return `M${x - 6} ${y}h12v9h-12ZM${x - 4} ${y}v-3a4 4 0 0 1 8 0v3`;
}

function pieces({ land, material, view, lit, marked, far }: Scene, n: number): (SVGTemplateResult | "")[] {
  const place = material.places[n]!;
  const waiting = n === material.trails[0]?.start && view.wagons_waiting > 0;
  const found: (SVGTemplateResult | "")[] = groups(land, view, n, far, wagonStops(land, view, material, n)).map((stand) => {
    const army = material.armies[stand.army]!;
    const target = `cubes:${army.color}:${place.code}`;
    const can = lit.has(target);
    const at = move(stand.at, stand.scale);
    if (!can && !marked.has(target)) return svg`<g class="cubes" aria-hidden="true" transform=${at} data-at=${target}>${drawGroup(stand)}</g>`;
    return svg`<g class=${`cubes${can ? " lit" : ""}${marked.has(target) ? " marked" : ""}`} transform=${at} role="button"
      data-target=${target} aria-label=${`${words.cubes(stand.cubes, army.title)}, ${place.name}${can ? `; ${words.can}` : ""}`}>
      ${ring(groupFrame(stand.cubes), 5, can)}${drawGroup(stand)}</g>`;
  });
  if (waiting) {
    const [x, y] = land.spots[n]!.pieces.at;
    found.push(svg`<g class="wagons" aria-hidden="true" transform=${move([x + 42, y + 42])}>${drawWagons(view.wagons_waiting)}</g>`);
  }
  return found;
}

/** What is drawn around a thing that is meant, and round it as far as a thumb means it if it can be pressed. */
function ring([x, y, wide, high]: readonly number[], round: number, can: boolean): SVGTemplateResult {
  return svg`${can ? svg`<rect class="reach" x=${x} y=${y} width=${wide} height=${high}/>` : ""}
    <rect class="ring" x=${x} y=${y} width=${wide} height=${high} rx=${round}/>`;
}

/** Where wagons stand in a place. */
function wagonStops(land: Land, view: PlainsView, material: PlainsMaterial, place: number): Point[] {
  return material.trails.flatMap(({ regions }, trail) => {
    const n = regions.indexOf(place);
    return n >= 0 && wagonsAt(view, material, place)[trail] ? [land.trails[trail]!.stops[n]!] : [];
  });
}

function wagons({ land, material, view, lit, marked, far }: Scene, n: number): (SVGTemplateResult | "")[] {
  const trail = material.trails[n]!;
  return trail.regions.map((region, k) => {
    const there = wagonsAt(view, material, region)[n] ?? 0;
    const target = `wagon:${trail.name}:${material.places[region]!.code}`;
    const at = move(land.trails[n]!.stops[k]!, far ? 1.8 : 1.4);
    if (!there) return svg`<circle class="at" data-at=${target} transform=${at} r="2"/>`;
    const can = lit.has(target);
    const role = can ? "button" : "img";
    return svg`<g class=${`wagons${can ? " lit" : ""}${marked.has(target) ? " marked" : ""}`} transform=${at} role=${role}
      data-target=${target} data-at=${target} aria-label=${`${words.wagons(there, trail.title)}, ${material.places[region]!.name}`}>
      ${ring([-22, -22, 44, 32], 8, can)}${drawWagons(there)}</g>`;
  });
}

function trail({ land, material, lit, marked }: Scene, n: number): SVGTemplateResult | "" {
  const { name, title } = material.trails[n]!;
  const target = `trail:${name}`;
  const can = lit.has(target);
  if (!can && !marked.has(target)) return "";
  const d = path(land.trails[n]!.points);
  return svg`<g class=${`way-target${can ? " lit" : ""}${marked.has(target) ? " marked" : ""}`} role="button" data-target=${target} aria-label=${title}>
    <path class="halo-bed" d=${d}/><path class=${`halo t${n % 4}`} d=${d}/><path class="wide-hit" d=${d}/>
    <text class="trail-name" aria-hidden="true"><textPath href=${`#trail-${n}`} startOffset="50%">${title}</textPath></text></g>`;
}

/** Where a line of the railroad ends: an engine, which is drawn with the track. */
function engineTarget({ land, view, material, lit, marked }: Scene, n: number): SVGTemplateResult {
  const line = material.lines[n]!;
  const target = `rail:${line.name}`;
  const can = lit.has(target);
  const [x, y] = headAt(land, view, material, n);
  return svg`<g class=${`engine-target${can ? " lit" : ""}${marked.has(target) ? " marked" : ""}`} role=${can ? "button" : "img"} data-target=${target}
      aria-label=${line.title} transform=${move([x, y - 8])}>
    ${ring([-26, -20, 52, 36], 8, can)}</g>`;
}
