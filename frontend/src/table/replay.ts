import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { controls } from "../ui/controls";
import { table as words } from "../words/table";
import type { AnyModule } from "../boards/index";
import type { Begins, Session } from "./session";

/** The replay bar at the foot of the board. Fires `look` (detail: a version). */
@customElement("tallgrass-replay")
export class Replay extends LitElement {
  @property({ type: Number }) version = 0;
  @property({ type: Number }) newest = 0;
  @property({ attribute: false }) begins: Begins = { turns: [], rounds: [] };

  static override styles = [
    controls,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      div {
        display: flex;
        align-items: center;
        gap: 0.25rem;
        flex-wrap: wrap;
      }
      button {
        padding: 0.2rem 0.55rem;
        min-width: 44px;
      }
      input {
        flex: 1 1 8rem;
        min-width: 5rem;
        padding: 0;
        accent-color: var(--ink-soft);
      }
      output {
        min-width: 5.5em;
        text-align: right;
        font-size: var(--small);
        color: var(--ink-soft);
      }
      svg {
        width: 18px;
        height: 18px;
        fill: currentColor;
      }
      /* On a phone eight buttons are one row: they have their edges in common. */
      @container (max-width: 640px) {
        div {
          gap: 0;
        }
        button {
          flex: 1 0 44px;
          padding-inline: 0;
          border-radius: 0;
        }
        button:first-child {
          border-radius: var(--corner) 0 0 var(--corner);
        }
        button:has(+ input) {
          border-radius: 0 var(--corner) var(--corner) 0;
        }
        button + button {
          margin-left: -1px;
        }
        button:hover,
        button:focus-visible {
          z-index: 1;
        }
        input {
          margin-top: 0.35rem;
        }
      }
    `,
  ];

  override render(): TemplateResult {
    const { version, newest } = this;
    const { turns, rounds } = this.begins;
    const back = (versions: readonly number[]): number => versions.findLast((begin) => begin < version) ?? 1;
    const forward = (versions: readonly number[]): number => versions.find((begin) => begin > version) ?? newest;
    return html`<div role="group" aria-label=${words.replay}>
      ${this.button(words.first, "M4 3h2v12H4zM15 3v12L7 9z", 1)}
      ${rounds.length ? this.button(words.backRound, "M17 3v12l-6-6zM11 3v12L5 9zM3 3h2v12H3z", back(rounds)) : nothing}
      ${this.button(words.backTurn, "M16 3v12L9 9zM9 3v12L2 9z", back(turns))}
      ${this.button(words.back, "M12 3v12L5 9z", version - 1)}
      ${this.button(words.forward, "M6 3v12l7-6z", version + 1)}
      ${this.button(words.forwardTurn, "M2 3v12l7-6zM9 3v12l7-6z", forward(turns))}
      ${rounds.length ? this.button(words.forwardRound, "M1 3v12l6-6zM7 3v12l6-6zM13 3h2v12h-2z", forward(rounds)) : nothing}
      ${this.button(words.now, "M12 3h2v12h-2zM3 3v12l8-6z", newest)}
      <input
        type="range"
        min="1"
        max=${Math.max(newest, 1)}
        .value=${String(version)}
        aria-label=${words.step}
        aria-valuetext=${words.stepOf(version, newest)}
        @input=${(event: InputEvent) => this.look(Number((event.target as HTMLInputElement).value))}
      />
      <output>${newest ? html`${version} / ${newest}` : nothing}</output>
    </div>`;
  }

  private button(label: string, path: string, to: number): TemplateResult {
    return html`<button
      aria-label=${label}
      title=${label}
      ?disabled=${to < 1 || to > this.newest || to === this.version}
      @click=${() => this.look(to)}
    >
      <svg viewBox="0 0 18 18" aria-hidden="true"><path d=${path} /></svg>
    </button>`;
  }

  private look(version: number): void {
    this.dispatchEvent(new CustomEvent("look", { detail: version }));
  }
}

/** The replay bar of a match, once there is something to be seen again. */
export function replayBar(session: Session, module: AnyModule, look: (version: number) => void): TemplateResult | typeof nothing {
  if (!session.newest) return nothing;
  return html`<tallgrass-replay
    .version=${session.version}
    .newest=${session.newest}
    .begins=${session.begins(module)}
    @look=${(event: CustomEvent<number>) => look(event.detail)}
  ></tallgrass-replay>`;
}
