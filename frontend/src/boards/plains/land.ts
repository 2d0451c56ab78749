// The land as SVG: all that no move changes, made once for a material.
import { svg, type SVGTemplateResult } from "lit";
import { plainsWords as words } from "../../words/plains";
import { distance, inside, lengthOf, path } from "./lines";
import { warp } from "./noise";
import { nameLines, type Lines } from "./names";
import { hills, ranges, rockies, sand } from "./hachures";
import { TRACK } from "./borders";
import type { Land, Spot } from "./geometry";
import type { PlainsMaterial, PlainsPlace, Point } from "./types";

const MARGIN = 1352; // the land ends here in the east

/** Kinds of land, as classes and hatches know them. */
export function kindOf(place: PlainsPlace): "npt" | "spt" | "enemies" | "box" {
  return place.home === 0 ? "npt" : place.home === 1 ? "spt" : place.home === 4 ? "enemies" : "box";
}

export function defs(land: Land): SVGTemplateResult {
  return svg`<defs>
    <pattern id="hatch-npt" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" class="hatching"/></pattern>
    <pattern id="hatch-spt" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0V5" class="hatching"/></pattern>
    <pattern id="hatch-enemies" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M1 1h1.2M3.5 3.5h1.2" class="hatching"/></pattern>
    <pattern id="crossed" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M4 4l6 6M10 4l-6 6" class="crossing"/></pattern>
    <linearGradient id="fade-north" x1="0" y1="1" x2="0" y2="0"><stop offset="0.25" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <linearGradient id="fade-south" x1="0" y1="0" x2="0" y2="1"><stop offset="0.25" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <linearGradient id="fade-west" x1="1" y1="0" x2="0" y2="0"><stop offset="0.35" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0.25"/></linearGradient>
    <mask id="mask-west"><rect width="215" height=${land.height} fill="url(#fade-west)"/></mask>
    ${land.spots.map((spot, n) => svg`<clipPath id="clip-${n}"><path d=${spot.d}/></clipPath>`)}
    ${land.spots.map((spot, n) => svg`<path id="name-${n}" d=${spot.name}/>`)}
  </defs>`;
}

/** What lies under the washes: the sheet and the lands beyond. */
export function sheet(land: Land, material: PlainsMaterial): SVGTemplateResult {
  const { width, height } = land;
  const beyond = material.places.map((place, n) => {
    if (place.rect === null || isTown(place)) return "";
    const wide = place.rect[2] - place.rect[0] > 300;
    const north = wide && place.rect[1] < material.canvas[1] / 2;
    const fade = wide ? (north ? "url(#fade-north)" : "url(#fade-south)") : "url(#fade-west)";
    return svg`<mask id="mask-${n}"><rect width=${width} height=${height} fill="#000"/><path d=${land.spots[n]!.d} fill=${fade}/></mask>
      ${wide ? svg`<path class="beyond" mask="url(#mask-${n})" d=${land.spots[n]!.d}/>` : ""}`;
  });
  return svg`<rect class="sheet" width=${width} height=${height}/>${beyond}`;
}

function isTown(place: PlainsPlace): boolean {
  return place.rect !== null && Math.max(place.rect[2] - place.rect[0], place.rect[3] - place.rect[1]) < 300;
}

/** What lies over the washes: hills, waters, borders, trails, names. */
export function drawing(land: Land, material: PlainsMaterial): SVGTemplateResult {
  const lines = nameLines(land, material);
  return svg`${heights(land, material)}${waters(land, lines)}
    <path class="border" d=${land.dry.map((border) => path(border.points)).join("")}/>
    <path class="shore" d=${land.net.borders.filter((border) => border.b === TRACK).map((border) => path(border.points)).join("")}/>
    ${trails(land, material, lines)}
    ${material.places.map((place, n) => (isTown(place) ? town(land.spots[n]!, place, n) : name(land.spots[n]!, place, n)))}
    ${frame(land)}${cartouche(land)}${legend(land, material)}`;
}

