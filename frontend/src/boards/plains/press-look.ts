import { css } from "lit";

/** How the map shows what can be pressed, what is pointed at, and what has moved. */
export const pressLook = css`
  /* What can be pressed, what is pointed at */
  .ground,
  .cubes.lit,
  .wagons {
    outline: none;
  }
  .hit {
    fill: transparent;
    stroke: none;
    stroke-linejoin: round;
  }
  .ground.lit {
    cursor: pointer;
  }
  .ground.lit .hit {
    stroke: var(--accent);
    stroke-width: 7;
  }
  .ground.lit:hover .hit {
    fill: var(--accent);
    fill-opacity: 0.12;
  }
  .lift {
    fill: none;
    stroke: #2a1a0d;
    stroke-width: 5;
    opacity: 0.3;
    transform: translate(0, 5px);
    pointer-events: none;
  }
  .ground.marked .hit {
    stroke: var(--ink);
    stroke-width: 9;
    stroke-dasharray: 10 6;
  }
  .ground[data-shaken] .hit {
    stroke: var(--ink);
    stroke-width: 6;
  }
  .ground[data-taught] .hit {
    stroke: var(--ink);
    stroke-width: 10;
  }
  .pointer {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 2.5;
    pointer-events: none;
  }
  [data-taught] > .ring {
    stroke: var(--ink);
    stroke-width: 4.5;
  }
  .ground:focus-visible .hit {
    stroke: var(--ink);
    stroke-width: 13;
  }
  .at {
    fill: none;
    pointer-events: none;
  }
  .lock {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.6;
  }
  .ring {
    fill: none;
    stroke: none;
  }
  /* What is small on a phone can be hit by a thumb: 12 px further on each side. */
  .reach {
    fill: none;
    stroke: none;
  }
  @media (pointer: coarse) {
    .reach {
      fill: transparent;
      stroke: transparent;
      stroke-width: 24px;
      vector-effect: non-scaling-stroke;
      pointer-events: all;
    }
  }
  .told {
    fill: transparent;
  }
  .engine-target > .ring {
    fill: transparent;
  }
  .lit > .ring {
    fill: var(--sheet);
    fill-opacity: 0.75;
    stroke: var(--accent);
    stroke-width: 2.6;
  }
  .marked > .ring {
    stroke: var(--ink);
    stroke-width: 2.4;
    stroke-dasharray: 6 4;
  }
  .cubes.lit,
  .wagons.lit,
  .engine-target.lit,
  .way-target.lit {
    cursor: pointer;
  }
  .cubes.lit,
  .wagons.lit,
  .engine-target.lit {
    filter: drop-shadow(0 3px 3px #0006);
  }
  .cubes.lit:focus-visible > .ring,
  .wagons:focus-visible > .ring,
  .engine-target:focus-visible > .ring {
    stroke: var(--ink);
    stroke-width: 5;
  }
  .cubes:not(.lit) {
    pointer-events: none;
  }
  /* A trail that can be chosen: on ground of its own, in its own dashes, or all that run together are one line */
  .halo-bed {
    fill: none;
    stroke: var(--sheet);
    stroke-width: 8;
    opacity: 0.8;
  }
  .halo {
    fill: none;
    stroke: var(--accent);
    stroke-width: 5;
  }
  .halo.t0 {
    stroke-dasharray: 16 8;
  }
  .halo.t1 {
    stroke-dasharray: 0.1 10;
    stroke-width: 7;
    stroke-linecap: round;
  }
  .halo.t2 {
    stroke-dasharray: 20 7 4 7;
  }
  .halo.t3 {
    stroke-dasharray: 5 5 5 5 5 14;
  }
  .way-target.marked .halo {
    stroke: var(--ink);
  }
  .way-target {
    outline: none;
  }
  .way-target.lit .trail-name {
    font-weight: 700;
  }
  .way-target:is(:hover, :focus-visible, .marked) .halo-bed {
    stroke-width: 15;
    opacity: 1;
  }
  .way-target:is(:hover, :focus-visible, .marked) .halo {
    stroke-width: 8;
  }
  .way-target:focus-visible .halo {
    stroke: var(--ink);
  }
  .wide-hit {
    fill: none;
    stroke: transparent;
    stroke-width: 26;
  }
  .trace {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.4;
    stroke-dasharray: 2 6;
    stroke-linecap: round;
    opacity: 0.55;
    pointer-events: none;
  }
  .trace.strong {
    stroke-width: 5;
    stroke-dasharray: 0.1 9;
  }
  .trace-end {
    fill: var(--ink);
    opacity: 0.4;
    pointer-events: none;
  }
  .way {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3.4;
    stroke-linecap: round;
    opacity: 0.85;
    pointer-events: none;
  }
  .way.ahead {
    stroke-dasharray: 7 6;
  }
  .way-end {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 1.5;
    pointer-events: none;
  }
  .way-start {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 2.4;
  }
  .steps {
    pointer-events: none;
  }
  .steps rect {
    fill: var(--ink);
  }
  .steps text {
    fill: var(--paper);
    font: 600 12px var(--sans);
  }
`;
