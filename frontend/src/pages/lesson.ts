import { html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { http, refusal } from "../protocol/http";
import { people } from "../store/person";
import { go, to } from "../store/route";
import { sheet } from "../ui/sheet";
import { words } from "../words";

/** Has the server lay a lesson's table, and goes there. */
@customElement("tallgrass-lesson")
export class Lesson extends LitElement {
  static override styles = sheet;

  @property({ attribute: false }) game = "";
  @state() private problem = "";

  override firstUpdated(): void {
    void this.begin();
  }

  override render(): TemplateResult {
    return html`<div class="sheet">
      <h1>${words.lesson.title(words.games.title(this.game))}</h1>
      ${this.problem
        ? html`<p role="alert">${this.problem}</p>
            <p><a class="button" href=${to.rules(this.game)}>${words.lesson.read}</a></p>`
        : html`<p role="status">${words.lesson.laying}</p>`}
    </div>`;
  }

  private async begin(): Promise<void> {
    try {
      const table = await people.being(() => http.beginLesson(this.game));
      go(to.table(table.id), true);
    } catch (error) {
      const { status, message } = refusal(error);
      this.problem = status === 404 || status === 405 ? words.lesson.none : message;
    }
  }
}