function heights(land: Land, material: PlainsMaterial): SVGTemplateResult {
  const box = material.places.findIndex((place) => place.code === "rockies");
  const shore = box < 0 ? [] : land.spots[box]!.ring;
  const east = (y: number): number => Math.min(...shore.filter((point) => Math.abs(point[1] - y) < 24).map((point) => point[0]), 240);
  const middle = land.spaces[0]?.points[0]?.[1] ?? 0;
  const town = material.places.find((place) => place.code === "sacramento")?.rect;
  const free = ([x, y]: Point): boolean => {
    if (x > east(y) - 16 || Math.abs(y - middle) < 42) return false;
    if (town && x < town[2] + 18 && Math.abs(y - middle) < 105) return false;
    const spot = land.spots[box];
    if (!spot) return true;
    if (Math.abs(x - spot.title.at[0]) < 22 && Math.abs(y - spot.title.at[1]) < 118) return false;
    return !(Math.abs(x - spot.pieces.at[0]) < 52 && Math.abs(y - spot.pieces.at[1]) < 46);
  };
  const black = hills(warp([722, 266]), 25, 5);
  const sands = sand(warp([1120, 362]), 52, 24, 9);
  const plain = sand(warp([790, 782]), 62, 17, 12);
  return svg`<g mask="url(#mask-west)"><path class="hachures" d=${rockies(land, free)}/></g>
    <path class="hachures" d=${ranges(land)}/><path class="hachures" d=${black}/>
    <path class="sand" d=${sands + plain}/>`;
}

function waters(land: Land, lines: Lines): SVGTemplateResult {
  return svg`${land.rivers.map((river, n) => {
    const low = lower(river.points, 0.3);
    const d = path(river.points);
    return svg`<path class="bank" d=${d}/><path class="bank wide" d=${path(low)}/>
      <path class="stream" d=${d}/><path class="stream wide" d=${path(low)}/>
      <path id="river-${n}" d=${lines.rivers[n]!} fill="none"/>
      <text class="river"><textPath href="#river-${n}" startOffset="50%">${river.name}</textPath></text>`;
  })}`;
}

/** What is left of a line after a part of its length: there a river is broad. */
function lower(points: readonly Point[], part: number): Point[] {
  let left = lengthOf(points) * part;
  const n = points.findIndex((point, k) => k > 0 && (left -= distance(points[k - 1]!, point)) <= 0);
  return points.slice(Math.max(0, n));
}

function trails(land: Land, material: PlainsMaterial, lines: Lines): SVGTemplateResult {
  return svg`${material.trails.map((trail, n) => {
    const { points } = land.trails[n]!;
    return svg`<path class="trail-bed" d=${path(points)}/><path class="trail t${n % 4}" d=${path(points)}/>
      <path id="trail-${n}" d=${lines.trails[n]!} fill="none"/>
      <text class="trail-name"><textPath href="#trail-${n}" startOffset="50%">${trail.title}</textPath></text>`;
  })}`;
}

/** How a name is set so that it fits: its size and the room between its letters. */
export function setting(text: string, width: number): { size: number; gap: number; long: number } {
  const room = Math.max(90, width - 52);
  const size = Math.min(20, room / (text.length * 0.55));
  const gap = Math.max(0.4, Math.min(4, (room * 0.82) / text.length - size * 0.52));
  return { size, gap, long: text.length * (size * 0.52 + gap) };
}

/** Where the plate with the code stands: before the name, and within the land. */
export function codeAt({ title }: Spot, long: number): number {
  return title.at[0] + Math.max(18 - title.width / 2, -long / 2 - 8);
}

