import { svg, type SVGTemplateResult } from "lit";

/**
 * Signs in the manner of an engraved map's: drawn in a square of 32 with a stroke of the current colour; what
 * is solid has the class `solid`, what is thin the class `thin`.
 */
const drawn = {
  // Indian Wars
  initiative: svg`<path d="M6 25C6 13 12 9 22 9"/><path d="M17 4l7 5-7 5"/><path class="thin" d="M11 26c0-8 3-11 9-11"/>`,
  guidon: svg`<path d="M8 4v25"/><path class="solid" d="M8 6h19l-6 5.500 6 5.500H8z"/><path class="thin" d="M5 29h6"/>`,
  shield: svg`<path d="M5 28L27 4"/><path class="solid" d="M28.500 2.500l-1.500 6-4.500-4z"/><circle class="paper" cx="15" cy="17" r="8.500"/><circle cx="15" cy="17" r="8.500"/><circle class="thin" cx="15" cy="17" r="5.500"/><circle class="solid" cx="15" cy="17" r="1.800"/>`,
  cartridges: svg`<path d="M4.500 28V14q0-6 2.500-9 2.500 3 2.500 9v14zM13.500 28V14q0-6 2.500-9 2.500 3 2.500 9v14zM22.500 28V14q0-6 2.500-9 2.500 3 2.500 9v14z"/><path class="thin" d="M4.500 15h5M13.500 15h5M22.500 15h5M4.500 25h5M13.500 25h5M22.500 25h5"/>`,
  smoke: svg`<path d="M4 28l6-4 4 3 5-4 9 5z" class="solid"/><path d="M14 21c-5-4 3-6 0-10-2-3 0-6 3-8"/><path class="thin" d="M19 19c-3-3 4-5 2-9-1-2 0-4 2-5M9 21c-2-2 1-4 0-6"/>`,
  horn: svg`<path d="M4 13c6 0 12-1 19-6v16c-7-5-13-6-19-6z"/><path d="M23 6.500q5 8.500 0 17"/><path class="thin" d="M9 17.500c0 8 9 8 9 1"/><path d="M4 11.500v7"/>`,
  book: svg`<path d="M16 8C12 5 8 5 3 6v19c5-1 9-1 13 2 4-3 8-3 13-2V6c-5-1-9-1-13 2z"/><path d="M16 8v19"/><path class="thin" d="M6 11c3-.500 5 0 7 1M6 15c3-.500 5 0 7 1M6 19c3-.500 5 0 7 1M26 11c-3-.500-5 0-7 1M26 15c-3-.500-5 0-7 1M26 19c-3-.500-5 0-7 1"/>`,
  // The Mystic Warriors
  camp: svg`<path d="M16 6L8 27h16z"/><path d="M18 2.500L16 6l-2-3.500"/><path class="solid" d="M16 18l-3 9h6z"/><path class="thin" d="M9 17L3 27h4M23 17l6 10h-4M8.200 14.500L9 17l.800-2.500M22.200 14.500L23 17l.800-2.500"/>`,
  bow: svg`<path d="M8 3c15 2 19 11 21 21"/><path class="thin" d="M8 3l21 21"/><path d="M4 28L22 10"/><path class="solid" d="M25 7l-1.500 6L19 8.500z"/><path class="thin" d="M4 24v4h4M7 22v3h3"/>`,
  shirt: svg`<path d="M12 5h8l9 5-3 6-4-2v13H10V14l-4 2-3-6z"/><path class="thin" d="M12 5l4 5 4-5M12.500 27v3M16 27v3M19.500 27v3M6 16l-1 3M26 16l1 3"/>`,
  trail: svg`<path d="M2 19L11 6l6 8 4-5 9 10"/><path class="thin" d="M11 6l1 5-2 2 2 3M21 9l1 4"/><path class="dash" d="M16 19c-6 2 8 4 1 6-3 1-6 2-7 5"/>`,
  feather: svg`<path d="M27 4C14 5 8 12 8 22c9 0 17-5 19-18z"/><path d="M27 4L4 28"/><path class="thin" d="M20 5.500L19 11M14 9.500v6M24.500 13L19 12M20 18.500l-6-1"/>`,
  sun: svg`<circle cx="16" cy="16" r="6"/><circle class="solid" cx="16" cy="16" r="2"/><path d="M16 2v5M16 25v5M2 16h5M25 16h5"/><path class="thin" d="M6 6l4 4M22 22l4 4M26 6l-4 4M10 22l-4 4"/>`,
  exchange: svg`<path d="M4 11h22M20 5l6.500 6-6.500 6"/><path d="M28 22H6M12 16.500L5.500 22l6.500 6"/>`,
  hoof: svg`<path class="solid" d="M14.500 4C8 7 5 15 7.500 21c2 3 6.500 2 7 0zM17.500 4C24 7 27 15 24.500 21c-2 3-6.500 2-7 0z"/><path class="solid" d="M9 25.500q2 3.500 4.500 1.500l-.500-2.500zM23 25.500q-2 3.500-4.500 1.500l.500-2.500z"/>`,
  storm: svg`<path d="M8 19c-5 0-6-7-1-8 0-6 9-8 12-3 5-2 9 2 8 6 3 1 2 5-1 5z"/><path class="solid" d="M17 15l-5 8h4l-3 7 8-9.500h-4l3-5.500z"/>`,
  // Plains Indian Wars
  lances: svg`<path d="M16 29V10M7 29l3-16M25 29l-3-16"/><path class="solid" d="M16 2l3 8.500h-6zM11 6l1.500 8-5-.800zM21 6l-1.500 8 5-.800z"/><path class="thin" d="M12 20h8"/>`,
  sabres: svg`<path d="M4 4c11 3 18 10 22 21M28 4C17 7 10 14 6 25"/><path d="M22 26.500l6-4.500M10 26.500L4 22"/><path d="M26 25l2 4M6 25l-2 4"/>`,
  wagon: svg`<path d="M4 17h24l-2 5H7z" class="solid"/><path d="M5 17C2 10 3 6 6 5q10 3 20 0c3 1 4 5 1 12"/><path class="thin" d="M11 6.500V17M16 7v10M21 6.500V17"/><circle class="paper" cx="10" cy="24.500" r="4"/><circle cx="10" cy="24.500" r="4"/><circle class="paper" cx="23" cy="24.500" r="4"/><circle cx="23" cy="24.500" r="4"/><circle class="solid" cx="10" cy="24.500" r="1"/><circle class="solid" cx="23" cy="24.500" r="1"/>`,
  pine: svg`<path d="M16 3l-6 8h3l-5 7h4l-6 7h20l-6-7h4l-5-7h3z"/><path d="M16 25v5"/><path class="thin" d="M16 8v14M16 14l-3 2M16 19l3 2"/>`,
  mesa: svg`<path d="M2 25h28M5 25l3-11h7l2 11M17 25l2-7h6l3 7"/><path class="thin" d="M10 14l-1 9M13 14v8M21.500 18v6"/><circle class="solid" cx="24" cy="8.500" r="3"/>`,
  fort: svg`<path d="M4 28V13h4v3h3v-3h4v3h2v-3h4v3h3v-3h4v15z"/><path d="M13 28v-6q3-4 6 0v6"/><path d="M16 13V3"/><path class="solid" d="M16 3h8l-2.500 2.500L24 8h-8z"/>`,
  cabin: svg`<path d="M2 16L16 5l14 11"/><path d="M6 14v14h20V14"/><path class="solid" d="M13 28v-8h6v8z"/><path d="M22 9.500V4h3v8"/><path class="thin" d="M6 18.500h7M6 23h7M19 18.500h7M19 23h7"/>`,
  // The back of a card
  grass: svg`<path d="M16 29C15 19 13 11 7 5M16 29c1-10 3-19 9-23M16 29C15 20 16 10 16 3"/><path class="thin" d="M16 29C12 22 8 18 3 16M16 29c4-7 8-10 13-12M4 29h24"/>`,
} as const;

export type Sign = keyof typeof drawn;

/** A sign's strokes, to be put into an `svg` with a viewBox of 32 by 32. */
export function strokes(sign: Sign): SVGTemplateResult {
  return drawn[sign];
}
