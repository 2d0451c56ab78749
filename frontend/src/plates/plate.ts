import { css, svg, type SVGTemplateResult } from "lit";

export const WIDE = 720;
export const HIGH = 300;
const RIM = 9; // the ruled border of a survey map, with its degrees

/** A picture within a map's border. */
export function plate(picture: SVGTemplateResult): SVGTemplateResult {
  const degrees = [...edge(WIDE, 24)].map(([x, long]) => `M${x} 4.500h${long}M${x} ${HIGH - 4.5}h${long}`);
  const sides = [...edge(HIGH, 10)].map(([y, long]) => `M4.500 ${y}v${long}M${WIDE - 4.5} ${y}v${long}`);
  return svg`
    <svg class="plate" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">
      <rect class="paper" width=${WIDE} height=${HIGH} />
      <svg x=${RIM} y=${RIM} width=${WIDE - 2 * RIM} height=${HIGH - 2 * RIM}
        viewBox="${RIM} ${RIM} ${WIDE - 2 * RIM} ${HIGH - 2 * RIM}">${picture}</svg>
      <path class="fine" d="M1 1H${WIDE - 1}V${HIGH - 1}H1Z" />
      <path class="firm" d="M8 8H${WIDE - 8}V${HIGH - 8}H8Z" />
      <path class="degrees" d=${[...degrees, ...sides].join("")} />
    </svg>
  `;
}

/** Light that fades towards its rim. */
export function halo(id: string, x: number, y: number, rx: number, ry: number): SVGTemplateResult {
  return svg`
    <radialGradient id=${id}><stop class="lit" offset="0.15" /><stop class="unlit" offset="1" /></radialGradient>
    <ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill="url(#${id})" />
  `;
}

/** Every other part of an edge, so that its rule is black and white by turns. */
function* edge(length: number, parts: number): Generator<[number, number]> {
  const long = (length - 16) / parts;
  for (let n = 0; n < parts; n += 2) yield [8 + n * long, long];
}

export const plates = css`
  .plate {
    display: block;
    width: 100%;
    color: var(--ink);
    --sky: color-mix(in oklab, var(--cavalry) 13%, var(--paper));
    --land: color-mix(in oklab, var(--npt) 17%, var(--paper));
    --far: color-mix(in oklab, var(--enemies) 15%, var(--paper));
    --soil: color-mix(in oklab, var(--spt) 20%, var(--paper));
    --water: color-mix(in oklab, var(--cavalry) 26%, var(--paper));
    --glow: color-mix(in oklab, var(--spt) 18%, var(--sheet));
  }
  .paper {
    fill: var(--paper);
  }
  .sky {
    fill: var(--sky);
  }
  .land {
    fill: var(--land);
  }
  .far {
    fill: var(--far);
  }
  .soil {
    fill: var(--soil);
  }
  .water {
    fill: var(--water);
  }
  .lit {
    stop-color: var(--glow);
  }
  .unlit {
    stop-color: var(--glow);
    stop-opacity: 0;
  }
  .sheet {
    fill: var(--sheet);
  }
  .ink {
    fill: currentColor;
  }
  .soft-ink {
    fill: currentColor;
    opacity: 0.62;
  }
  /* By night the lines of the sky are its light: they are laid thinner. The sun still shines, beasts are dark. */
  .heaven {
    fill: light-dark(#33251ad9, #efe2c852);
    opacity: 1;
  }
  .sun {
    fill: light-dark(#fdf3d8, #e9bd7d);
  }
  .sun-rim {
    fill: none;
    stroke: light-dark(#33251a, #6b4a26);
    stroke-width: 0.9;
  }
  .beast {
    fill: light-dark(#33251a, #15100b);
    stroke: light-dark(#33251a, #c9b48f);
    stroke-width: 0.5;
  }
  .horn {
    fill: none;
    stroke: light-dark(#33251a, #c9b48f);
    stroke-width: 1.4;
    stroke-linecap: round;
  }
  .light {
    fill: none;
    stroke: light-dark(#f4ead2, #c9b48f);
    stroke-width: 0.8;
    stroke-linecap: round;
  }
  .fine,
  .firm,
  .degrees {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .fine {
    stroke-width: 0.7;
  }
  .firm {
    stroke-width: 1.2;
  }
  .degrees {
    stroke-width: 3;
    stroke-linecap: butt;
  }
  .outlined {
    stroke: currentColor;
    stroke-width: 1.1;
    stroke-linejoin: round;
  }
`;
