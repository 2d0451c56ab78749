import { html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { http, refusal } from "../protocol/http";
import { followed } from "../store/invites";
import { people } from "../store/person";
import { go, to } from "../store/route";
import { sheet } from "../ui/sheet";
import { words } from "../words";

/**
 * Where an invitation's link leads. The code stands in the fragment, which no server and no log gets to see; it is
 * taken out of the address before anything else, so that nobody who looks over one's shoulder or at the history has it.
 */
@customElement("tallgrass-join")
export class Join extends LitElement {
  static override styles = sheet;

  @property({ attribute: false }) code = "";
  @state() private problem = "";

  override firstUpdated(): void {
    history.replaceState(null, "", location.pathname);
    void this.sit();
  }

  override render(): TemplateResult {
    return html`<div class="sheet">
      <h1>${this.problem ? words.join.failed : words.join.title}</h1>
      ${this.problem
        ? html`<p role="alert">${this.problem}</p>
            <p>${words.join.askAgain}</p>
            <p><a class="button" href=${to.tables}>${words.join.toTables}</a></p>`
        : html`<p role="status">${words.join.sitting}</p>`}
    </div>`;
  }

  private async sit(): Promise<void> {
    if (!this.code) {
      this.problem = words.join.noCode;
      return;
    }
    const before = followed.table(this.code);
    if (before !== null) return go(to.table(before), true);
    try {
      const joined = await people.being(() => http.joinBy(this.code));
      followed.keep(this.code, joined.table.id);
      go(to.table(joined.table.id), true);
    } catch (error) {
      this.problem = refusal(error).message;
    }
  }
}
