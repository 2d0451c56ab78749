import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Pressed } from "../boards/board";
import type { Choice, Lesson, News } from "../protocol/types";
import { unread } from "../store/unread";
import { focused } from "../ui/focused";
import { table as words } from "../words/table";
import "./actions";
import { advice } from "./advice";
import type { Actions } from "./actions";
import { besideLook } from "./beside-look";
import { came } from "./came";
import "./chat";
import { seen, type Advised } from "./guide";
import type { Seen } from "./lesson";
import "./heard";
import "./log";
import "./offers";
import "./outcome";
import { eyes, past } from "./past";
import { replayBar } from "./replay";
import type { Session, Shown } from "./session";
import { speak } from "./speak";
import type { Stage } from "./stage";
import { tools } from "./tools";
import { Way } from "./way";

/** What the sheet shows under the prompt; on a narrow screen what can be done and the replay bar are tabs, too. */
type Tab = "do" | "log" | "chat" | "replay";

/**
 * The sheet beside the board: the prompt and what can be done, and under it the log or the chat.
 *
 * Fires `act`, `press` (of what it shows of the game), `mark`, `look`, `recall`, `rule` (detail: an id; "": the rules
 * from their beginning), `undo`, `teach` (detail: what a lesson advises) and `play-from`.
 */
