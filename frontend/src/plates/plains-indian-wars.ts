import { svg, type SVGTemplateResult } from "lit";
import { cloud, form, grass, hachures, line, near, ruled, rugged, unevenness, type Point } from "./engraving";
import { HIGH, plate, WIDE } from "./plate";

const HORIZON = 170;
const GOES: Point = [196, 172]; // where the track vanishes
const chance = unevenness(1869);

const peaks = rugged(
  [[0, 132], [40, 108], [70, 124], [112, 74], [140, 100], [164, 88], [204, 128], [244, 104], [280, 140], [330, 128], [384, 158], [430, 170]],
  7,
  chance,
);
const front = rugged([[0, 158], [60, 146], [120, 160], [190, 150], [240, 164], [330, 158], [400, 170]], 4, chance);

const sky = ruled({
  from: 0,
  to: WIDE,
  top: 14,
  bottom: HORIZON - 3,
  gap: (y) => 4.2 + y / 90,
  tone: (x, y) => {
    const clouds = cloud(x, y, 540, 84, 160, 40) + cloud(x, y, 320, 52, 110, 24) + cloud(x, y, 640, 46, 80, 18);
    return 0.38 - y / 600 - clouds * 0.33 + 0.1 * near(x, y, 100, 60, 220, 110);
  },
  stray: (x, y) => Math.sin(x / 70 + y * 0.7) * 0.6,
});

/** A point of the track, `part` of the way from the reader to where it vanishes, `aside` of its middle. */
function track(part: number, aside: number): Point {
  const near = (1 - part) ** 2.2;
  const middle = GOES[0] + (330 - GOES[0]) * near + 60 * near * (1 - near);
  return [middle + aside * 105 * near, GOES[1] + (HIGH + 6 - GOES[1]) * near];
}

const parts = Array.from({ length: 41 }, (_, n) => n / 40);

function ties(): string {
  return Array.from({ length: 34 }, (_, n) => {
    const part = n / 36;
    const thick = 0.011 * (1 - part * 0.4);
    return form([track(part, -0.62), track(part, 0.62), track(part + thick, 0.62), track(part + thick, -0.62)]);
  }).join("");
}

function rail(aside: number): string {
  return form([...parts.map((part) => track(part, aside - 0.025)), ...parts.map((part) => track(part, aside + 0.025)).reverse()]);
}

/** Poles of the telegraph along the track, and its wire. */
function telegraph(): SVGTemplateResult {
  const feet = [0.02, 0.24, 0.41, 0.54, 0.65, 0.74, 0.82].map((part) => ({ foot: track(part, -1.9), tall: 175 * (1 - part) ** 2.2 + 4 }));
  const poles = feet.map(({ foot: [x, y], tall }) => `M${x} ${y}v${-tall}M${x - tall * 0.07} ${y - tall * 0.93}h${tall * 0.14}`);
  const wire = feet.slice(1).map(({ foot: [x, y], tall }, n) => {
    const before = feet[n]!;
    const [x0, y0] = [before.foot[0], before.foot[1] - before.tall * 0.95];
    const top = y - tall * 0.95;
    return `M${x0} ${y0}Q${(x0 + x) / 2} ${(y0 + top) / 2 + before.tall * 0.09} ${x} ${top}`;
  });
  return svg`<path class="firm" d=${poles.join("")} /><path class="fine" d=${wire.join("")} />`;
}

/** An ox in its yoke, from behind its rump at x. */
function ox(x: number): SVGTemplateResult {
  return svg`<g transform="translate(${x} 1)">
    <path class="beast" d="M0-21C-8-23-16-22-22-24C-26-25-29-23-31-20L-38-16C-40-14-39-11-36-11L-30-12C-29-9-28-8-27-7L-27 0H-23.500L-22.500-7C-17-5-12-5-8-7L-7.500-4L-8.500 0H-5L-3-6L-2.500 0H1L1.500-9C2.500-13 2.500-18 0-21Z" />
    <path class="horn" d="M-31-20q-5-1-6-6M0-20q4 3 3 11" />
  </g>`;
}

