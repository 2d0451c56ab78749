import { address } from "../protocol/address";
import { Refused } from "../protocol/http";
import { TableSocket } from "../protocol/socket";
import type { Ack, Act, At, Earlier, Evaluate, Hint, Odds, Reject, ServerMessage, Undo, Why } from "../protocol/types";
import type { Answer as Reply, Say, HandOver, Offer, Rematch, Resign, Give } from "../protocol/types";
import { asking, asks, have, key, nothing, reduce, sent, type TableState } from "./table";

const SPECTATOR = -1;

/** The state of one seat of a table with the connection that feeds it; tells when it has changed. */
export class TableStore extends EventTarget {
  state: TableState = nothing;
  private readonly socket: TableSocket;
  private readonly asked = new Set<string>();
  /** What isn't answered yet, by its id. */
  private readonly sending = new Map<string, string>();
  private readonly wanted = new Map<string, (version: number | null) => void>();
  /** Lines of chat that aren't said yet, by their ids. */
  private readonly lines = new Map<string, (refusal: Reject | null) => void>();

  constructor(table: string, seat: number | null, plain: boolean) {
    super();
    this.state = { ...nothing, seat };
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}${address`/api/tables/${table}/socket`}`, seat, plain, {
      hear: (message) => this.hear(message),
      link: (link) => this.become({ ...this.state, link }),
      have: () => have(this.state),
    });
  }

  /** Does something that was offered in a version of the view: the server says if that isn't the newest. */
  act(action: string, version: number): void {
    if (this.state.pending.size) return;
    const id = this.socket.ask<Act>({ type: "act", version, action });
    this.become(sent(this.state, id, action));
  }

  undo(): void {
    if (this.state.pending.size) return;
    const version = this.state.view?.version ?? 0;
    const id = this.socket.ask<Undo>({ type: "undo", version });
    this.become(sent(this.state, id, "undo"));
  }

  /** Asks why something can't be done; returns the id of the question. */
  why(actions: readonly string[]): string {
    const id = this.socket.ask<Why>({ type: "why", actions: [...actions] });
    this.become(asks(this.state, id, "why"));
    return id;
  }

  hint(): void {
    if (asking(this.state, "hint") !== null) return;
    this.become(asks(this.state, this.socket.ask<Hint>({ type: "hint" }), "hint"));
  }

  odds(question: string): void {
    this.become(asks(this.state, this.socket.ask<Odds>({ type: "odds", question }), "odds"));
  }

  offer(offer: Offer["offer"], seat: number | null = null): void {
    this.once(`offer ${offer} ${seat}`, () => this.socket.ask<Offer>({ type: "offer", offer, seat }));
  }

  answer(offer: number, yes: boolean): void {
    this.once(`answer ${offer}`, () => this.socket.ask<Reply>({ type: "answer", offer, yes }));
  }

  resign(): void {
    this.once("resign", () => this.socket.ask<Resign>({ type: "resign" }));
  }

  handOver(bot: string | null): void {
    this.once("hand over", () => this.socket.ask<HandOver>({ type: "hand_over", bot }));
  }

  rematch(): void {
    this.once("rematch", () => this.socket.ask<Rematch>({ type: "rematch" }));
  }

  nonce(nonce: string): void {
    this.socket.ask<Give>({ type: "nonce", nonce });
  }

  /** Says a line. Throws Refused. */
  chat(text: string): Promise<void> {
    const id = this.socket.ask<Say>({ type: "chat", text });
    return new Promise((said, refuse) =>
      this.lines.set(id, (refusal) => (refusal ? refuse(new Refused(refusal.code, refusal.reason, 0)) : said())),
    );
  }

  /** The network or the reader is back. */
  wake(): void {
    this.socket.wake();
  }

  /** Comes anew: the server finds out who one is when one comes. */
  anew(): void {
    this.socket.anew();
  }

  evaluate(): void {
    this.once("evaluate", () => this.socket.ask<Evaluate>({ type: "evaluate" }));
  }

  /** Asks for a position of the past through somebody's eyes, once. */
  at(eyes: number | null, version: number): void {
    const name = key(eyes, version);
    if (this.state.past.has(name) || this.asked.has(name)) return;
    this.asked.add(name);
    this.socket.ask<At>({ type: "at", version, seat: eyes ?? SPECTATOR });
  }

  /** Which version of one's own view there was when another's was of a version; null: none that one may see. */
  when(by: number | null, version: number): Promise<number | null> {
    const id = this.socket.ask<At>({ type: "at", version, by: by ?? SPECTATOR });
    return new Promise((tell) => this.wanted.set(id, tell));
  }

  /** Asks for the news before the first that is known; false if there are none. */
  earlier(): boolean {
    const first = this.state.news.findIndex((piece) => piece !== undefined);
    if (first <= 0 || this.asked.has(`n${first}`)) return first > 0;
    this.asked.add(`n${first}`);
    this.socket.ask<Earlier>({ type: "earlier", before: first, count: 200 });
    return true;
  }

  dismiss(): void {
    this.become({ ...this.state, refused: null, answer: null });
  }

  close(): void {
    this.socket.close();
  }

  /** Sends something, unless the same is on its way already: who presses twice means it once. */
  private once(what: string, send: () => string): void {
    if ([...this.sending.values()].includes(what)) return;
    this.sending.set(send(), what);
  }

  private hear(message: ServerMessage): void {
    if ("id" in message) this.sending.delete(message.id ?? "");
    if (message.type === "position" || message.type === "reject") {
      const tell = this.wanted.get(message.id ?? "");
      this.wanted.delete(message.id ?? "");
      if (tell) return tell(message.type === "position" ? message.version : null);
    }
    if ((message.type === "ack" || message.type === "reject") && this.said(message.id ?? "", message)) return;
    this.become(reduce(this.state, message, Date.now()));
  }

  /** Whether that answers a line of chat: whoever says it is told, and nobody else. */
  private said(id: string, answer: Ack | Reject): boolean {
    const tell = this.lines.get(id);
    this.lines.delete(id);
    tell?.(answer.type === "reject" ? answer : null);
    return tell !== undefined;
  }

  private become(state: TableState): void {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}
