import { LitElement, css, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { heardOnly } from "../ui/fragments";
import { table as words } from "../words/table";
import { Fresh, type Line } from "./fresh";
import type { Session } from "./session";

/** What comes in the log and the chat while they aren't shown, for screen readers only. */
@customElement("tallgrass-heard")
export class Heard extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  /** The tab that is shown, and so is heard itself. */
  @property() shown: string | null = null;
  private readonly log = new Fresh();
  private readonly chat = new Fresh();
  private news: readonly unknown[] = [];
  private lines: readonly Line[] = [];
  /** What there was before one came has been told. */
  private begun = false;

  static override styles = css`
    div {
      ${heardOnly}
    }
  `;

  override willUpdate(): void {
    const { news, chat, view, table } = this.session.state;
    if (news !== this.news) {
      this.news = news;
      this.lines = news.flatMap((piece) => (piece?.line ? [{ n: piece.n, text: piece.line }] : []));
    }
    this.log.come(this.lines, !this.begun || this.shown === "log");
    const said = chat.map(({ n, name, text }) => ({ n, text: words.says(name, text) }));
    this.chat.come(said, !this.begun || this.shown === "chat");
    this.begun = view !== null || table?.status === "open";
  }

  override render(): TemplateResult {
    return html`${log(words.justHappened, this.log)} ${log(words.justSaid, this.chat)}`;
  }
}

function log(name: string, { lines }: Fresh): TemplateResult {
  return html`<div role="log" aria-label=${name}>
    ${repeat(
      lines,
      ({ n }) => n,
      ({ text }) => html`<p>${text}</p>`,
    )}
  </div>`;
}
