import type { ClientMessage, Hello, ServerMessage } from "./messages";

/** Whether what is shown is what the server has. */
export type Link = "connecting" | "live" | "cut" | "refused";

const PROTOCOL = 1;
const FIRST_PAUSE = 500; // ms until the first try to reconnect; doubled with each
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 15_000;
const SILENCE = 10_000; // ms without any answer to a ping after which the connection counts as cut
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
    if (this.welcomed) this.send(whole);
    return id;
  }

  close(): void {
    this.over = true;
    this.stopTimers();
    this.socket?.close();
  }

  private connect(): void {
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
      for (const waiting of this.unanswered.values()) this.send(waiting);
      this.later(PING_EVERY, () => this.ping());
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
    if (early && waiting) this.later(1000, () => this.send(waiting));
    else this.unanswered.delete(id);
    return early && waiting !== undefined;
  }

  private silence: { stop(): void } | null = null;

  private ping(): void {
    this.send({ type: "ping" });
    const timer = this.later(SILENCE, () => this.socket?.close());
    this.silence = {
      stop: () => {
        this.silence = null;
        this.stop(timer);
        this.later(PING_EVERY, () => this.ping());
      },
    };
  }

  private cut(code: number): void {
    this.silence = null;
    this.welcomed = false;
    this.stopTimers();
    if (this.over) return;
    if (code === REFUSED) return this.ears.link("refused");
    this.ears.link("cut");
    this.later(this.pause * (0.75 + Math.random() / 2), () => this.connect());
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

  private stop(timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer);
    this.timers.delete(timer);
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
