import { html, LitElement, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { to } from "../store/route";
import { sheet } from "../ui/sheet";
import { words } from "../words";

/** What an address shows that leads nowhere. */
@customElement("tallgrass-lost")
export class Lost extends LitElement {
  static override styles = sheet;

  override render(): TemplateResult {
    return html`<div class="sheet">
      <h1>${words.shell.lostTitle}</h1>
      <p>${words.shell.lost}</p>
      <p><a class="button" href=${to.front}>${words.shell.toFront}</a></p>
    </div>`;
  }
}
