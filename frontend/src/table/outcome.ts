import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { to } from "../store/route";
import { controls } from "../ui/controls";
import { table as words } from "../words/table";
import "./course";
import type { Session } from "./session";

/** How a match ended, under the prompt that says who won: the score laid out, and what comes next. */
@customElement("tallgrass-outcome")
export class Outcome extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  @property({ attribute: false }) names: readonly string[] = [];

  static override styles = controls;

  override render(): TemplateResult | typeof nothing {
    const { over, table, seat, course } = this.session.state;
    if (!over) return nothing;
    return html`<h2>${words.over}</h2>
      ${over.result.scores.length
        ? html`<table>
            <caption class="visually-hidden">${words.points}</caption>
            ${over.result.scores.map(
              (score, number) => html`<tr>
                <th scope="row">${this.names[number] ?? number}</th>
                <td>${score}</td>
              </tr>`,
            )}
          </table>`
        : nothing}
      ${table?.rematch
        ? html`<a class="button main" href=${to.table(table.rematch)}>${words.toRematch}</a>`
        : seat !== null
          ? html`<button class="main" @click=${() => this.session.store.rematch()}>${words.rematch}</button>`
          : nothing}
      ${course
        ? html`<tallgrass-course
            .course=${course}
            .names=${this.names}
            .version=${this.session.version}
            @look=${(event: CustomEvent<number>) => this.dispatchEvent(new CustomEvent("look", { detail: event.detail }))}
          ></tallgrass-course>`
        : html`<button @click=${() => this.session.store.evaluate()}>${words.evaluate}</button>`}`;
  }
}