function name(spot: Spot, place: PlainsPlace, n: number): SVGTemplateResult {
  if (place.kind === "box") {
    return svg`<text class="far-name"><textPath href="#name-${n}" startOffset="50%">${place.name}</textPath></text>`;
  }
  const { size, gap, long } = setting(place.name, spot.title.width);
  const [x, y] = spot.title.at;
  const roomy = inside([x, y + 58], spot.ring) && spot.title.at[1] + 30 < spot.pieces.at[1] - 16;
  return svg`<g class="code ${kindOf(place)}" transform="translate(${codeAt(spot, long).toFixed(1)} ${(y - 1).toFixed(1)})">
      <g class="grows"><rect x="-17" y="-9" width="34" height="18" rx="2"/><rect class="hatch" x="-17" y="-9" width="34" height="18" rx="2"/>
      <text y="4.6">${place.code}</text></g></g>
    <text class="name" font-size=${size.toFixed(1)} letter-spacing=${gap.toFixed(1)}><textPath href="#name-${n}" startOffset="50%"><tspan dx="20">${place.name}</tspan></textPath></text>
    ${roomy ? svg`<text class="peoples" x=${(x + 19).toFixed(1)} y=${(y + 23).toFixed(1)}>${place.peoples}</text>` : ""}`;
}

function town(spot: Spot, place: PlainsPlace, n: number): SVGTemplateResult {
  const [left, top] = spot.ring[0]!;
  const [right, bottom] = spot.ring[2]!;
  return svg`<g class="town"><rect class="plate" x=${left} y=${top} width=${right - left} height=${bottom - top}/>
    <rect class="rule" x=${left + 4} y=${top + 4} width=${right - left - 8} height=${bottom - top - 8}/>
    <text class="town-name" data-place=${n} x=${(left + right) / 2} y=${top + 25} font-size=${Math.min(17, ((right - left) / place.name.length) * 1.35)}>${place.name}</text></g>`;
}

function frame(land: Land): SVGTemplateResult {
  const { width, height } = land;
  let ticks = "";
  for (let x = 60; x < width; x += 60) ticks += `M${x} 3v5M${x} ${height - 3}v-5`;
  for (let y = 60; y < height; y += 60) ticks += `M3 ${y}h5M${width - 3} ${y}h-5`;
  return svg`<rect class="neat" x="3" y="3" width=${width - 6} height=${height - 6}/>
    <rect class="neat thin" x="8" y="8" width=${width - 16} height=${height - 16}/><path class="neat thin" d=${ticks}/>`;
}

function cartouche(land: Land): SVGTemplateResult {
  const middle = (MARGIN + land.width - 8) / 2;
  const [first, second, third, fourth] = words.title;
  return svg`<g class="cartouche" transform="translate(${middle} 52)">
    <text class="soft" y="0">${first}</text><text class="large" y="27">${second}</text>
    <path d="M-40 40Q-12 34 0 40T40 40"/>
    <text class="soft" y="60">${third}</text><text class="mid" y="81">${fourth}</text>
    ${compass(0, 176)}</g>`;
}

function compass(x: number, y: number): SVGTemplateResult {
  const points = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const far = turn % 90 ? 22 : 44;
    return svg`<g transform="rotate(${turn})"><path class="dark" d="M0 0L0 ${-far}L5.5 -7Z"/><path class="pale" d="M0 0L0 ${-far}L-5.5 -7Z"/></g>`;
  });
  return svg`<g class="compass" transform="translate(${x} ${y})"><circle r="31"/><circle r="27"/>${points}<text y="-50">N</text></g>`;
}

/** Where a trail stands in the key. */
export function keyAt(land: Land, trail: number): Point {
  return [MARGIN + 12, land.height - 306 + trail * 38];
}

function legend(land: Land, material: PlainsMaterial): SVGTemplateResult {
  return svg`<g class="legend"><text class="head" x=${MARGIN + 70} y=${land.height - 330}>${words.legend}</text>
    ${material.trails.map((trail, n) => svg`<g transform=${`translate(${keyAt(land, n).join(" ")})`}>
      <text x="0" y="0">${trail.title}</text><path class="trail t${n % 4}" d="M0 11H118"/></g>`)}</g>`;
}