/** A wagon under its canvas. */
function wagon(x: number, y: number, size: number): SVGTemplateResult {
  const wheel = (cx: number, r: number): SVGTemplateResult => svg`
    <circle class="sheet outlined" cx=${cx} cy=${-r} r=${r} />
    <path class="fine" d=${[0, 1, 2, 3].map((n) => line([[cx - r * Math.cos(n * 0.785), -r - r * Math.sin(n * 0.785)], [cx + r * Math.cos(n * 0.785), -r + r * Math.sin(n * 0.785)]])).join("")} />
    <circle class="ink" cx=${cx} cy=${-r} r="1.600" />`;
  return svg`<g transform="translate(${x} ${y}) scale(${size})">
    <path class="soft-ink" d="M-34 1C-20-3 36-3 46 1C30 4-20 4-34 1Z" />
    <path class="sheet outlined" d="M-34-19C-44-46-36-58-24-52C-10-60 12-60 24-52C36-58 46-46 35-19Z" />
    <path class="fine" d="M-24-52C-30-40-28-28-25-19M-8-57C-11-42-10-30-9-19M8-57C10-42 9-30 9-19M24-52C29-40 28-28 26-19M30-50q7 12 1 31M34-46q5 12-1 27M27-52q7 14 1 33M37-40q3 8-2 21M16-55q5 16 2 36M20-54q5 16 2 35" />
    <path class="soil outlined" d="M-38-19H38L34-8H-33Z" />
    <path class="fine" d="M-36-15H36M-35-11.500H35" />
    ${wheel(-22, 9)} ${wheel(23, 11)}
    <path class="firm" d="M-38-10L-62-8" />
    ${ox(-44)} ${ox(-84)}
    <path class="fine" d="M-66-17L-38-11M-106-17L-84-16" />
  </g>`;
}

const trail: Point[] = [[720, 244], [640, 228], [560, 212], [500, 202], [440, 194], [380, 188], [330, 184]];

/** Wagons on their trail, the railroad on its way to the mountains. */
export const plainsIndianWars = plate(svg`
  <rect class="sky" width=${WIDE} height=${HORIZON + 8} />
  <path class="ink heaven" d=${sky} />
  <path class="far outlined" d=${form([[0, 176], ...peaks, [430, 176]])} />
  <path class="fine" d=${hachures(peaks, 0.62, 40, 3.6, chance)} />
  <path class="land outlined" d=${form([[0, 176], ...front, [400, 176]])} />
  <path class="fine" d=${hachures(front, 0.4, 14, 4, chance)} />
  <rect class="land" y=${HORIZON} width=${WIDE} height=${HIGH - HORIZON} />
  <path class="firm" d=${`M390 ${HORIZON}H720`} />
  <path class="fine" d=${line(trail)} /><path class="fine" d=${line(trail.map(([x, y]) => [x + 6, y + 6 + (y - 184) * 0.14]))} />
  <path class="fine" d=${grass(0, 180, 196, 8, 60, chance) + grass(260, 720, 192, 6, 90, chance)} />
  ${wagon(418, 196, 0.3)} ${wagon(506, 209, 0.52)} ${wagon(650, 238, 0.94)}
  <path class="fine" d=${grass(0, 180, 226, 14, 90, chance) + grass(300, 720, 258, 18, 150, chance)} />
  <path class="soil" d=${form([...parts.map((part) => track(part, -0.78)), ...parts.map((part) => track(part, 0.78)).reverse()])} />
  <path class="soft-ink" d=${ties()} />
  <path class="ink" d=${rail(-0.42) + rail(0.42)} />
  ${telegraph()}
  <path class="fine" d=${grass(0, 210, 262, 24, 110, chance) + grass(410, 720, 278, 24, 120, chance)} />
  <path class="firm" d=${grass(0, 210, 304, 44, 90, chance) + grass(440, 720, 304, 40, 120, chance)} />
`);
