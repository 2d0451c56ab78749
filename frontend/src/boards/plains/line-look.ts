import { css } from "lit";

/** How lines on the map look: trails, the track, and the plates around. */
export const lineLook = css`
  /* Trails and track */
  .trail-bed {
    fill: none;
    stroke: var(--paper);
    stroke-width: 4.5;
    opacity: 0.55;
  }
  .trail {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.8;
    stroke-linecap: butt;
    opacity: 0.8;
  }
  .trail.t0 {
    stroke-dasharray: 9 5;
  }
  .trail.t1 {
    stroke-dasharray: 0.1 5;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .trail.t2 {
    stroke-dasharray: 11 4 2 4;
  }
  .trail.t3 {
    stroke-dasharray: 3.2 3 3.2 3 3.2 9;
    stroke-width: 2.4;
  }
  .trail-name {
    font-size: 13.5px;
    font-style: italic;
    letter-spacing: 1.2px;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 3px;
    stroke-opacity: 0.8;
  }
  .roadbed {
    fill: none;
    stroke: var(--paper);
    stroke-width: 19;
    opacity: 0.92;
  }
  .ties {
    stroke: var(--ink);
    stroke-width: 1.1;
    opacity: 0.42;
    fill: none;
  }
  .ties.laid {
    stroke-width: 2;
    opacity: 0.75;
  }
  .ballast {
    fill: none;
    stroke: var(--line);
    stroke-width: 13;
    opacity: 0.5;
  }
  .rails {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.9;
  }
  .space-ends {
    stroke: var(--ink);
    stroke-width: 1.2;
    fill: none;
    opacity: 0.8;
  }
  .peak {
    fill: var(--paper);
    stroke: var(--ink);
    stroke-width: 1;
    opacity: 0.9;
  }

  .town .plate {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 1.8;
  }
  .town .rule {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.6;
  }
  .town-name {
    font-weight: 600;
    letter-spacing: 1px;
    font-variant-caps: small-caps;
  }
  .cartouche .soft {
    font-size: 14px;
    font-style: italic;
  }
  .cartouche .large {
    font-size: 20px;
    letter-spacing: 1px;
    font-weight: 600;
  }
  .cartouche .mid {
    font-size: 17px;
    letter-spacing: 0.8px;
  }
  .cartouche path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.9;
  }
  .compass circle {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.7;
  }
  .compass .dark {
    fill: var(--ink);
    stroke-width: 0.6;
  }
  .compass .pale {
    fill: var(--paper);
    stroke-width: 0.6;
  }
  .compass text {
    font-size: 14px;
  }
  .legend text {
    text-anchor: start;
    font-size: 14px;
    font-style: italic;
  }
  .legend .head {
    text-anchor: middle;
    font-size: 15px;
    font-style: normal;
    font-variant-caps: small-caps;
    letter-spacing: 1px;
  }
`;
