import { css, html, svg, type TemplateResult } from "lit";
import { KINDS, type CardType } from "./card-kinds";
import { strokes } from "./signs";
import { vars } from "./vars";

/** The sign of a type on its colour with its letter: a card in small, where only its type matters. */
export function mark(type: CardType, hollow = false): TemplateResult {
  const kind = KINDS[type];
  return html`<span class="mark ${hollow ? "hollow" : ""}" aria-hidden="true" ${vars({ "--band": `var(--band-${kind.band})` })}>
    <svg viewBox="0 0 32 32">${strokes(kind.sign)}</svg><b>${kind.letter}</b>
  </span>`;
}

/** A small disc that one can count: a Blood Chip. */
function token(x: number, y: number, gone: boolean): TemplateResult {
  return svg`<g class=${gone ? "gone" : "token"} transform=${`translate(${x} ${y})`}>
    <circle r="6.2"/>${gone ? null : svg`<circle class="rim" r="4.1"/><path class="rim" d="M-1.700 0h3.400M0-1.700v3.400"/>`}
  </g>`;
}

const APART = 14.5; // from one token to the next
const GROUP = 6; // more, after each five

/** `count` tokens of `all` in groups of five; as a picture, for the number stands beside it. */
export function tokens(count: number, all: number): TemplateResult {
  const most = Math.max(all, count);
  const at = (n: number): number => 7 + n * APART + Math.floor(n / 5) * GROUP;
  const places = Array.from({ length: most }, (_, n) => token(at(n), 7, n >= count));
  return html`<svg class="tokens" viewBox=${`0 0 ${at(most - 1) + 7} 14`} aria-hidden="true">${places}</svg>`;
}

/** A feather, 13.5 high, its tip at 0 0. */
export const FEATHER = "M0 13.500V3M0 10.800C-3.400 9.500-3.600 4 0 0 3.600 4 3.400 9.500 0 10.800Z";

/** `count` feathers of the `all` that are needed, in groups of seven, `row` in a line. */
export function feathers(count: number, all: number, row: number): TemplateResult {
  const most = Math.max(all, count);
  const lines = Math.ceil(most / row);
  const at = (n: number): number => 5 + (n % row) * 10 + Math.floor((n % row) / 7) * 5;
  const drawn = Array.from({ length: most }, (_, n) => {
    const place = `translate(${at(n)} ${1 + Math.floor(n / row) * 17}) rotate(9 0 7)`;
    return svg`<path class=${n < count ? "feather" : "gone"} transform=${place} d=${FEATHER}/>`;
  });
  return html`<svg class="feathers" viewBox=${`0 0 ${at(Math.min(row, most) - 1) + 6} ${lines * 17 - 1}`} preserveAspectRatio="xMinYMid" aria-hidden="true">${drawn}</svg>`;
}

/** Cards face down in a small fan; the number stands beside it. */
export function backs(count: number): TemplateResult {
  const shown = Math.min(count, 12);
  const step = shown > 8 ? 7 : 10;
  const drawn = Array.from({ length: shown }, (_, n) => {
    const turn = (n - (shown - 1) / 2) * (shown > 8 ? 2 : 3);
    return svg`<g transform=${`translate(${14 + n * step} ${22 + Math.abs(turn) * 0.14}) rotate(${turn})`}>
      <rect class="paper" x="-11" y="-16" width="22" height="32" rx="2.500"/><rect class="inner" x="-8.500" y="-13.500" width="17" height="27" rx="1"/>
    </g>`;
  });
  return html`<svg class="backs" viewBox=${`0 0 ${28 + Math.max(0, shown - 1) * step} 42`} aria-hidden="true">${drawn}</svg>`;
}

export const markLook = css`
  .mark {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 1px;
    height: 24px;
    min-width: 36px;
    padding: 0 3px;
    border: 1px solid var(--band);
    border-radius: 4px;
    background: var(--band);
    color: var(--on-band);
  }
  .mark svg {
    width: 18px;
    height: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark .thin {
    stroke-width: 1.4;
  }
  .mark .solid {
    fill: currentColor;
    stroke-width: 1;
  }
  .mark .paper {
    fill: var(--band);
  }
  .mark .dash {
    stroke-dasharray: 2.5 3.5;
  }
  .mark b {
    font: 600 var(--small) / 1 var(--sans);
  }
  .mark.hollow {
    border: 1px dashed var(--ink-soft);
    background: none;
    color: var(--ink-soft);
  }
  .mark.hollow .paper {
    fill: var(--paper);
  }
  .tokens {
    display: block;
    height: 15px;
    overflow: visible;
  }
  .tokens .token circle {
    fill: var(--band-wine);
    stroke: var(--ink);
    stroke-width: 0.8;
  }
  .tokens .token .rim {
    fill: none;
    stroke: var(--on-band);
    stroke-width: 0.8;
    opacity: 0.85;
  }
  .tokens .gone circle {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 0.8;
    stroke-dasharray: 1.5 1.8;
    opacity: 0.7;
  }
  .feathers {
    display: block;
    max-width: 100%;
    overflow: visible;
  }
  .feathers path {
    stroke: var(--ink);
    stroke-width: 0.9;
    stroke-linecap: round;
  }
  .feathers .feather {
    fill: var(--band-wine);
  }
  .feathers .gone {
    fill: none;
    stroke: var(--ink-soft);
    opacity: 0.45;
  }
  .backs {
    display: block;
    height: 42px;
    overflow: visible;
  }
  .backs .paper {
    fill: var(--back);
    stroke: var(--ink);
    stroke-width: 0.8;
  }
  .backs .inner {
    fill: none;
    stroke: var(--back-line);
    stroke-width: 0.8;
    opacity: 0.8;
  }
`;
