import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { cardWords } from "../words/card";
import { card, type CardFace } from "./card";
import { controls } from "./controls";
import { dialogLook } from "./fragments";

/** Cards that lie open in a pile, to be looked through: `open()` shows them over the page. */
@customElement("tallgrass-pile")
export class Pile extends LitElement {
  static override styles = [
    controls,
    dialogLook,
    css`
      dialog {
        width: min(720px, calc(100vw - 24px));
        max-height: min(80vh, 640px);
        padding: 0;
      }
      header {
        position: sticky;
        top: 0;
        z-index: 1;
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 1rem;
        padding: 0.6rem 1rem;
        border-bottom: 1px solid var(--line);
        background: var(--sheet);
      }
      h2 {
        margin: 0;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, 84px);
        justify-content: center;
        gap: 10px;
        margin: 0;
        padding: 1rem;
        list-style: none;
      }
      p {
        padding: 1rem;
      }
    `,
  ];

  @property({ attribute: false }) heading = "";
  @property({ attribute: false }) faces: readonly CardFace[] = [];
  @query("dialog") private dialog!: HTMLDialogElement;

  open(): void {
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    const cards = this.faces.map((face) => html`<li>${card({ face })}</li>`);
    return html`<dialog aria-label=${this.heading} @click=${this.outside}>
      <header>
        <h2>${this.heading}</h2>
        <button @click=${() => this.dialog.close()}>${cardWords.close}</button>
      </header>
      ${cards.length ? html`<ul>${cards}</ul>` : html`<p class="soft">${cardWords.empty}</p>`}
    </dialog>`;
  }

  private outside(event: Event): void {
    if (event.target === this.dialog) this.dialog.close();
  }
}
