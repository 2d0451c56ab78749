import { html, type TemplateResult } from "lit";

/** What is within a button whose drawing doesn't say all: its name for those who hear it, and what the others see. */
export function named(name: string, drawn: TemplateResult): TemplateResult {
  return html`<span class="visually-hidden">${name}</span><span class="drawn" aria-hidden="true">${drawn}</span>`;
}
