import { css } from "lit";

/** How what lies around the map looks. */
export const ledgerLook = css`
  :host {
    display: block;
    container-type: inline-size;
    color: var(--ink);
  }
  .board {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
  .over {
    display: grid;
    grid-template-columns: auto 1fr minmax(260px, 36%);
    align-items: center;
    gap: 6px 22px;
    padding: 2px 4px;
  }
  .round {
    font-family: var(--serif);
    font-size: var(--text);
    font-weight: 600;
    white-space: nowrap;
  }
  .pips {
    display: flex;
    gap: 4px;
    margin-top: 3px;
  }
  .pips i {
    width: 8px;
    height: 8px;
    border: 1px solid var(--ink);
    border-radius: 50%;
  }
  .pips .past {
    background: var(--ink-soft);
  }
  .pips .now {
    background: var(--ink);
    box-shadow: 0 0 0 2px var(--table), 0 0 0 3px var(--ink);
  }
  .discs {
    display: flex;
    justify-content: center;
    gap: 7px;
  }
  .discs > * {
    line-height: 0;
    border-radius: 50%;
  }
  .discs .bag {
    opacity: 0.28;
  }
  .discs .drawn {
    opacity: 0.82;
  }
  .discs .now {
    transform: translateY(-2px) scale(1.16);
    filter: drop-shadow(0 3px 3px #0005);
  }
  .discs .marked {
    outline: 2px dashed var(--ink);
    outline-offset: 2px;
  }
  .score {
    display: grid;
    gap: 3px;
  }
  .tally {
    display: grid;
    grid-template-columns: 58px 1fr 34px;
    align-items: center;
    gap: 8px;
    font-size: var(--small);
  }
  .tally b {
    font: 600 var(--text) / 1 var(--serif);
    text-align: right;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .bar {
    height: 12px;
    border: 1px solid var(--ink);
    border-radius: 2px;
    background:
      repeating-linear-gradient(90deg, transparent 0 calc(100% / 12 - 1px), var(--line) calc(100% / 12 - 1px) calc(100% / 12)),
      var(--paper);
  }
  .bar i {
    display: block;
    height: 100%;
    background: var(--cavalry);
    transition: width var(--swift);
  }
  .indian .bar i {
    background: repeating-linear-gradient(120deg, var(--npt) 0 7px, var(--spt) 7px 14px);
  }

  .frame {
    position: relative;
    width: 100%;
    margin-inline: auto;
    border-radius: 4px;
    box-shadow: var(--lift);
    background: var(--paper);
  }
  .window {
    overflow: auto;
    border-radius: 4px;
    touch-action: pan-x pan-y;
    scrollbar-width: thin;
    overscroll-behavior: auto;
    aspect-ratio: 1500 / 1080;
  }
  .zooming {
    position: absolute;
    left: 10px;
    top: 10px;
    display: flex;
    gap: 4px;
  }
  .zooming button {
    min-height: 34px;
    width: 34px;
    padding: 0;
    opacity: 0.9;
  }
  @media (pointer: coarse) {
    .zooming button {
      min-height: 44px;
      width: 44px;
    }
  }
  .zooming .stroke {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
  }

  .hands {
    display: flex;
    justify-content: center;
    gap: 10px 26px;
    padding: 8px 4px 6px;
    pointer-events: none;
    --card-name: var(--text);
  }
  /* The hand looks out from below, so far that one reads what a card is about, until one comes to it. */
  @container (min-width: 760px) {
    .hands {
      --card-height: 214px;
      position: sticky;
      bottom: -96px;
      z-index: 2;
    }
    /* What is cut off there goes on below. */
    .seated:has(.hands)::after {
      content: "";
      position: sticky;
      bottom: 0;
      z-index: 3;
      height: 24px;
      margin-top: -32px;
      background: linear-gradient(transparent, var(--table));
      pointer-events: none;
    }
    .hands .hand {
      min-width: 0;
    }
    .hands tallgrass-card {
      flex-shrink: 1;
      width: 172px;
      min-width: 112px;
    }
  }
  .hands.called {
    position: sticky;
    bottom: -112px;
    z-index: 2;
  }
  .hands tallgrass-card {
    pointer-events: auto;
  }
  .hands tallgrass-card[lit] {
    --raised: -8px;
  }
  @media (hover: hover) {
    .hands:not(.strip) tallgrass-card:is(:hover, :focus-visible) {
      --raised: -104px;
    }
  }
  /* In a low window the map has the room, and of the hand only the heads are to be seen. */
  @media (max-height: 819px) {
    .seated:has(.hands)::after {
      display: none;
    }
    .hands:not(.strip) {
      bottom: -150px;
    }
    .seated:has(.hands:not(.strip)) {
      --hand: 66px;
    }
    .hands:not(.strip) tallgrass-card:is(:hover, :focus-visible) {
      --raised: -150px;
    }
  }
  .hand {
    display: flex;
    gap: 8px;
  }
  .hands.strip {
    --card-width: 92px;
    --card-height: 68px;
    --card-band: 26px;
    order: 1;
    justify-content: flex-start;
    gap: 14px;
    margin: 0 -2px;
    padding: 1px 6px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    border-top: 1px solid var(--line);
    background: var(--table);
    box-shadow: 0 -4px 8px var(--shade);
    pointer-events: auto;
  }
  @media (min-height: 561px) {
    .hands.strip {
      position: sticky;
      bottom: 0;
      z-index: 2;
    }
  }
  .strip .hand {
    flex: none;
    gap: 6px;
  }
  .hands.strip:has([data-taught]) {
    padding-top: 30px; /* its sign stands above it */
  }
  .hands.strip tallgrass-card[lit] {
    --raised: 0px; /* it would be cut off */
  }

  /* The whole map is to be seen at once, and the heads of the cards below it. */
  @container (min-width: 760px) {
    .frame {
      max-width: max(640px, calc((var(--room, 100vh) - 62px - var(--hand, 0px)) * 1500 / 1080));
    }
    .hands {
      margin-top: -4px;
    }
    .seated {
      --hand: 76px; /* the boxes, as long as there is no hand */
    }
    .seated:has(.hands) {
      --hand: 120px;
    }
  }
  @container (max-width: 900px) {
    .boxes {
      grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
    }
    .table {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (max-width: 620px) {
    /* What there is of height is the map's: round, discs and score in one line, the map as high as the rest. */
    .board {
      gap: 6px;
    }
    .window {
      aspect-ratio: auto;
      height: clamp(200px, var(--room, 100vh) - 48px - var(--strip, 0px), 100cqw * 1080 / 1500 * var(--near, 1));
    }
    .board:has(.strip) {
      --strip: 79px;
    }
    .zooming {
      flex-direction: column;
      left: auto;
      top: 6px;
      right: 6px;
    }
    .over {
      grid-template-columns: auto 1fr auto;
      gap: 8px;
      height: 36px;
      padding: 0 2px;
    }
    .round {
      width: min-content;
      min-width: 3.6rem;
      line-height: 1.1;
      white-space: normal;
    }
    .pips,
    .bar {
      display: none;
    }
    .tally {
      grid-template-columns: auto 1.6rem;
      gap: 2px;
      line-height: 1.2;
    }
    .score {
      gap: 0;
    }
    .discs {
      gap: 2px;
    }
    .discs svg {
      width: 24px;
      height: 26px;
    }
    .zooming button {
      min-height: 44px;
      width: 44px;
    }
    /* On a phone one button leaves the map in sight: two fingers do the rest. */
    @media (pointer: coarse) {
      .zooming.near :is(.in, .out),
      .zooming.whole :is(.all, .out) {
        display: none;
      }
    }
    .piles .row {
      justify-content: space-between;
      gap: 4px;
    }
  }
  @container (max-width: 340px) {
    .discs svg {
      width: 19px;
      height: 21px;
    }
  }
`;
