// Pieces as SVG: wooden cubes with a mark, wagons, the engine, discs, dice.
import { svg, html, nothing, type SVGTemplateResult, type TemplateResult } from "lit";

/** The mark on the front of a cube, around 0 0: a form for each faction. */
const MARKS = [
  "M0-5L5.2 4.2H-5.2Z", // NPT: a hill
  "M0 5L-5.2-4.2H5.2Z", // SPT: an arrowhead
  "M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6", // Cavalry: crossed strokes
  "M-4.2 5V-.8L0-5 4.2-.8V5Z", // Settlers: a house
  "M0-5.2L5.2 0 0 5.2-5.2 0Z", // Enemies: a lozenge
  "M-5 4C-5-6 5-6 5 4Z", // Wagons: a canvas
  "M-5-2H5M-5 2H5M-3-5V5M3-5V5", // Railroad: ties
];

/** The colour's letter, as forces are typed when odds are asked for: b2 r1. */
export const LETTERS = ["g", "o", "b", "r", "p"];

const CUBE = 22; // a cube's width and height

function mark(army: number): SVGTemplateResult {
  return svg`<path class=${army === 2 || army === 6 ? "mark line" : "mark"} d=${MARKS[army]!}/>`;
}

/** A cube in three-quarter view, 22 by 22. */
export function cube(army: number): SVGTemplateResult {
  return svg`<g class=${`cube a${army}`}>
    <path class="side" d="M16 7L21.5 1.5V15.5L16 21.5Z"/>
    <path class="top" d="M1.5 7L7 1.5H21.5L16 7Z"/>
    <path class="front" d="M1.5 7H16V21.5H1.5Z"/>
    <path class="grain" d="M3 10.5h11M4.5 18.6h8"/>
    <path class="edge" d="M1.8 7.3H15.8L21.2 1.8"/>
    <g transform="translate(8.7 14.2) scale(.86)">${mark(army)}</g>
    <text class="letter" x="8.7" y="18.4">${LETTERS[army] ?? ""}</text>
  </g>`;
}

/** A covered wagon, 32 by 22, on its way west. */
export function wagon(): SVGTemplateResult {
  return svg`<g class="wagon">
    <path class="canvas" d="M5 13C3 7 5 3 8 2.5 13 .8 21 .8 26 2.5 29 3.5 30 8 28.5 13Z"/>
    <path class="rib" d="M12 2C10.5 5 10.5 10 11.5 13M22 2C23.5 5 23.5 10 22.5 13"/>
    <path class="bed" d="M3 12.5H30L28 17H6Z"/>
    <path class="bed" d="M0 16.5L5 14.5"/>
    <circle class="wheel" cx="9" cy="18" r="3.6"/><circle class="wheel" cx="24.5" cy="17.6" r="4.2"/>
    <path class="spoke" d="M9 14.4v7.2M5.4 18h7.2M24.5 13.4v8.4M20.3 17.6h8.4"/>
  </g>`;
}

/** The engine at the railhead, 40 by 24, going west. */
export function engine(): SVGTemplateResult {
  return svg`<g class="engine">
    <path d="M27 5H38V18H27Z"/><path class="pane" d="M30 8h5v4h-5Z"/><path d="M26 3.5H39.5V6H26Z"/>
    <path d="M8 8.5H28V17H8Z"/><path d="M10 8.5L8.5 1.5H14.5L13 8.5Z"/><path d="M19 8.5V6q2-2.4 4 0V8.5Z"/>
    <path d="M8 15L1 20.5H12Z"/><circle cx="14" cy="19" r="3.4"/><circle cx="22" cy="19" r="3.4"/><circle cx="33" cy="18.4" r="4"/>
    <path class="rod" d="M14 19H33"/><path class="lamp" d="M6.5 9h2.5v3.2h-2.5Z"/>
  </g>`;
}

/** How wide the plate of a number is. */
const plate = (value: number): number => (value > 9 ? 26 : 19);

/** A number on a small plate. */
export function count(x: number, y: number, value: number): SVGTemplateResult {
  const wide = plate(value);
  return svg`<g class="count" transform=${`translate(${x} ${y})`}><rect x=${-wide / 2} y="-9" width=${wide} height="18" rx="5"/><text y="5.2">${value}</text></g>`;
}

/** How wide so many cubes of a faction stand. */
export function groupWidth(cubes: number): number {
  return cubes === 0 ? 0 : cubes === 1 ? CUBE : cubes === 2 ? 40 : cubes <= 4 ? 46 : 19 + plate(cubes);
}

/**
 * So many cubes of a faction around their middle: one to four singly, then a stack with a number. Those that have
 * moved on the card in play are fainter.
 */
export function group(army: number, cubes: number, moved: number): SVGTemplateResult {
  const half = groupWidth(cubes) / 2;
  if (cubes > 4) {
    const stack = [11, 2, -7].map((y) => svg`<g transform=${`translate(${-half} ${y - 13})`}>${cube(army)}</g>`);
    return svg`<g class=${moved >= cubes ? "moved" : ""}>${stack}</g>${count(half - plate(cubes) / 2, 9, cubes)}`;
  }
  const back = cubes > 2 ? cubes - 2 : 0;
  const places: [number, number][] = [];
  for (let n = 0; n < back; n++) places.push([-half + 6 + n * 18, -18]);
  for (let n = 0; n < cubes - back; n++) places.push([-half + n * 18, back ? -5 : -11]);
  return svg`${places.map(([x, y], n) => svg`<g class=${n < moved ? "moved" : ""} transform=${`translate(${x} ${y})`}>${cube(army)}</g>`)}`;
}

/** The frame around such a group: left, top, width, height. */
export function groupFrame(cubes: number): readonly [number, number, number, number] {
  const half = groupWidth(cubes) / 2 + 4;
  return cubes > 2 ? [-half, -24, 2 * half, 47] : [-half, -15, 2 * half, 31];
}

/** A disc out of the bag, around 0 0. */
export function disc(army: number): SVGTemplateResult {
  return svg`<g class=${`disc a${army}`}><ellipse class="rim" cy="2.5" rx="15" ry="15"/><circle class="face" r="15"/><circle class="ring" r="12"/><g transform="scale(1.15)">${mark(army)}</g></g>`;
}

const FACES = [
  "M-7 7L6-6M6-6L6.6-1.6M6-6L1.6-6.6M-7 7L-3.4 6.6M-7 7L-6.6 3.4M-4 4L-1 7M7 7L-6-6", // Weapon: crossed shafts
  "M-8 1C-5-4-2-4 0-2L3-4C6-4 8-1 8 1M-8 1L-3 5C-1 7 2 6 3 4L8 1M0-2L-2 2", // Treaty: hands
  "", // Blank
];

/** A die that shows a face, 34 by 34. */
export function die(army: number, face: number, title: string, told: string): TemplateResult {
  return html`<span class="die-box" title=${told || nothing}><svg class=${`die a${army}`} viewBox="-17 -17 34 34" width="34" height="34" aria-hidden="true">
    <rect x="-15" y="-15" width="30" height="30" rx="6"/>
    ${face === 2 ? svg`<circle class="blank" r="1.6"/>` : svg`<path class="sign" d=${FACES[face] ?? ""}/>`}
  </svg><span class="word">${title}</span></span>`;
}
