import { svg, html } from "lit";

/** The sign of Tallgrass: a few blades. */
export const mark = html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-linecap="round">
  ${svg`<path stroke-width="1.7" d="M12 22C12 14 12.5 9 15 3M11 22C10.5 15 9 10 6 6M13 22c.5-5 2.500-9 6-12M10.500 22C9 18 6.500 15.500 3.500 14" />
  <path stroke-width="1" d="M15 3c1.500.5 1.800 2 .6 3.400M6 6c-.4 1.400.4 2.400 1.800 2.600M3 22h18" />`}
</svg>`;
