import { html, LitElement, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { sheet } from "../ui/sheet";
import { words } from "../words";

/** The front page. */
@customElement("tallgrass-front")
export class Front extends LitElement {
  static override styles = sheet;

  override render(): TemplateResult {
    return html`<div class="sheet"><h1>${words.shell.name}</h1></div>`;
  }
}
