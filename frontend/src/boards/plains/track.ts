// The track: ties where nothing is laid, rails where it is, an engine at each railhead.
import { svg, type SVGTemplateResult } from "lit";
import { along, beside, lengthOf, normal, path } from "./lines";
import { filledSpaces } from "./read";
import { engine } from "./pieces";
import type { Land, SpaceLine } from "./geometry";
import type { PlainsMaterial, PlainsView, Point } from "./types";

const short = (value: number): string => String(Math.round(value * 10) / 10);
const made = new WeakMap<SpaceLine, { ties: string; rails: string; ends: string }>();

function strokes(space: SpaceLine): { ties: string; rails: string; ends: string } {
  const known = made.get(space);
  if (known) return known;
  const whole = lengthOf(space.points);
  const each = space.mountain ? 4 : 5.2;
  const steps = Math.max(3, Math.round(whole / each));
  let ties = "";
  for (let n = 0; n < steps; n++) ties += across(space.points, (whole * (n + 0.5)) / steps, whole, space.mountain ? 5 : 6.2);
  const rails = path(beside(space.points, 3)) + path(beside(space.points, -3));
  const drawn = { ties, rails, ends: across(space.points, whole, whole, 9.5) };
  made.set(space, drawn);
  return drawn;
}

function across(points: readonly Point[], far: number, whole: number, half: number): string {
  const at = along(points, far);
  const [nx, ny] = normal(along(points, Math.max(0, far - 2)), along(points, Math.min(whole, far + 2)));
  return `M${short(at[0] - nx * half)} ${short(at[1] - ny * half)}L${short(at[0] + nx * half)} ${short(at[1] + ny * half)}`;
}

/** The bed with its spaces, all empty. */
export function bed(land: Land): SVGTemplateResult {
  const all = land.spaces.map(strokes);
  const line = land.spaces.flatMap((space) => space.points);
  return svg`<path class="roadbed" d=${path(line)}/><path class="ties" d=${all.map((each) => each.ties).join("")}/>
    <path class="space-ends" d=${all.map((each) => each.ends).join("")}/>
    ${land.spaces.map((space) => {
      if (!space.mountain) return "";
      const at = along(space.points, lengthOf(space.points) / 2);
      return svg`<path class="peak" d=${`M${short(at[0] - 6)} ${short(at[1] - 9)}l6 -10 6 10`}/>`;
    })}`;
}

/** What is laid, and the engines. */
export function laid(land: Land, view: PlainsView, material: PlainsMaterial): SVGTemplateResult {
  const filled = filledSpaces(view, material);
  const there = land.spaces.filter((_, n) => filled[n]).map(strokes);
  return svg`<path class="ballast" d=${land.spaces.filter((_, n) => filled[n]).map((space) => path(space.points)).join("")}/>
    <path class="ties laid" d=${there.map((each) => each.ties).join("")}/>
    <path class="rails" d=${there.map((each) => each.rails).join("")}/>
    <path class="space-ends" d=${there.map((each) => each.ends).join("")}/>
    ${material.lines.map((_, n) => head(land, view, material, n))}`;
}

/** Where a railroad's engine stands: on its last space, or where it begins. */
export function headAt(land: Land, view: PlainsView, material: PlainsMaterial, line: number): Point {
  const spaces = material.lines[line]!.spaces;
  const last = view.filled[line] ? spaces[view.filled[line]! - 1] : undefined;
  const west = line !== 0;
  if (last !== undefined) return along(land.spaces[last]!.points, lengthOf(land.spaces[last]!.points) / 2);
  const first = west && view.mountains ? material.mountains[view.mountains - 1]! : undefined;
  if (first !== undefined) return along(land.spaces[first]!.points, 8);
  const start = land.spaces[west ? material.mountains[0]! : spaces[0]!]!.points;
  return west ? [start[0]![0] - 2, start[0]![1]] : [start[start.length - 1]![0] + 4, start[start.length - 1]![1]];
}

function head(land: Land, view: PlainsView, material: PlainsMaterial, line: number): SVGTemplateResult {
  const [x, y] = headAt(land, view, material, line);
  const turn = line === 0 ? "" : " scale(-1 1)";
  return svg`<g data-at=${`rail:${material.lines[line]!.name}`} transform=${`translate(${short(x)} ${short(y - 9)})${turn}`}><g transform="translate(-20 -13)">${engine()}</g></g>`;
}
