import { http, refusal } from "../protocol/http";
import type { Person } from "../protocol/types";

/** Who one is at this server. Nobody is asked for a name before the first game: one is made up, and can be changed. */
export class People extends EventTarget {
  me: Person | null = null;
  private looked: Promise<void> | null = null;
  private made: Promise<Person> | null = null;

  constructor(private readonly server: Pick<typeof http, "person" | "name"> = http) {
    super();
  }

  /** Asks the server who we are, once; `me` stays null for somebody new. */
  look(): Promise<void> {
    this.looked ??= this.server.person().then(
      (person) => this.become(person),
      (error: unknown) => {
        if (refusal(error).code !== "name") this.looked = null; // it may be answered another time
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

  async rename(name: string): Promise<Person> {
    const person = await this.server.name({ name });
    this.become(person);
    return person;
  }

  private become(person: Person): void {
    this.me = person;
    this.dispatchEvent(new Event("change"));
  }
}

/** A name for somebody who gave none. */
export function guest(chance: () => number = Math.random): string {
  return `Guest ${1000 + Math.floor(chance() * 9000)}`;
}

export const people = new People();
