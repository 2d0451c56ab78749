import { css } from "lit";

/**
 * How cards look: see `card.ts`. A board may set --card-width and --card-height, --card-band (its height) of those on
 * the table, --card-name of those in hand, and --raised (px): what is drawn goes up, and the place where the pointer
 * rests stays.
 */
export const cardLook = css`
  :host {
    display: block;
    position: relative;
    flex: none;
    container-type: inline-size;
    width: var(--card-width, 84px);
    height: var(--card-height, 92px);
    border-radius: 7px;
    outline: none;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
    transition:
      transform var(--swift),
      opacity var(--swift);
  }
  :host([size="hand"]) {
    container-type: size;
    width: 126px;
    height: var(--card-height, 172px);
  }
  :host([role="button"]) {
    cursor: pointer;
  }
  .card {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: inherit;
    background: var(--stock);
    box-shadow: 0 1px 2px var(--shade);
    color: var(--ink);
    font-family: var(--serif);
    transform: translateY(var(--raised, 0));
    transition: transform var(--swift);
  }
  .band {
    position: relative;
    display: flex;
    flex: none;
    align-items: flex-start;
    gap: 5px;
    height: var(--card-band, 32px);
    padding: 3px 6px 0 6px;
    color: var(--on-band);
  }
  .form {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: var(--band);
  }
  .edge {
    opacity: 0.45;
  }
  .figure {
    position: relative;
    font-size: var(--large);
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .sign {
    position: relative;
    flex: none;
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.1;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sign .thin {
    stroke-width: 1.3;
  }
  .sign .solid {
    fill: currentColor;
    stroke-width: 1;
  }
  .sign .paper {
    fill: var(--band);
  }
  .sign .dash {
    stroke-dasharray: 2.5 3.5;
  }
  .letter {
    position: relative;
    margin-left: var(--before-letter, auto);
    font: 600 var(--small) / 20px var(--sans);
    opacity: 0.85;
  }
  .name {
    padding: 2px 5px 0;
    font-size: var(--text);
    font-weight: 600;
    line-height: 1.04;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  .name.long {
    font-size: var(--small);
  }
  @container (max-width: 82px) {
    .name.longish {
      font-size: var(--small);
    }
  }
  .name.longest {
    padding-inline: 3px;
    font-size: var(--small);
    letter-spacing: -0.01em;
  }
  .title {
    display: none;
    padding: 1px 6px 0;
    color: var(--ink-soft);
    font: italic var(--small) / 1.2 var(--serif);
  }
  .text {
    display: none;
  }
  .figures {
    position: relative;
    display: flex;
    flex: 1;
    justify-content: space-around;
    margin: 0;
  }
  .figures div {
    text-align: center;
  }
  .figures dd {
    margin: 0;
    font-size: var(--text);
    font-weight: 600;
    line-height: 22px;
    font-variant-numeric: lining-nums;
  }
  .figures dt {
    display: none; /* said below, where there is room */
  }

  /* In hand: what it does is read there. */
  :host([size="hand"]) .band {
    height: 40px;
    padding: 3px 8px 0 9px;
    gap: 8px;
  }
  :host([size="hand"]) .figure {
    font-size: var(--title);
    line-height: 30px;
  }
  :host([size="hand"]) .sign {
    width: 29px;
    height: 29px;
  }
  :host([size="hand"]) .name {
    padding: 2px 9px 0;
    font-size: var(--card-name, var(--large));
  }
  :host([size="hand"]) .name:is(.long, .longest) {
    letter-spacing: 0;
    font-size: var(--text);
  }
  :host([size="hand"]) .title {
    display: block;
    padding: 1px 9px 2px;
  }
  :host([size="hand"]) .text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    overflow: hidden;
    margin: 0 9px 5px;
    padding-top: 3px;
    border-top: 1px solid var(--line);
    flex: none;
    font-size: var(--small);
    line-height: 14px;
    -webkit-line-clamp: max(1, var(--lines) + var(--more, 0));
  }
  @container (max-height: 171px) {
    :host([size="hand"]) .text {
      --more: -1;
    }
  }
  @container (max-height: 157px) {
    :host([size="hand"]) .text {
      --more: -2;
    }
  }
  @container (min-height: 186px) {
    .text {
      --more: 1;
    }
  }
  @container (min-height: 200px) {
    .text {
      --more: 2;
    }
  }
  @container (min-height: 214px) {
    .text {
      --more: 3;
    }
  }
  @container (min-height: 228px) {
    .text {
      --more: 4;
    }
  }
  @container (min-height: 242px) {
    .text {
      --more: 5;
    }
  }
  .figures ~ .letter {
    display: none; /* no card of another type has so many */
  }
  :host([size="hand"]) .figures dd {
    font-size: var(--title);
    line-height: 30px;
  }
`;
