import { LitElement, css, html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { ChatLine } from "../protocol/types";
import { sayable } from "../store/line";
import { controls } from "../ui/controls";
import { writing, written } from "../ui/written";
import { table as words } from "../words/table";

/**
 * What is said among those at the table. Fires `say` (detail: a line) and `draft` (detail: what is typed so far, which
 * whoever shows this keeps).
 */
@customElement("tallgrass-chat")
export class Chat extends LitElement {
  @property({ attribute: false }) lines: readonly ChatLine[] = [];
  /** A line that isn't said yet. */
  @property() draft = "";

  static override styles = [
    controls,
    writing,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      div {
        flex: 1;
        min-height: 4rem;
        overflow-y: auto;
        padding: 0.3rem 0.5rem;
      }
      p {
        margin: 0 0 0.25rem;
        overflow: clip;
        overflow-wrap: anywhere;
      }
      time {
        color: var(--ink-soft);
        font-size: var(--small);
      }
      form {
        display: flex;
        gap: 0.3rem;
        padding: 0.4rem;
      }
      input {
        flex: 1;
        min-width: 0;
      }
    `,
  ];

  override render(): TemplateResult {
    return html`<div role="log" aria-label=${words.chat} tabindex="0">
        ${this.lines.length
          ? this.lines.map(
              (line) => html`<p><strong>${written(line.name)}</strong> <bdi>${line.text}</bdi> <time>${clock(line.at)}</time></p>`,
            )
          : html`<p class="soft">${words.noChat}</p>`}
      </div>
      <form aria-label=${words.chat} @submit=${this.say}>
        <input name="line" aria-label=${words.line} maxlength="500" autocomplete="off" .value=${this.draft} @input=${this.typed} />
        <button>${words.say}</button>
      </form>`;
  }

  private say(event: SubmitEvent): void {
    event.preventDefault();
    const text = sayable(this.renderRoot.querySelector("input")!.value);
    if (text) this.dispatchEvent(new CustomEvent("say", { detail: text }));
    this.dispatchEvent(new CustomEvent("draft", { detail: "" }));
  }

  private typed(event: InputEvent): void {
    this.dispatchEvent(new CustomEvent("draft", { detail: (event.target as HTMLInputElement).value }));
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("lines")) return;
    const box = this.renderRoot.querySelector("div")!;
    box.scrollTop = box.scrollHeight;
  }
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}
