import { css } from "lit";

/** How the map looks. */
export const mapLook = css`
  .sheets {
    position: relative;
    width: calc(100% * var(--near, 1));
    aspect-ratio: 1500 / 1080;
  }
  .sheets > svg {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    will-change: transform;
    pointer-events: none;
    font-family: var(--serif);
    user-select: none;
    -webkit-user-select: none;
  }
  .sheet {
    fill: var(--paper);
  }
  .beyond {
    fill: var(--ink);
    opacity: 0.06;
  }
  .neat {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.6;
    opacity: 0.7;
  }
  .neat.thin {
    stroke-width: 0.7;
  }

  /* The washes: strongest along the inside of the border. */
  .w-npt {
    --wash: var(--wash-npt);
  }
  .w-spt {
    --wash: var(--wash-spt);
  }
  .w-enemies {
    --wash: var(--wash-enemies);
  }
  .w-us {
    --wash: var(--wash-us);
  }
  .w-nobody {
    --wash: var(--wash-nobody);
  }
  .wash path {
    fill: none;
    stroke: var(--wash);
    stroke-linejoin: round;
    transition: stroke var(--swift);
  }
  .wash .flat {
    fill: var(--wash);
    stroke: none;
    opacity: 0.1;
  }
  .wash .i1 {
    stroke-width: 74;
    opacity: 0.07;
  }
  .wash .i2 {
    stroke-width: 46;
    opacity: 0.09;
  }
  .wash .i3 {
    stroke-width: 26;
    opacity: 0.13;
  }
  .wash .i4 {
    stroke-width: 11;
    opacity: 0.24;
  }
  .sheets > .standing {
    pointer-events: auto;
  }
  .bright {
    fill: var(--sheet);
    opacity: 0.65;
  }
  .here {
    fill: var(--ink);
    opacity: 0.09;
  }
  .w-us .flat {
    opacity: 0.16;
  }
  .w-nobody .flat {
    opacity: 0.02;
  }
  .wash .hatch-edge {
    stroke-width: 15;
    opacity: 0.4;
  }
  .h-npt {
    stroke: url(#hatch-npt) !important;
  }
  .h-spt {
    stroke: url(#hatch-spt) !important;
  }
  .h-enemies {
    stroke: url(#hatch-enemies) !important;
  }
  .hatching {
    stroke: var(--ink);
    stroke-width: 0.7;
    opacity: 0.55;
  }
  .crossed {
    fill: url(#crossed);
  }
  .crossing {
    stroke: var(--ink);
    stroke-width: 0.9;
    opacity: 0.4;
    stroke-linecap: round;
    fill: none;
  }

  .border {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 9 2.4 1.6 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.85;
  }
  .shore {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.6;
    opacity: 0.6;
  }
  .hachures {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.75;
    stroke-linecap: round;
    opacity: 0.6;
  }
  .sand {
    stroke: var(--ink);
    stroke-width: 1.2;
    stroke-linecap: round;
    opacity: 0.45;
    fill: none;
  }
  .bank,
  .stream {
    fill: none;
    stroke: var(--water);
    stroke-width: 2.6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .bank.wide {
    stroke-width: 5.2;
  }
  .stream {
    stroke: var(--water-inside);
    stroke-width: 1.1;
  }
  .stream.wide {
    stroke-width: 3.2;
  }
  text {
    fill: var(--ink);
    text-anchor: middle;
  }
  .river {
    font-size: 14.5px;
    font-style: italic;
    letter-spacing: 2.6px;
    fill: var(--water-name);
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 2.4px;
    stroke-opacity: 0.75;
  }
  .name {
    font-weight: 600;
    font-variant-caps: all-small-caps;
    text-transform: none;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 2.6px;
    stroke-opacity: 0.7;
  }
  .far-name {
    font-size: 30px;
    letter-spacing: 20px;
    font-variant-caps: all-small-caps;
    opacity: 0.62;
  }
  .peoples {
    font-size: 14px;
    font-style: italic;
    fill: var(--ink-soft);
  }
  .code text {
    font: 700 12.5px var(--sans);
    letter-spacing: 0.2px;
  }
  .code rect {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 0.9;
  }
  .code .hatch {
    opacity: 0.32;
    stroke: none;
  }
  .code.npt .hatch {
    fill: url(#hatch-npt);
  }
  .code.spt .hatch {
    fill: url(#hatch-spt);
  }
  .code.enemies .hatch {
    fill: url(#hatch-enemies);
  }
  /* As large to the eye as the map's other names, however far it is. */
  .far .river {
    font-size: calc(10.5px / var(--scale));
    stroke-width: 4px;
  }
  .far .trail-name {
    font-size: calc(10px / var(--scale));
    stroke-width: 4px;
  }
  .far .peoples,
  .farther .trail-name,
  .farther .river,
  .farther .name {
    display: none;
  }
  .far .grows {
    transform: scale(1.25);
  }
  .farther .code .grows {
    transform: translate(6px, 2px) scale(1.65);
  }
  .farther .grows.tag {
    transform: translate(6px, 8px) scale(1.65);
  }
  .farther .steps text {
    font-size: 22px;
  }
  .flag .cloth {
    fill: var(--wash-us);
    stroke: var(--ink);
    stroke-width: 0.7;
  }
  .flag.us .cloth {
    fill: var(--cavalry);
  }
  .flag.indian .cloth {
    fill: var(--npt);
  }
  .flag.nobody .cloth {
    fill: var(--paper);
  }
  .flag.nobody text {
    fill: var(--ink);
  }
  .flag text {
    font: 700 11px var(--sans);
    fill: var(--on-cube);
  }
`;
