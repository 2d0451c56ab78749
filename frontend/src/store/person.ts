import { http, Refused } from "../protocol/http";
import type { Person } from "../protocol/types";
import { words } from "../words";

/** Who one is at this server. Nobody is asked for a name before the first game: one is made up, and can be changed. */
export class People extends EventTarget {
  me: Person | null = null;
  private looked: Promise<void> | null = null;
  private made: Promise<Person> | null = null;
  /** Whether somebody new was made here whom the server didn't know at once: the browser keeps no cookie. */
  private forgotten = false;

  constructor(private readonly server: Pick<typeof http, "person" | "name"> = http) {
    super();
  }

  /** Asks the server who we are, once; `me` stays null for somebody new. Throws Refused if it can't be said. */
  look(): Promise<void> {
    this.looked ??= this.server.person().then(
      (person) => this.become(person),
      (error: unknown) => {
        if (nobody(error)) return;
        this.looked = null; // it may be answered another time
        throw error;
      },
    );
    return this.looked;
  }

  /** Who we are, as somebody new with a made-up name if need be. */
  async sure(): Promise<Person> {
    await this.look();
    if (this.me) return this.me;
    this.made ??= this.rename(guest()).finally(() => {
      this.made = null;
    });
    return this.made;
  }

  /** Does what only somebody can do. If we aren't anybody any more (a cookie is gone), somebody new does it. */
  async being<T>(deed: () => Promise<T>): Promise<T> {
    for (let tries = 0; tries < 2; tries++) {
      const me = await this.sure();
      try {
        return await deed();
      } catch (error) {
        this.forget(me, error);
      }
    }
    throw noCookies();
  }

  /** Asks for what only somebody is told; null: we aren't anybody. */
  async known<T>(ask: () => Promise<T>): Promise<T | null> {
    await this.look();
    const me = this.me;
    if (!me) return null;
    try {
      return await ask();
    } catch (error) {
      this.forget(me, error);
      return null;
    }
  }

  async rename(name: string): Promise<Person> {
    if (this.forgotten) throw noCookies();
    const person = await this.server.name({ name });
    if (!this.me) await this.check();
    this.become(person);
    return person;
  }

  /** Whether the server knows somebody new again; if not, every try would make another one. */
  private async check(): Promise<void> {
    try {
      await this.server.person();
    } catch (error) {
      if (!nobody(error)) throw error;
      this.forgotten = true;
      throw noCookies();
    }
  }

  /** The server doesn't know us by this name any more, or another error goes on. */
  private forget(me: Person, error: unknown): void {
    if (!nobody(error)) throw error;
    if (this.me !== me) return;
    this.looked = null;
    this.become(null);
  }

  private become(person: Person | null): void {
    this.me = person;
    this.dispatchEvent(new Event("change"));
  }
}

/** Whether the server says that it doesn't know who we are. */
function nobody(error: unknown): boolean {
  return error instanceof Refused && error.code === "name";
}

function noCookies(): Refused {
  return new Refused("cookies", words.shell.noCookies, 0);
}

/** A name for somebody who gave none. */
export function guest(chance: () => number = Math.random): string {
  return `Guest ${1000 + Math.floor(chance() * 9000)}`;
}

export const people = new People();
