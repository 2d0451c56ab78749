import { svg, type SVGTemplateResult } from "lit";
import { cloud, form, grass, hachures, ruled, rugged, unevenness, type Point } from "./engraving";
import { halo, HIGH, plate, WIDE } from "./plate";

const HORIZON = 212;
const SUN: Point = [456, 158];
const chance = unevenness(1837);

const butte = rugged(
  [[70, 214], [112, 196], [134, 176], [146, 122], [158, 108], [196, 102], [238, 106], [252, 118], [266, 170], [292, 192], [360, 212]],
  5,
  chance,
);
const far = rugged([[300, 210], [360, 198], [430, 204], [520, 192], [570, 178], [604, 178], [630, 194], [720, 202]], 4, chance);

const sky = ruled({
  from: 0,
  to: WIDE,
  top: 13,
  bottom: HORIZON - 3,
  gap: () => 4.6,
  tone: (x, y) => {
    const away = Math.hypot(x - SUN[0], y - SUN[1]);
    if (away < 66) return 0;
    const angle = Math.atan2(y - SUN[1], x - SUN[0]);
    const rays = 0.16 * Math.max(0, Math.sin(angle * 24)) * Math.min(1, away / 160);
    return 0.2 + Math.min(0.4, away / 900) - rays - 0.4 * cloud(x, y, 130, 66, 130, 22) - 0.4 * cloud(x, y, 630, 100, 90, 16);
  },
});

/** Shaded fluting of the rock face. */
function fluting(): string {
  const parts: string[] = [];
  for (let x = 150; x < 264; x += 4.5) {
    const top = x < 160 ? 116 : x > 246 ? 120 : 106;
    const dark = (x - 150) / 114;
    const long = 22 + dark * 46 + chance() * 18;
    parts.push(`M${x} ${top + chance() * 5}q${(dark - 0.4) * 6} ${long / 2} ${(dark - 0.4) * 16} ${long}`);
    if (dark > 0.5) parts.push(`M${x + 2} ${top + 8}q${(dark - 0.4) * 5} ${long / 3} ${(dark - 0.4) * 10} ${long * 0.6}`);
  }
  return parts.join("");
}

/** One feather from its root, along a direction. */
function feather(x: number, y: number, angle: number, long: number, wide: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const to = (along: number, aside: number): string =>
    `${(x + dx * along * long - dy * aside * wide).toFixed(1)} ${(y + dy * along * long + dx * aside * wide).toFixed(1)}`;
  return `M${to(0, 0)}C${to(0.3, 0.55)} ${to(0.8, 0.5)} ${to(1, 0)}C${to(0.8, -0.35)} ${to(0.3, -0.4)} ${to(0, 0)}Z`;
}

/** An eagle that soars, seen from below: `side` is 1 for its right wing, -1 for the left. */
function wing(side: 1 | -1): string {
  const parts: string[] = [];
  const flip = (angle: number): number => (side === 1 ? angle : Math.PI - angle);
  for (let n = 0; n < 7; n++) parts.push(feather(side * (64 - n * 2), -13 + n * 2, flip(-0.5 + n * 0.22), 46 - n * 2.5, 8));
  for (let n = 0; n < 10; n++) parts.push(feather(side * (56 - n * 5.4), -12 + n * 1.2, flip(1.0 + n * 0.06), 27 - n * 0.5, 8));
  return parts.join("");
}

function eagle(): SVGTemplateResult {
  const tail = [-2, -1, 0, 1, 2].map((n) => feather(n * 1.6, 16, Math.PI / 2 - n * 0.17, 27, 8)).join("");
  const arm = "M0-12C16-22 34-24 66-16C62-8 50-6 40-4C26-1 14 2 5 6Z";
  return svg`<g transform="translate(318 88) rotate(-9) scale(1.12)">
    <path class="beast" d=${wing(1) + wing(-1) + tail} />
    <path class="beast" d=${arm} /><path class="beast" d=${arm} transform="scale(-1 1)" />
    <path class="beast" d="M-7-10C-5-17-4-22-1-27C1-30 4-28 4-25L7-22 4-21C5-17 7-12 7-6C7 6 4 16 0 22C-4 16-7 6-7-6Z" />
    <path class="light" d="M14-15q20-5 40-1M14-11q16-4 30-2M-14-15q-20-5-40-1M-14-11q-16-4-30-2M-2-4q2 3 4 0M-3 2q3 3 6 0M-2 8q2 2 4 0" />
  </g>`;
}

/** A butte, the sun low over the grass, and an eagle. */
export const mysticWarriors = plate(svg`
  <rect class="soil" width=${WIDE} height=${HORIZON + 4} />
  ${halo("dawn", SUN[0], SUN[1], 210, 190)}
  <path class="soft-ink heaven" d=${sky} />
  <circle class="sun" cx=${SUN[0]} cy=${SUN[1]} r="60" />
  <circle class="sun-rim" cx=${SUN[0]} cy=${SUN[1]} r="56" />
  <path class="far outlined" d=${form([[300, 222], ...far, [720, 222]])} />
  <path class="fine" d=${hachures(far, 0.5, 12, 5, chance)} />
  <path class="far outlined" d=${form([...butte, [360, 224], [60, 224]])} />
  <path class="fine" d=${fluting() + hachures(butte.filter(([x]) => x < 150), -0.5, 20, 4, chance) + hachures(butte.filter(([x]) => x > 258), 0.5, 24, 4, chance)} />
  <rect class="land" y=${HORIZON} width=${WIDE} height=${HIGH - HORIZON} />
  <path class="firm" d="M0 212H720" />
  <path class="fine" d=${grass(0, 720, 226, 9, 200, chance) + grass(0, 720, 246, 16, 200, chance)} />
  <path class="fine" d=${grass(0, 720, 272, 26, 190, chance)} />
  <path class="firm" d=${grass(0, 720, 304, 46, 210, chance)} />
  ${eagle()}
`);
