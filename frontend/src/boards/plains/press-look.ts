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
  .halo {
    fill: none;
    stroke: var(--accent);
    stroke-width: 5;
    opacity: 0.75;
    stroke-linecap: round;
  }
  .way-target.marked .halo {
    stroke: var(--ink);
    stroke-dasharray: 10 6;
  }
  .way-target {
    outline: none;
  }
  .way-target:focus-visible .halo,
  .way-target:hover .halo {
    stroke-width: 9;
    opacity: 1;
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
