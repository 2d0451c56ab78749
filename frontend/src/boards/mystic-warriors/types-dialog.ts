import { html, type TemplateResult } from "lit";
import { mark } from "../../ui/mark";
import { cardWords } from "../../words/card";
import { mysticWarriorsWords as words } from "../../words/mystic-warriors";
import type { MysticWarriorsMaterial } from "./material";

/** What each type of cards is for, in a table over the board. */
export function typesDialog(material: MysticWarriorsMaterial): TemplateResult {
  const close = (event: Event): void => (event.currentTarget as Element).closest("dialog")?.close();
  return html`<dialog aria-label=${words.types}>
    <header>
      <h2>${words.types}</h2>
      <button class="thing plain" @click=${close}>${cardWords.close}</button>
    </header>
    <dl>
      ${material.types.map(
        (type) => html`<div>
          <dt>${mark(type.name)}<b>${type.title}</b><span>×${type.count}</span></dt>
          <dd>${type.text}</dd>
        </div>`,
      )}
    </dl>
  </dialog>`;
}
