import { html, nothing, type TemplateResult } from "lit";
import type { Answer } from "../store/table";
import type { Choice } from "../protocol/types";
import { table as words } from "../words/table";

/** What the server has answered: the hint that was asked for, or the odds. */
export function advice(answer: Answer | null, legal: readonly Choice[]): TemplateResult | typeof nothing {
  if (answer?.to === "hint") {
    const label = legal.find((choice) => choice.action === answer.action)?.label;
    return html`<p class="advice" role="status">${label ? words.hintSays(label) : words.hintPast}</p>`;
  }
  if (answer?.to !== "odds") return nothing;
  return html`<div class="advice" role="status">
    ${answer.figures.map(
      (figures) => html`<table>
          <caption>${figures.title}</caption>
          ${figures.rows.map(([what, much]) => html`<tr><th scope="row">${what}</th><td>${much}</td></tr>`)}
        </table>
        <p class="soft">${figures.note}</p>`,
    )}
  </div>`;
}
