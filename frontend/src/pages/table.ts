import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Pressed } from "../boards/board";
import { http, Refused } from "../protocol/http";
import type { Lesson, News } from "../protocol/types";
import { mine } from "../store/table";
import { settings } from "../store/settings";
import { curtain, failed, notYet } from "../table/alone";
import type { Asking } from "../table/actions";
import type { Beside } from "../table/beside";
import "../table/beside";
import { branched } from "../table/branch";
import type { Advised } from "../table/guide";
import "../table/players";
import { Notes } from "../table/notes";
import type { Popover } from "../table/popover";
import "../table/popover";
import { keyboard, pressedOnce } from "../table/keys";
import { Lamp } from "../table/lamp";
import { read, written, type Told } from "../table/moment";
import { Nonces } from "../table/nonces";
import { replayBar } from "../table/replay";
import { Session } from "../table/session";
import { Stage } from "../table/stage";
import { tableStyles } from "../table/styles";
import { laid, type Material } from "./ahead";
import "./rules-drawer";
import { say } from "../ui/say";
import { PHONE } from "../ui/window";
import { table as words } from "../words/table";

const UNLOADED = "unloaded";
const NARROW = matchMedia(PHONE);

/** A table: the board, what can be done, what happened, and the way through the match. */
@customElement("tallgrass-table-page")
export class TablePage extends LitElement {
  /** Its id. */
  @property() table = "";
  @state() private failure: Refused | null = null;
  @state() private session: Session | null = null;
  @state() private stage: Stage | null = null;
  @state() private material: Material | null = null;
  @state() private narrow = NARROW.matches;
  @state() private drawer: string | null = null;
  @state() private lesson: Lesson | null = null;
  private notes: Notes | null = null;
  private lamp = new Lamp();
  private nonces = new Nonces();
  @query("tallgrass-beside") private beside!: Beside | null;
  @query("tallgrass-popover") private paper!: Popover | null;

