import { svg, type SVGTemplateResult } from "lit";
import { bent, cloud, form, grass, hachures, line, near, ruled, rugged, unevenness, type Point } from "./engraving";
import { halo, HIGH, plate, WIDE } from "./plate";

const HORIZON = 178;
const chance = unevenness(1866);

const bluffs = rugged([[0, 150], [60, 146], [150, 150], [235, 160], [300, 174], [340, 178]], 4, chance);
const rise = rugged([[420, 178], [470, 168], [560, 158], [660, 154], [720, 158]], 4, chance);
const distant = rugged([[200, 172], [270, 160], [330, 166], [392, 152], [450, 164], [520, 160]], 6, chance);

const sky = ruled({
  from: 0,
  to: WIDE,
  top: 14,
  bottom: HORIZON - 4,
  gap: (y) => 4.2 + (y / HORIZON) * 2.2,
  tone: (x, y) => {
    const clouds = cloud(x, y, 250, 70, 125, 30) + cloud(x, y, 590, 98, 130, 24) + cloud(x, y, 445, 44, 100, 20);
    const light = 0.9 * near(x, y, 370, 178, 300, 165);
    return 0.4 - y / 560 - clouds * 0.34 - light * 0.32;
  },
  stray: (x, y) => Math.sin(x / 60 + y) * 0.5,
});

const bank: Point[] = [[356, 181], [372, 186], [326, 196], [318, 214], [366, 232], [380, 262], [300, 304]];
const other: Point[] = [[556, 304], [492, 262], [446, 232], [366, 214], [368, 198], [416, 188], [404, 181]];
const river = `${bent(bank)}${bent(other).replace("M", "L")}Z`;
const ripples = ruled({
  from: 300,
  to: 540,
  top: 190,
  bottom: 298,
  gap: (y) => 3 + (y - 190) / 26,
  tone: (x, y) => 0.3 * Math.max(0, Math.sin(x / 17 + y * 1.7) + Math.sin(x / 7.3 - y) * 0.4),
});

/** A stockade of logs with a blockhouse, on the bluff. */
function fort(): SVGTemplateResult {
  const logs: string[] = [];
  for (let x = 96; x <= 226; x += 5) {
    const y = 130 + (x - 96) * 0.04;
    logs.push(`M${x} 158V${y}l2.500-4 2.500 4V158`);
  }
  return svg`
    <path class="sheet outlined" d="M96 158V129L226 133V160Z" />
    <path class="fine" d=${logs.join("")} />
    <path class="sheet outlined" d="M72 159V112h42v47ZM66 112v-17h54v17ZM62 96l31-17 31 17Z" />
    <path class="fine" d="M66 101h54M66 106.500h54M72 119h42M72 127h42M72 135h42M72 143h42M72 151h42M98 80l20 16M93 80l9 16M104 85l14 11M109 88l9 8" />
    <path class="ink" d="M78 116h5v4h-5ZM102 116h5v4h-5ZM90 101h5v4h-5ZM77 101h5v4h-5ZM105 101h5v4h-5Z" />
    <path class="sheet outlined" d="M186 161v-40h30v41ZM182 121l19-12 19 12Z" />
    <path class="fine" d="M186 128h30M186 136h30M186 144h30M186 152h30M204 111l13 10" />
    <path class="ink" d="M198 126h5v4h-5Z" />
    <path class="firm" d="M150 130V66" />
    <path class="sheet outlined" d="M150 68c8-4 13 4 24 0v15c-11 4-16-4-24 0Z" />
    <path class="fine" d="M152 72c8-3 12 3 21 0M152 76c8-3 12 3 21 0M152 80c8-3 12 3 21 0" />
  `;
}

/** A lodge: hides over poles, its door, its shaded side. */
function lodge(x: number, ground: number, high: number): SVGTemplateResult {
  const wide = high * 0.4;
  const top = ground - high;
  const shade: string[] = [];
  for (let n = 1; n < 9; n++) {
    const foot = wide * (0.12 + n * 0.105);
    shade.push(line([[x + foot * 0.16, top + high * 0.08 + n * 0.6], [x + foot, ground - 1 - n * 0.15]]));
  }
  const poles = [-0.16, -0.09, -0.02, 0.06, 0.12, 0.19].map((lean) => line([[x - lean * high * 0.12, top + 3], [x + lean * high, top - high * 0.17]]));
  return svg`
    <path class="fine" d=${poles.join("")} />
    <path class="sheet outlined" d=${`M${x - 2} ${top}Q${x - wide * 0.46} ${ground - high * 0.5} ${x - wide} ${ground}Q${x} ${ground + high * 0.06} ${x + wide} ${ground}Q${x + wide * 0.46} ${ground - high * 0.5} ${x + 2} ${top}Z`} />
    <path class="fine" d=${shade.join("")} />
    <path class="ink" d=${`M${x - wide * 0.3} ${ground + high * 0.02}Q${x - wide * 0.34} ${ground - high * 0.26} ${x - wide * 0.16} ${ground - high * 0.3}Q${x - wide * 0.02} ${ground - high * 0.2} ${x - wide * 0.02} ${ground + high * 0.03}Z`} />
    <path class="fine" d=${`M${x - 2} ${top}L${x - high * 0.17} ${top + high * 0.1}M${x - wide * 0.6} ${ground - high * 0.32}Q${x - wide * 0.1} ${ground - high * 0.4} ${x + wide * 0.58} ${ground - high * 0.33}`} />
  `;
}

/** Two sides of a river: a fort on its bluff, a camp on its rise. */
export const indianWars = plate(svg`
  <rect class="sky" width=${WIDE} height=${HORIZON + 10} />
  ${halo("dusk", 372, 178, 270, 120)}
  <path class="ink heaven" d=${sky} />
  <path class="far outlined" d=${form([[200, 190], ...distant, [520, 190]])} />
  <path class="fine" d=${hachures(distant, 0.5, 15, 5, chance)} />
  <rect class="land" y=${HORIZON} width=${WIDE} height=${HIGH - HORIZON} />
  <path class="water" d=${river} />
  <path class="soft-ink" d=${ripples} clip-path="url(#river)" />
  <clipPath id="river"><path d=${river} /></clipPath>
  <path class="firm" d=${bent(bank) + bent(other)} />
  <path class="land outlined" d=${form([[0, 210], ...bluffs, [330, 190], [180, 204]])} />
  <path class="fine" d=${hachures(bluffs, 0.35, 46, 4.5, chance)} />
  ${fort()}
  <path class="land outlined" d=${form([[404, 186], ...rise, [720, 208], [560, 204]])} />
  <path class="fine" d=${hachures(rise, -0.4, 34, 5, chance)} />
  ${lodge(505, 172, 38)} ${lodge(676, 168, 46)} ${lodge(560, 178, 56)} ${lodge(632, 186, 70)}
  <path class="fine" d=${grass(0, 300, 232, 12, 70, chance) + grass(450, 720, 236, 12, 60, chance)} />
  <path class="fine" d=${grass(0, 330, 266, 22, 120, chance) + grass(500, 720, 268, 22, 90, chance)} />
  <path class="firm" d=${grass(0, 380, 302, 44, 110, chance) + grass(540, 720, 302, 50, 80, chance)} />
`);
