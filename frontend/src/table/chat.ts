import { LitElement, css, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { ChatLine } from "../protocol/types";
import { controls } from "../ui/controls";
import { writing, written } from "../ui/written";
import { table as words } from "../words/table";

/** What is said among those at the table. Fires `say` (detail: a line). */
@customElement("tallgrass-chat")
export class Chat extends LitElement {
  @property({ attribute: false }) lines: readonly ChatLine[] = [];

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
        <input name="line" aria-label=${words.line} maxlength="500" autocomplete="off" />
        <button>${words.say}</button>
      </form>`;
  }

  private say(event: SubmitEvent): void {
    event.preventDefault();
    const input = this.renderRoot.querySelector("input")!;
    const text = input.value.trim();
    if (text) this.dispatchEvent(new CustomEvent("say", { detail: text }));
    input.value = "";
  }

  override updated(): void {
    const box = this.renderRoot.querySelector("div")!;
    box.scrollTop = box.scrollHeight;
  }
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}
