import { css, html } from "lit";
import { grass, hachures, line, rugged, unevenness, type Point } from "../../plates/engraving";

const WIDE = 900;
const chance = unevenness(1866);
const ridge = (points: readonly Point[]): Point[] => rugged(points, 4, chance);
const hills = [
  ridge([[0, 44], [70, 38], [118, 30], [128, 8], [196, 6], [208, 32], [270, 42], [360, 46]]),
  ridge([[520, 46], [610, 38], [664, 20], [716, 16], [742, 30], [830, 36], [900, 32]]),
];

/** The open plain, engraved: it lies where no cards do. */
export const prairie = html`<svg class="prairie" viewBox="0 0 ${WIDE} 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <path d=${hills.map((hill) => line(hill) + hachures(hill, 0.25, 15, 5, chance)).join("")} />
  <path d=${line(ridge([[0, 48], [240, 51], [480, 49], [900, 47]])) + grass(0, WIDE, 56, 6, 220, chance) + grass(0, WIDE, 76, 14, 230, chance)} />
  <path class="near" d=${grass(0, WIDE, 110, 30, 260, chance)} />
</svg>`;

export const prairieLook = css`
  .prairie {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: min(38%, 110px);
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 0.7;
    opacity: 0.3;
    pointer-events: none;
  }
  .prairie .near {
    stroke-width: 1;
  }
  .narrow .prairie {
    display: none;
  }
`;
