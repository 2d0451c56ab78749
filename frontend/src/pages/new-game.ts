import { html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sheet } from "../ui/sheet";
import { words } from "../words";

/** A new table with all its options. */
@customElement("tallgrass-new-game")
export class NewGame extends LitElement {
  static override styles = sheet;

  @property({ attribute: false }) game = "";

  override render(): TemplateResult {
    return html`<div class="sheet"><h1>${words.shell.name}</h1></div>`;
  }
}
