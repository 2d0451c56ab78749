import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { http, refusal } from "../protocol/http";
import type { SeatInfo, TableInfo } from "../protocol/types";
import { invites } from "../store/invites";
import { people } from "../store/person";
import { to } from "../store/route";
import { free } from "../store/wishes";
import { controls } from "./controls";
import { say } from "./say";
import { writing, written } from "./written";
import { words } from "../words";

/**
 * What is shown at a table before the first card: who is there, and links for the seats that are free. It fires
 * `joined` (detail: Joined) when the reader has taken a seat.
 */
@customElement("tallgrass-waiting")
export class Waiting extends LitElement {
  static override styles = [
    controls,
    writing,
    css`
      :host {
        display: block;
        height: fit-content;
        max-width: 40rem;
        margin: clamp(0.5rem, 3vw, 2rem) auto;
        padding: clamp(1rem, 4vw, 2rem);
        border: 1px solid var(--line);
        border-radius: var(--corner);
        background: var(--paper);
        box-shadow: var(--lift);
      }
      ul {
        margin: 1rem 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding: 0.75rem 0;
        border-top: 1px solid var(--line);
      }
      li:last-child {
        border-bottom: 1px solid var(--line);
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0.25rem 1rem;
      }
      .who > span {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .dot {
        display: inline-block;
        width: 0.7rem;
        height: 0.7rem;
        margin-right: 0.5rem;
        border: 1.5px solid var(--ink-soft);
        border-radius: 50%;
      }
      .dot.there {
        background: var(--ink-soft);
      }
      .link {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin-top: 0.5rem;
      }
      .link input {
        flex: 1 1 14rem;
        min-width: 0;
      }
      .once {
        margin: 0.35rem 0 0;
        font-size: var(--small);
      }
      code {
        overflow-wrap: anywhere;
      }
      .fair {
        margin: 1.25rem 0 0;
        font-size: var(--small);
      }
      .fair summary {
        min-height: 44px;
        padding: 0.75rem 0;
        cursor: pointer;
      }
    `,
  ];

  @property({ attribute: false }) table!: TableInfo;
  /** The codes of free seats that were made here, by the names of these seats. */
  @state() private newer: Readonly<Record<string, string>> = {};

  override render(): TemplateResult {
    const w = words.waiting;
    const open = free(this.table).length > 0;
    const mine = this.table.seats.some((seat) => seat.yours);
    return html`
      <h2>${open ? w.title : w.ready}</h2>
      <p role="status">${open ? w.lead : w.readyWhy}</p>
      <ul aria-label=${w.seats}>
        ${this.table.seats.map((seat, n) => this.seat(seat, n))}
      </ul>
      ${this.table.public && open
        ? html`<p id="table-link">${w.public}</p>
            ${this.link(location.origin + to.table(this.table.id), w.tableLink)}`
        : null}
      ${!this.table.public && open && !mine ? html`<p class="soft">${w.private}</p>` : null}
      ${this.table.fair && this.table.commitment
        ? html`<details class="fair soft">
            <summary>${w.fair}</summary>
            <p>${w.fairSeed} <code>${this.table.commitment}</code></p>
          </details>`
        : null}
    `;
  }

  private seat(seat: SeatInfo, n: number): TemplateResult {
    const w = words.waiting;
    const title = words.games.seat(this.table.game, seat.seat);
    const mine = this.table.seats.some((each) => each.yours);
    const taken = seat.name !== null || seat.bot !== null;
    return html`<li>
      <div class="who">
        <span>
          <span class="dot ${taken && seat.ready ? "there" : ""}"></span><strong>${title}</strong>
          <span class="soft">${this.sits(seat)}</span>
        </span>
        ${taken || !this.table.public ? null : html`<button class=${mine ? "" : "act"} aria-label=${w.sitAt(title)} @click=${() => this.sit(n)}>${w.sit}</button>`}
      </div>
      ${taken ? null : this.invitation(seat, n, title)}
    </li>`;
  }

  private sits(seat: SeatInfo): unknown {
    const w = words.waiting;
    if (seat.bot !== null) return w.bot(seat.bot);
    if (seat.name === null) return w.free;
    if (seat.yours) return w.you;
    return html`${written(seat.name)} ${seat.ready ? w.here : w.expected}`;
  }

  private invitation(seat: SeatInfo, n: number, title: string): TemplateResult | null {
    const w = words.waiting;
    const code = { ...invites.of(this.table.id), ...this.newer }[seat.seat];
    if (code !== undefined) {
      return html`${this.link(location.origin + to.join(code), w.link(title), title)}
        <p class="once soft">${w.once}</p>`;
    }
    if (!this.table.yours) return null;
    return html`<div class="link">
        <button aria-label=${w.renewFor(title)} @click=${() => this.renew(n, seat.seat)}>${w.renew}</button>
      </div>
      <p class="once soft">${w.renewWhy}</p>`;
  }

  private link(address: string, label: string, seat = ""): TemplateResult {
    const w = words.waiting;
    return html`<div class="link">
      <input readonly aria-label=${label} .value=${address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <button class=${seat ? "act" : ""} aria-label=${seat ? w.copyFor(seat) : w.copy} @click=${(event: Event) => this.copy(event, address)}>
        ${w.copy}
      </button>
      ${"share" in navigator
        ? html`<button aria-label=${seat ? w.shareFor(seat) : w.share} @click=${() => this.share(address)}>${w.share}</button>`
        : null}
    </div>`;
  }

  private async copy(event: Event, address: string): Promise<void> {
    const field = (event.currentTarget as Element).parentElement?.querySelector("input");
    try {
      await navigator.clipboard.writeText(address);
      say(words.waiting.copied);
    } catch {
      field?.focus();
      say(words.waiting.notCopied);
    }
  }

  private async share(url: string): Promise<void> {
    const text = words.waiting.shareText(words.games.title(this.table.game));
    await navigator.share({ text, url }).catch(() => undefined); // somebody thought better of it
  }

  /** Whether one is about to sit down: at one seat, however often it is pressed. */
  private sitting = false;

  private async sit(seat: number): Promise<void> {
    if (this.sitting) return;
    this.sitting = true;
    try {
      const detail = await people.being(() => http.join(this.table.id, seat));
      // The match may have begun meanwhile, and this panel be gone from the page.
      const from = this.isConnected ? this : window;
      from.dispatchEvent(new CustomEvent("joined", { detail, bubbles: true, composed: true }));
    } catch (error) {
      this.sitting = false;
      say(refusal(error).message);
    }
  }

  private async renew(seat: number, name: string): Promise<void> {
    try {
      const { code } = await people.being(() => http.invite(this.table.id, seat));
      invites.keep(this.table.id, { [name]: code });
      this.newer = { ...this.newer, [name]: code };
    } catch (error) {
      say(refusal(error).message);
    }
  }
}
