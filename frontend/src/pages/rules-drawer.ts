import { LitElement, css, html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { controls } from "../ui/controls";
import { dialogLook } from "../ui/fragments";
import { table as words } from "../words/table";
import "../rules/rules";

/** The rules in a drawer beside the table. Fires `shut`. */
@customElement("tallgrass-rules-drawer")
export class RulesDrawer extends LitElement {
  @property() game = "";
  @property({ attribute: false }) material: unknown;
  /** The rule that is looked for; "": the rules from their beginning; null: the drawer is shut. */
  @property() rule: string | null = null;
  @query("dialog") private dialog!: HTMLDialogElement;

  static override styles = [
    controls,
    dialogLook,
    css`
      dialog {
        position: fixed;
        inset: 0 0 0 auto;
        width: min(34rem, 100vw);
        max-width: none;
        height: 100dvh;
        max-height: none;
        margin: 0;
        padding: 0;
        border-width: 0 0 0 1px;
        border-radius: 0;
        background: var(--paper);
        overflow-y: auto;
      }
      header {
        position: sticky;
        top: 0;
        z-index: 1;
        display: flex;
        justify-content: flex-end;
        background: var(--paper);
      }
      tallgrass-rules {
        padding: 0 1.2rem 2rem;
      }
    `,
  ];

  override render(): TemplateResult {
    return html`<dialog aria-label=${words.rules} @close=${this.shut} @click=${this.outside}>
      <header><button class="quiet" @click=${() => this.dialog.close()}>${words.dismiss}</button></header>
      ${this.rule === null
        ? ""
        : html`<tallgrass-rules .game=${this.game} .material=${this.material} .focusId=${this.rule || null}></tallgrass-rules>`}
    </dialog>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("rule")) return;
    if (this.rule !== null && !this.dialog.open) this.dialog.showModal();
    if (this.rule === null && this.dialog.open) this.dialog.close();
  }

  private outside(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }

  /** It was closed, which is told late: it may be open again by then. */
  private shut(): void {
    if (!this.dialog.open) this.dispatchEvent(new Event("shut"));
  }
}