@customElement("tallgrass-beside")
export class Beside extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  @property({ attribute: false }) shown: Shown | null = null;
  @property({ attribute: false }) stage!: Stage;
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) lesson: Lesson | null = null;
  /** Who has to come before anything is shown, "" before that is known; null: somebody is there. */
  @property() awaited: string | null = null;
  @property({ type: Boolean, reflect: true }) narrow = false;
  @state() private tab: Tab = "log";
  /** On a narrow screen the sheet can be folded, which leaves the board more room. */
  @state() private folded = false;
  @state() private helped = false;
  /** A line of chat that isn't said yet: it stays when one looks at something else. */
  @state() private unsaid = "";
  /** What the lesson suggests. */
  @state() private tried: string | null = null;
  @query("tallgrass-actions") private actions!: Actions | null;

  static override styles = besideLook;

  /** The choices that are listed, in their order. */
  get found(): readonly Choice[] {
    return this.shown?.legal.length ? (this.actions?.found ?? []) : [];
  }

  /** Shows the keys, or puts them away. */
  help(): void {
    this.helped = !this.helped;
  }

  /** Closes what is open here; whether something was. */
  shut(): boolean {
    if (!this.helped) return false;
    this.helped = false;
    return true;
  }

  private readonly way = new Way();

  /** Somebody does something by the keyboard: if what he has goes with it, he goes on in the list. */
  follow(): void {
    this.way.begin(focused());
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (this.actions?.renderRoot.contains(focused())) this.follow();
    if (changed.has("narrow") && this.tab !== "chat") this.tab = this.narrow ? "do" : "log";
  }

  private told: unknown = null;

  override updated(): void {
    void this.goOn();
    const { answer, refused } = this.session.state;
    const told = answer ?? refused;
    if (told !== null && told !== this.told) this.renderRoot.querySelector(".advice, p.refused")?.scrollIntoView({ block: "nearest" });
    this.told = told;
  }

  private async goOn(): Promise<void> {
    await this.actions?.updateComplete;
    const prompt = this.renderRoot.querySelector<HTMLElement>(".prompt");
    if (prompt && this.awaited === null) this.way.goOn(focused(), prompt, this.found.length ? this.actions!.first : null);
  }

  override render(): TemplateResult {
    const { session, shown, awaited } = this;
    const { link } = session.state;
    return html`<aside class="${awaited !== null ? "" : this.folded ? "folded" : this.tab} ${this.lesson ? "taught" : ""}">
      ${link === "live" || link === "late" ? nothing : html`<p class="link ${link}">${words.link[link]}</p>`}
      <section class="can" aria-label=${words.can}>
        ${awaited !== null ? html`<p class="prompt" role="status" tabindex="-1">${awaited && words.pass(awaited)}</p>` : this.sheet(session, shown)}
      </section>
      ${awaited !== null ? nothing : html`${this.tabs(session)} ${this.lately(session, shown)} ${this.panel(session)} 
            <tallgrass-heard .session=${session} .shown=${this.folded && this.narrow ? null : this.tab}></tallgrass-heard>`}
      ${this.helped && awaited === null ? html`<p class="keys" role="status">${words.keys}</p>` : nothing}
    </aside>`;
  }

  private sheet(session: Session, shown: Shown | null): TemplateResult {
    return html`${session.moment
        ? past(session, this.names, { look: (version) => this.fire("look", version), playFrom: () => this.fire("play-from") })
        : session.state.over
          ? nothing
          : html`${this.came(session, shown)}
              <p class="prompt" role="status" tabindex="-1">${shown?.prompt ?? (session.state.table?.status === "open" ? words.notBegun : "")}</p>`}
      ${this.answers(session)}
      ${this.narrow ? (this.shows("do") ? this.narrowSheet(session, shown) : nothing) : this.wideSheet(session, shown)}`;
  }

  private wideSheet(session: Session, shown: Shown | null): TemplateResult {
    return html`${this.doing(session, shown)} ${this.tools} ${this.advice(session, shown)}`;
  }

  /** On a narrow screen one has the answer before the list, which is longer than the sheet. */
  private narrowSheet(session: Session, shown: Shown | null): TemplateResult {
    return html`<div id="panel" role="tabpanel" aria-labelledby="tab-do">${this.advice(session, shown)} ${this.doing(session, shown)}</div>
      ${this.tools}`;
  }

  private get tools(): TemplateResult {
    return tools(this.session, this.names, { undo: () => this.fire("undo"), playFrom: () => this.fire("play-from") });
  }

  private advice(session: Session, shown: Shown | null): TemplateResult | typeof nothing {
    return session.moment ? nothing : advice(session.state.answer, shown?.legal ?? []);
  }

  /** What came of the last thing, before one is asked the next. */
  private came(session: Session, shown: Shown | null): TemplateResult | typeof nothing {
    const { module, material } = this.stage;
    if (!shown || !module.came) return nothing;
    const told = came(module, session.newsUntil(shown.version), session.fresh(shown), shown.view, material);
    return told === null ? nothing : html`<p class="came">${told}</p>`;
  }

  /** What the server and the others have to say before one decides. */
  private answers(session: Session): TemplateResult {
    const { refused, over } = session.state;
    return html`${refused ? this.refusal(refused.reason, refused.rule) : nothing}
      ${this.lesson ? this.guide(session) : nothing}
      <tallgrass-offers .session=${session} .names=${this.names}></tallgrass-offers>
      ${over && !session.moment
        ? html`<tallgrass-outcome
            .session=${session}
            .names=${this.names}
            .counted=${(this.stage.material as { readonly scores: string }).scores}
            @rule=${(event: CustomEvent<string>) => this.fire("rule", event.detail)}
            .begins=${session.begins(this.stage.module)}
            .made=${this.stage.score(session)}
            @look=${(event: CustomEvent<number>) => this.fire("look", event.detail)}
          ></tallgrass-outcome>
          ${eyes(session, this.names)}`
        : nothing}`;
  }

  private doing(session: Session, shown: Shown | null): TemplateResult | typeof nothing {
    const { over, pending, answer } = session.state;
    if (!shown?.live || over) return nothing;
    return html`<tallgrass-actions
      .choices=${this.stage.listed}
      .empty=${pending.size ? words.sending : ""}
      .advised=${answer?.to === "hint" ? answer.action : this.tried}
      .asked=${answer?.to === "hint"}
      .advisedFirst=${this.narrow}
      @act=${(event: CustomEvent<string>) => this.fire("act", event.detail)}
      @mark=${(event: CustomEvent<string | null>) => this.fire("mark", event.detail)}
    ></tallgrass-actions>`;
  }

  private tabs(session: Session): TemplateResult {
    const { chat, table } = session.state;
    if (this.shows("chat")) unread.shown(table!.id, chat);
    const fresh = unread.of(table!.id, chat);
    const label: Record<Tab, string> = {
      do: words.doing,
      log: this.narrow ? words.log : words.happened,
      chat: fresh ? words.chatOf(fresh) : words.chat,
      replay: words.replay,
    };
    const tabs: readonly Tab[] = this.narrow ? ["do", "log", "chat", "replay"] : ["log", "chat"];
    return html`<nav class="tabs">
      <div role="tablist" aria-label=${words.tabs}>
        ${tabs.map(
          (tab) => html`<button
            role="tab"
            id="tab-${tab}"
            aria-selected=${this.tab === tab}
            aria-controls=${this.shows(tab) ? "panel" : nothing}
            class="quiet"
            @click=${() => this.show(tab)}
          >
            ${label[tab]}
          </button>`,
        )}
      </div>
      <button class="quiet" @click=${() => this.fire("rule", "")}>${words.rules}</button>
    </nav>`;
  }

  /** Whether a tab's panel is to be seen. */
  private shows(tab: Tab): boolean {
    return this.tab === tab && !(this.narrow && this.folded);
  }

  /** Shows a tab; a press on that which is shown folds the sheet on a narrow screen. */
  show(tab: Tab): void {
    this.folded = this.narrow && this.tab === tab && !this.folded;
    this.tab = tab;
  }

  /** Of the last events, what stays to be read; it can be pressed, too. */
  private lately(session: Session, shown: Shown | null): TemplateResult | typeof nothing {
    const { module, material, board } = this.stage;
    if (!module.lately || !shown || this.folded || (this.tab !== "log" && this.tab !== "do")) return nothing;
    const news = session.newsUntil(shown.version);
    return html`<div class="lately" @press=${(event: CustomEvent<Pressed>) => this.fire("press", event.detail)}>
      ${module.lately({ news, view: shown.view, material, lit: board.lit, marked: board.marked, brief: this.tab === "do", told: this.narrow && this.tab === "log" })}
    </div>`;
  }

  private panel(session: Session): TemplateResult | typeof nothing {
    const { news, chat, view } = session.state;
    if (this.tab === "do" || (this.narrow && this.folded)) return nothing;
    if (this.tab === "replay")
      return html`<div role="tabpanel" id="panel" aria-labelledby="tab-replay" class="panel">${replayBar(session, this.stage.module, (version) => this.fire("look", version))}</div>`;
    if (this.tab === "chat")
      return html`<tallgrass-chat
        role="tabpanel"
        id="panel"
        aria-labelledby="tab-chat"
        .lines=${chat}
        .draft=${this.unsaid}
        @draft=${(event: CustomEvent<string>) => (this.unsaid = event.detail)}
        @say=${(event: CustomEvent<string>) => void this.speak(event.detail)}
      ></tallgrass-chat>`;
    return html`<tallgrass-log
      role="tabpanel"
      id="panel"
      aria-labelledby="tab-log"
      .news=${news}
      .module=${this.stage.module}
      .material=${this.stage.material}
      .version=${session.version}
      .since=${view?.acted ?? 0}
      @look=${(event: CustomEvent<number>) => this.fire("look", event.detail)}
      @recall=${(event: CustomEvent<News | null>) => this.fire("recall", event.detail)}
    ></tallgrass-log>`;
  }

  /** Says a line, which comes back to be tried again if it couldn't be said. */
  private async speak(line: string): Promise<void> {
    if (!(await speak(this.session.store, line))) this.unsaid ||= line;
  }

  private refusal(reason: string, rule: string | null): TemplateResult {
    return html`<p class="refused" role="alert">
      ${reason} ${rule ? html`<button class="quiet" @click=${() => this.fire("rule", rule)}>${words.rule(rule)}</button>` : nothing}
    </p>`;
  }

  /** What a lesson has seen last. */
  private seen: Seen | null = null;

  private guide(session: Session): TemplateResult {
    const { view, table } = session.state;
    this.seen = seen(session.state) ?? this.seen;
    return html`<tallgrass-guide
      .table=${table?.id ?? ""}
      .lesson=${this.lesson}
      .seen=${this.seen}
      .back=${session.undoes && view?.undo === null}
      @advise=${(event: CustomEvent<Advised>) => this.advise(event.detail)}
      @rule=${(event: CustomEvent<string>) => this.fire("rule", event.detail)}
    ></tallgrass-guide>`;
  }

  private advise(advised: Advised): void {
    this.tried = advised.action;
    this.fire("teach", advised);
  }

  private fire(name: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
