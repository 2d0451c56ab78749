import type { ClientMessage, Hello, ServerMessage } from "./messages";

/** Whether what is shown is what the server has; it may be late with an answer. */
export type Link = "connecting" | "live" | "late" | "cut" | "refused";

const PROTOCOL = 1;
const FIRST_PAUSE = 500; // ms until the first try to reconnect; doubled with each
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 15_000;
const LATE = 2000; // ms without an answer after which one is told so
const SILENCE = 10_000; // ms without any answer to a ping after which the connection counts as cut
const ANSWERED = 3000; // ms in which an act or undo is answered; else a ping is sent at once
const SHORT_SILENCE = 5000; // ms that count then
const EARLY = 1000; // ms after which something that came too fast is sent again
const APART = 250; // ms between several such
const REFUSED = 4000; // the code with which the server closes what it won't have

type Withheld = Extract<ClientMessage, { id: string }>;

export interface Ears {
  hear(message: ServerMessage): void;
  link(link: Link): void;
  /** How many pieces of news are known, for `hello`. */
  have(): number;
}

/**
 * One seat's connection to one table. It reconnects after a cut, with back-off, and sends again what wasn't
 * answered: the same id is answered the same, so nothing is done twice.
 */
export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Withheld>();
  private pause = FIRST_PAUSE;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private over = false;
  private welcomed = false;
  private ids = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly url: string,
    private readonly seat: number | null,
    private readonly plain: boolean,
    private readonly ears: Ears,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.connect();
  }

  /** Sends something that is answered, now or when there is a connection again; returns its id. */
  ask<M extends Withheld>(message: Omit<M, "id">): string {
    const id = `${this.prefix}-${++this.ids}`;
    const whole = { ...message, id } as M;
    this.unanswered.set(id, whole);
    if (this.welcomed) this.put(whole);
    return id;
  }

  /** Connects anew at once. */
  anew(): void {
    if (this.over) return;
    this.drop();
    this.forget();
    this.connect();
  }

  /** The network or the reader is back: a line that is cut is tried at once, one that seems to stand is asked. */
  wake(): void {
    if (this.welcomed && this.silence === null) this.ping(SHORT_SILENCE);
    if (this.next === undefined) return;
    this.pause = FIRST_PAUSE;
    this.anew();
  }

  close(): void {
    this.over = true;
    this.stopTimers();
    this.socket?.close();
  }

  /** The next try to connect. */
  private next: ReturnType<typeof setTimeout> | undefined;

  private connect(): void {
    this.next = undefined;
    this.ears.link("connecting");
    const socket = this.open(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const hello: Hello = {
        type: "hello",
        protocol: PROTOCOL,
        seat: this.seat,
        have: this.ears.have(),
        plain: this.plain,
      };
      this.send(hello);
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.heard(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.socket) this.cut(event.code);
    });
  }

  private heard(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.welcomed = true;
      for (const waiting of this.unanswered.values()) this.put(waiting);
      this.pingLater();
      this.ears.link("live");
    }
    this.silence?.stop();
    if ("id" in message && message.id !== null && this.again(message, message.id)) return;
    this.ears.hear(message);
  }

  /** Whether it was too early for something, which is sent again then; anything else is an answer. */
  private again(message: ServerMessage, id: string): boolean {
    const early = message.type === "reject" && (message.code === "too-fast" || message.code === "busy");
    const waiting = this.unanswered.get(id);
    if (early && waiting) this.later(EARLY + APART * this.retries++, () => this.retry(waiting));
    else this.unanswered.delete(id);
    return early && waiting !== undefined;
  }

  /** How many messages wait for being sent again: all at once they would be too many again. */
  private retries = 0;

  private retry(waiting: Withheld): void {
    this.retries--;
    this.send(waiting);
  }

  private silence: { stop(): void } | null = null;
  private nextPing: ReturnType<typeof setTimeout> | undefined;

  /** Sends something; if an act isn't answered, it is soon found out whether the line still stands. */
  private put(message: Withheld): void {
    this.send(message);
    if (message.type !== "act" && message.type !== "undo") return;
    this.later(ANSWERED, () => {
      if (this.unanswered.has(message.id)) this.ping(SHORT_SILENCE);
    });
  }

  private pingLater(): void {
    this.stop(this.nextPing);
    this.nextPing = this.later(PING_EVERY, () => this.ping(SILENCE));
  }

  private ping(patience: number): void {
    this.silence?.stop();
    this.stop(this.nextPing);
    this.send({ type: "ping" });
    const timer = this.later(patience, () => this.giveUp());
    let late = false;
    const soon = this.later(LATE, () => {
      late = true;
      this.ears.link("late");
    });
    this.silence = {
      stop: () => {
        this.silence = null;
        this.stop(timer);
        this.stop(soon);
        if (late) this.ears.link("live");
        this.pingLater();
      },
    };
  }

  /** The line is dead: its other end won't answer that it is closed, either, and nobody waits for that. */
  private giveUp(): void {
    this.drop();
    this.cut(1006);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** What belonged to the connection that was. */
  private forget(): void {
    this.silence = null;
    this.retries = 0;
    this.welcomed = false;
    this.stopTimers();
  }

  private cut(code: number): void {
    this.forget();
    if (this.over) return;
    if (code === REFUSED) return this.ears.link("refused");
    this.ears.link("cut");
    this.next = this.later(this.pause * (0.75 + Math.random() / 2), () => this.connect());
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private later(milliseconds: number, then: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      then();
    }, milliseconds);
    this.timers.add(timer);
    return timer;
  }

  private stop(timer: ReturnType<typeof setTimeout> | undefined): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    this.timers.delete(timer);
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
