import { http, Refused } from "../protocol/http";
import type { Person } from "../protocol/types";
import { words } from "../words";

/** Who one is at this server. Nobody is asked for a name before the first game: one is made up, and can be changed. */
export class People extends EventTarget {
  me: Person | null = null;
  private looked: Promise<void> | null = null;
  private made: Promise<Person> | null = null;

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
    throw new Refused("cookies", words.shell.noCookies, 0);
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
    const person = await this.server.name({ name });
    this.become(person);
    return person;
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

/** A name for somebody who gave none. */
export function guest(chance: () => number = Math.random): string {
  return `Guest ${1000 + Math.floor(chance() * 9000)}`;
}

export const people = new People();
