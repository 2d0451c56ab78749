import { html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { sheet } from "../ui/sheet";
import { words } from "../words";

/** The rules of a game. */
@customElement("tallgrass-rules-page")
export class RulesPage extends LitElement {
  static override styles = sheet;

  @property({ attribute: false }) game = "";
  @property({ attribute: false }) focusId: string | null = null;

  override render(): TemplateResult {
    return html`<div class="sheet"><h1>${words.shell.name}</h1></div>`;
  }
}
