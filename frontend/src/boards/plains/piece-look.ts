import { css } from "lit";

/** How pieces look, on the map and beside it. */
export const pieceLook = css`
  .a0 {
    --face: var(--npt);
  }
  .a1 {
    --face: var(--spt);
  }
  .a2 {
    --face: var(--cavalry);
  }
  .a3 {
    --face: var(--settlers);
  }
  .a4 {
    --face: var(--enemies);
  }
  .a5 {
    --face: var(--wagons);
    --sign: #33251a;
  }
  .a6 {
    --face: var(--railroad);
    --sign: #f3e8d0;
  }
  .cube path {
    stroke: #1d140c;
    stroke-width: 0.7;
    stroke-linejoin: round;
  }
  .moved .cube {
    opacity: 0.6;
  }
  .cube .front {
    fill: var(--face);
  }
  .cube .top {
    fill: color-mix(in oklab, var(--face) 62%, #fff3d6);
  }
  .cube .side {
    fill: color-mix(in oklab, var(--face) 66%, #150d05);
  }
  .cube .grain {
    stroke: #000;
    stroke-width: 0.5;
    opacity: 0.16;
    fill: none;
  }
  .cube .edge {
    fill: none;
    stroke: #fff6df;
    stroke-width: 1;
    opacity: 0.75;
  }
  .mark,
  .cube .mark {
    fill: var(--sign, var(--on-cube));
    stroke: none;
  }
  .mark.line,
  .cube .mark.line {
    fill: none;
    stroke: var(--sign, var(--on-cube));
    stroke-width: 2.3;
    stroke-linecap: round;
  }
  .cube .letter {
    display: var(--piece-letter);
    font: 700 12px var(--sans);
    fill: var(--on-cube);
    text-anchor: middle;
  }
  .cube .mark {
    display: var(--piece-mark);
  }
  .count rect {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 1.2;
  }
  .count text {
    fill: var(--paper);
    font: 700 14px var(--sans);
    text-anchor: middle;
  }
  .wagon path,
  .wagon circle {
    stroke: #1d140c;
    stroke-width: 1;
    stroke-linejoin: round;
    fill: none;
  }
  /* No line of the map goes up to a wagon: it would be lost among them. */
  .clear {
    fill: var(--paper);
    stroke: var(--paper);
    stroke-width: 6;
  }
  .wagon .canvas {
    fill: var(--wagons);
  }
  .wagon .rib {
    opacity: 0.45;
  }
  .wagon .bed {
    fill: light-dark(#8a5f36, #c98f52);
  }
  .wagon .wheel {
    fill: #e9d9b4;
    stroke-width: 1.3;
  }
  .wagon .spoke {
    stroke-width: 0.7;
  }
  .engine path,
  .engine circle {
    fill: var(--railroad);
    stroke: #f4e6c4;
    stroke-width: 0.8;
    stroke-linejoin: round;
  }
  .engine .pane,
  .engine .lamp {
    fill: #f0c36b;
  }
  .engine .rod {
    stroke-width: 1.4;
  }
  .disc .face {
    fill: var(--face);
    stroke: #1d140c;
    stroke-width: 0.8;
  }
  .disc .rim {
    fill: color-mix(in oklab, var(--face) 60%, #150d05);
  }
  .disc .ring {
    fill: none;
    stroke: var(--sign, var(--on-cube));
    stroke-width: 0.8;
    opacity: 0.6;
  }
  .die rect {
    fill: var(--face);
    stroke: #1d140c;
    stroke-width: 1;
  }
  .die .sign {
    fill: none;
    stroke: var(--sign, var(--on-cube));
    stroke-width: 2.1;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .die .blank {
    fill: var(--sign, var(--on-cube));
    opacity: 0.45;
  }
`;