  static override styles = tableStyles;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.pressed);
    this.addEventListener("keydown", pressedOnce, { capture: true });
    addEventListener("hashchange", this.hash);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    NARROW.addEventListener("change", this.reshape);
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.pressed);
    removeEventListener("hashchange", this.hash);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    NARROW.removeEventListener("change", this.reshape);
    this.session?.close();
    this.lamp.out();
  }

  private reshape = (): void => {
    this.narrow = NARROW.matches;
  };

  private wake = (): void => {
    if (!document.hidden) this.session?.wake();
  };

  private async load(): Promise<void> {
    const { plain } = settings; // with other names of cards it is another page, see app.ts
    try {
      const { info, module, material } = await laid(this.table);
      this.material = material;
      if (info.lesson) this.lesson = await http.lesson(info.game);
      if (!this.isConnected) return; // it was left meanwhile
      this.session = new Session(info, plain);
      this.stage = new Stage(module, material, {
        press: (pressed) => this.notes?.press(pressed),
        point: (pointed) => this.notes?.point(pointed),
        hold: (held) => this.notes?.hold(held),
      });
      this.notes = new Notes(this.session, this.stage, (action, version) => this.act(action, version), () => this.requestUpdate());
      this.session.addEventListener("change", () => this.changed());
    } catch (error) {
      this.failure = error instanceof Refused ? error : new Refused(UNLOADED, words.unloaded, 0);
    }
  }

  /** Does something that was offered in a version of the view. */
  private act(action: string, version: number): void {
    this.beside?.follow();
    this.notes!.opener.forget();
    this.notes!.clear();
    this.session!.store.act(action, version);
  }

  // --- what the server says

  private changed(): void {
    const session = this.session!;
    const { table, over } = session.state;
    this.notes!.heed();
    if (session.curtain !== null) this.notes!.clear();
    if (table) this.nonces.give(session.stores, table);
    if (session.newest && !this.opened) this.open();
    const moves = session.stores.some((store) => mine(store.state)) && !over;
    if (this.opened) this.address(session);
    this.lamp.show(this.material?.title ?? "", moves && table?.status === "playing");
    this.requestUpdate();
  }

  private opened = false;

  /** Once something can be shown: older news, and the step that the address names. */
  private open(): void {
    this.opened = true;
    this.hash();
  }

  // --- the way through the match

  /** The moment of the address that was gone to, or written there; another one is somebody's who will be heard. */
  private heeded = "";

  /** To the moment that the address names; after a reload to that which was shown, of which an address tells less. */
  private hash = (): void => {
    this.heeded = location.hash;
    const session = this.session;
    if (!location.hash || !session?.newest || session.curtain !== null) return;
    const store = session.store;
    const { seat, table } = session.state;
    const kept = history.state as Told | null;
    const told = kept?.version && kept.by === seat ? kept : read(location.hash);
    const eyes = table?.status === "over" && told?.eyes !== undefined ? told.eyes : seat;
    if (told === null || (told.by === seat && told.version > session.newest)) return this.unfound(words.noMoment);
    if (told.by === seat) return session.look(told.version, eyes);
    void store.when(told.by, told.version).then((version) => {
      if (session.curtain !== null || store !== session.store) return; // somebody else sits here now
      if (version === null) this.unfound(session.state.over || told.by === null ? words.noMoment : words.laterMoment);
      else session.look(version, eyes);
    });
  };

  /** The address names no moment that can be shown: it is that of the present then. */
  private unfound(why: string): void {
    say(why);
    this.look(this.session!.newest);
  }

  private look(version: number): void {
    this.beside?.follow();
    this.session!.look(version);
    this.notes!.shut();
  }

  /** The address is that of the moment, for a friend; what it can't tell him is kept with it. */
  private address(session: Session): void {
    const { moment, told } = session;
    if (session.curtain !== null || (moment !== null && told === null) || location.hash !== this.heeded) return;
    const address = told === null ? location.pathname : written(told);
    const kept: Told | null = moment && { ...moment, by: session.state.seat };
    const same = address === (location.hash || location.pathname) && kept?.version === (history.state as Told | null)?.version;
    if (!same) history.replaceState(kept, "", address);
    this.heeded = location.hash;
  }

  private pressed = (event: KeyboardEvent): void => {
    const session = this.session;
    if (!session || session.curtain !== null) return;
    if (this.notes!.open && event.key !== "Escape") return; // a note is answered first
    keyboard(event, {
      line: (place) => {
        const choice = this.beside?.found.at(place);
        if (choice) this.act(choice.action, this.beside!.shown!.version);
      },
      undo: () => session.linked && session.undoes && this.undo(),
      hint: () => session.linked && session.advised && mine(session.state) && session.store.hint(),
      step: (by) => this.look(session.version + by),
      first: () => this.look(1),
      now: () => this.look(session.newest),
      tab: (tab) => this.beside?.show(tab),
      rules: () => this.openRule(""),
      help: () => this.beside?.help(),
      shut: () => this.shut(),
    });
  };

  private shut(): boolean {
    if (this.notes!.note === null) return this.beside?.shut() ?? false;
    this.notes!.shut();
    return true;
  }

  private odds(question: string): void {
    this.notes!.shut();
    this.session!.store.dismiss();
    this.session!.store.odds(question);
  }

  private undo(): void {
    this.beside?.follow();
    const { view } = this.session!.state;
    if (view === null) return;
    if (view.undo === null) this.session!.store.undo();
    else this.session!.store.offer("takeback");
  }

  // --- drawing

  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    void this.giveBack();
    this.session?.state.news.length && this.session.store.earlier();
  }

  /** Whoever has closed a note or the rules goes on where he was; before a curtain one reads who is to come. */
  private async giveBack(): Promise<void> {
    await Promise.all([this.paper?.updateComplete, this.beside?.updateComplete]);
    if (this.notes === null || this.notes.open || this.drawer !== null) return;
    this.notes.opener.give(this.renderRoot.querySelector<HTMLElement>(".curtain h2"));
  }

  override render(): TemplateResult {
    if (this.failure) return this.failed(this.failure);
    const session = this.session;
    const notes = this.notes;
    if (!session?.state.table || !this.stage || !notes) return html`<div class="alone"><p role="status">${words.link.connecting}</p></div>`;
    const shown = session.curtain === null ? session.shown : null;
    if (shown) this.stage.show(session, shown, notes.markedAt(shown), notes.taughtAt(shown));
    const table = session.state.table;
    return html`
      <div class="page ${session.moment && session.curtain === null ? "past" : ""} ${shown ? "laid" : ""}">
        <header>
          <h1>${this.material!.title}</h1>
          <tallgrass-players .state=${session.state} .seats=${this.names}></tallgrass-players>
          ${this.sign(session)}
        </header>
        <section class="board" aria-label=${this.material!.title}>
          ${session.curtain !== null && session.known ? curtain(this.names[session.curtain] ?? "", () => this.come(session)) : shown ? this.stage.board : notYet(table)}
        </section>
        <tallgrass-beside
          .session=${session}
          .shown=${shown}
          .stage=${this.stage}
          .names=${this.names}
          .lesson=${this.lesson}
          .awaited=${session.curtain === null ? null : session.known ? (this.names[session.curtain] ?? "") : ""}
          .narrow=${this.narrow}
          @act=${(event: CustomEvent<string>) => this.act(event.detail, shown!.version)}
          @press=${(event: CustomEvent<Pressed>) => notes.press(event.detail)}
          @ask=${(event: Asking) => notes.ask(event.detail) && event.preventDefault()}
          @mark=${(event: CustomEvent<string | null>) => notes.mark(event.detail)}
          @look=${(event: CustomEvent<number>) => this.look(event.detail)}
          @recall=${(event: CustomEvent<News | null>) => notes.recall(event.detail)}
          @rule=${(event: CustomEvent<string>) => this.openRule(event.detail)}
          @undo=${() => this.undo()}
          @teach=${(event: CustomEvent<Advised>) => notes.teach(event.detail)}
          @play-from=${() => void this.playFrom()}
        ></tallgrass-beside>
        ${this.narrow || session.curtain !== null ? nothing : html`<footer>${this.replay(session)}</footer>`}
      </div>
      <tallgrass-popover
        .note=${notes.note}
        .advised=${notes.advised}
        @act=${(event: CustomEvent<string>) => this.act(event.detail, notes.note!.version!)}
        @rule=${(event: CustomEvent<string>) => this.openRule(event.detail)}
        @odds=${(event: CustomEvent<string>) => this.odds(event.detail)}
        @shut=${() => notes.shut()}
      ></tallgrass-popover>
      <tallgrass-rules-drawer
        .game=${table.game}
        .material=${this.material}
        .rule=${this.drawer}
        @shut=${() => (this.drawer = null)}
      ></tallgrass-rules-drawer>
    `;
  }

  /** Whether what is shown is how it stands; each try to connect again isn't told anew. */
  private sign(session: Session): TemplateResult {
    const { link, view } = session.state;
    const told = link === "connecting" && view !== null ? "cut" : link;
    return html`<p class="link ${told}" role="status">${words.sign[told]}</p>`;
  }

  private failed(failure: Refused): TemplateResult {
    return failed(failure, () => {
      if (failure.code === UNLOADED) return location.reload(); // after an upgrade its parts have other names
      this.failure = null;
      void this.load();
    });
  }

  private replay(session: Session): TemplateResult | typeof nothing {
    return replayBar(session, this.stage!.module, (version) => this.look(version));
  }

  private get names(): readonly string[] {
    return this.material?.players[String(this.session?.state.table?.seats.length ?? 0)] ?? [];
  }

  private come(session: Session): void {
    this.beside?.follow();
    session.come();
  }

  /** Whether a new table is being laid. */
  private laying = false;

  private async playFrom(): Promise<void> {
    if (this.laying) return;
    this.laying = true;
    this.laying = await branched(this.session!);
  }

  private openRule(id: string): void {
    if (!this.notes!.open) this.notes!.opener.keep();
    this.notes!.shut();
    this.drawer = id;
  }
}
