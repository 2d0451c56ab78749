import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { go, linked, onGo, route, type Route } from "../store/route";
import { settings } from "../store/settings";
import { controls } from "../ui/controls";
import { lettering } from "../ui/lettering";
import { onSay } from "../ui/say";
import { phone } from "../ui/window";
import { words } from "../words";
import { fetchAhead } from "./ahead";
import "./head";
import "./join";
import "./lesson";
import "./lost";

const TITLE_TRIES = 30;
const TITLE_PAUSE = 100; // ms
const SAID_FOR = 6000; // ms that a message stays

/** Each page but the small ones is loaded when it is first shown. */
const load: Record<Route["page"], () => Promise<unknown>> = {
  front: () => import("./front"),
  tables: () => import("./tables"),
  new: () => import("./new-game"),
  table: () => import("./table"),
  join: () => Promise.resolve(),
  rules: () => import("./rules"),
  lesson: () => Promise.resolve(),
  lost: () => Promise.resolve(),
};

/** The whole page: its head, and below it what the address says. */
@customElement("tallgrass-app")
export class App extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: grid;
        grid-template-rows: auto 1fr;
        grid-template-columns: minmax(0, 1fr);
        min-height: 100dvh;
      }
      .skipping {
        position: absolute;
        z-index: 60;
      }
      .skip:not(:focus) {
        position: absolute;
        clip-path: inset(50%);
        white-space: nowrap;
      }
      .said {
        position: fixed;
        z-index: 60;
        left: 50%;
        bottom: max(1rem, env(safe-area-inset-bottom));
        transform: translateX(-50%);
        width: max-content;
        max-width: min(32rem, calc(100vw - 2rem));
        padding: 0.6rem 1rem;
        border: 1px solid var(--ink-soft);
        border-radius: var(--corner);
        background: var(--sheet);
        box-shadow: var(--lift);
        overflow: clip;
        overflow-wrap: anywhere;
        pointer-events: none;
      }
      /* On a phone the sheet with what can be done is at the foot. */
      @media ${phone} {
        .said {
          top: 3.6rem;
          bottom: auto;
        }
      }
      .said:empty {
        visibility: hidden;
      }
      .broken {
        max-width: 40rem;
        margin: 3rem auto;
        padding: 0 1rem;
      }
    `,
  ];

  /** What is shown: the route whose page is loaded. */
  @state() private shown: Route | null = null;
  @state() private broken = false;
  @state() private said = "";
  /** How often a seat was taken at a table that was watched: whoever sits down, or wants other names, comes to it anew. */
  @state() private visits = 0;
  private readonly ends: (() => void)[] = [];
  private forget: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;
  private readonly letters = lettering();

  override connectedCallback(): void {
    super.connectedCallback();
    const changed = (): void => this.requestUpdate();
    settings.addEventListener("change", changed);
    this.ends.push(() => settings.removeEventListener("change", changed));
    this.ends.push(onGo(() => void this.follow()), onSay((text) => this.tell(text)));
    this.addEventListener("click", this.clicked);
    addEventListener("joined", this.joined);
    void this.follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("joined", this.joined);
    for (const end of this.ends.splice(0)) end();
  }

  override render(): TemplateResult {
    return html`
      <nav class="skipping" aria-label=${words.shell.skip}>
        <a class="skip button" href="#main" @click=${this.skip}>${words.shell.skip}</a>
      </nav>
      <tallgrass-head></tallgrass-head>
      <main id="main">${this.broken ? this.sorry() : this.page()}</main>
      <div class="said" role="status">${this.said}</div>
    `;
  }

  private page(): unknown {
    const shown = this.shown;
    switch (shown?.page) {
      case "front":
        return html`<tallgrass-front></tallgrass-front>`;
      case "tables":
        return html`<tallgrass-tables></tallgrass-tables>`;
      case "new":
        return keyed(shown.game, html`<tallgrass-new-game .game=${shown.game}></tallgrass-new-game>`);
      case "table":
        return keyed(`${shown.table}/${this.visits}/${settings.plain}`, html`<tallgrass-table-page .table=${shown.table}></tallgrass-table-page>`);
      case "join":
        return keyed(shown.code, html`<tallgrass-join .code=${shown.code}></tallgrass-join>`);
      case "rules":
        return keyed(shown.game, html`<tallgrass-rules-page .game=${shown.game} .rule=${shown.rule}></tallgrass-rules-page>`);
      case "lesson":
        return keyed(shown.game, html`<tallgrass-lesson .game=${shown.game}></tallgrass-lesson>`);
      case "lost":
        return html`<tallgrass-lost></tallgrass-lost>`;
      default:
        return null;
    }
  }

  /** After an upgrade of the server its pages have other names, which only the document knows. */
  private sorry(): TemplateResult {
    return html`<div class="broken">
      <p>${words.shell.broken}</p>
      <button @click=${() => location.reload()}>${words.shell.again}</button>
    </div>`;
  }

  /** Shows what the address says. Steps of a table (#n) are the table page's own business. */
  private async follow(): Promise<void> {
    const next = route(location.pathname, location.hash);
    const turn = ++this.wanted;
    if (next.page === "table" && !(this.shown && same(this.shown, next))) fetchAhead(next.table);
    try {
      await Promise.all([load[next.page](), this.letters]);
      if (turn !== this.wanted) return;
      const moved = this.shown !== null && !same(this.shown, next);
      this.broken = false;
      const first = this.shown === null;
      this.shown = next;
      if (first) document.title = words.shell.title(next.page);
      if (moved) await this.arrive(next);
    } catch {
      if (turn === this.wanted) this.broken = true;
    }
  }

  /** The reader is at the top of a new page, and its title is spoken. */
  private async arrive(at: Route): Promise<void> {
    document.title = words.shell.title(at.page);
    await this.updateComplete;
    if (at.page !== "table") document.title = words.shell.title(at.page); // a table that is left has put out its own
    scrollTo(0, 0);
    const page = this.renderRoot.querySelector("main")?.firstElementChild;
    if (!(page instanceof LitElement)) return;
    for (let tries = 0; tries < TITLE_TRIES && page.isConnected; tries++) {
      await page.updateComplete;
      const title = page.renderRoot.querySelector("h1");
      if (title) {
        title.setAttribute("tabindex", "-1");
        return title.focus({ preventScroll: true });
      }
      await new Promise((wake) => setTimeout(wake, TITLE_PAUSE)); // what it shows is being fetched
    }
  }

  private readonly clicked = (event: MouseEvent): void => {
    const address = linked(event);
    if (address === null) return;
    event.preventDefault();
    if (address !== location.pathname + location.search + location.hash) go(address);
  };

  private readonly joined = (): void => {
    this.visits++;
  };

  private skip(event: Event): void {
    event.preventDefault();
    const main = this.renderRoot.querySelector("main");
    main?.setAttribute("tabindex", "-1");
    main?.focus();
  }

  private tell(text: string): void {
    this.said = text;
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.said = ""), SAID_FOR);
  }
}

/** Whether two routes show the same page, though perhaps another place of it. */
function same(one: Route, other: Route): boolean {
  const name = (at: Route): string => ("game" in at ? at.game : "table" in at ? at.table : "code" in at ? at.code : "");
  return one.page === other.page && name(one) === name(other);
}
