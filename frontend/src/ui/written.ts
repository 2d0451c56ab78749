import { css, html, type TemplateResult } from "lit";

/** A name that somebody has given: whichever way it runs, what stands beside it doesn't turn. */
export function written(text: string): TemplateResult {
  return html`<bdi class="written">${text}</bdi>`;
}

/** It breaks where it must, and what is stacked on its letters stays with them. */
export const writing = css`
  .written {
    display: inline-block;
    max-width: 100%;
    overflow: clip;
    overflow-clip-margin: 0.2em;
    overflow-wrap: anywhere;
    vertical-align: bottom;
  }
`;
