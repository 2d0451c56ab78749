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
  .far .peoples,
  .far .trail-name,
  .far .river,
  .farther .name {
    display: none;
  }
  .farther .grows {
    transform: scale(2);
  }
  .farther .code .grows {
    transform: translate(16px, 8px) scale(2);
  }
  .farther .grows.tag {
    transform: translate(16px, 17px) scale(2);
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
    stroke-dasharray: 3.5 3.5;
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
  .mountain-mark {
    display: none;
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
  .ground:focus-visible .hit {
    stroke: var(--accent);
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
    stroke: var(--accent);
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
  .left {
    pointer-events: none;
  }
  .left rect {
    fill: var(--ink);
  }
  .left text {
    fill: var(--paper);
    font: 600 12px var(--sans);
  }
`;

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
    display: none;
    font: 700 12px var(--sans);
    fill: var(--on-cube);
    text-anchor: middle;
  }
  :host([letters]) .cube .letter {
    display: block;
  }
  :host([letters]) .cube .mark {
    display: none;
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
  .wagon .canvas {
    fill: var(--wagons);
  }
  .wagon .rib {
    opacity: 0.45;
  }
  .wagon .bed {
    fill: #8a5f36;
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
  .engine .window,
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
