import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Refused } from "../src/protocol/http";
import type { Person } from "../src/protocol/types";
import { People } from "../src/store/person";
import { speak } from "../src/table/speak";

/** A server, a browser that keeps its cookie or doesn't, and a socket whose person is who one was when it was opened. */
class Place {
  readonly said: string[] = [];
  readonly told: string[] = [];
  made = 0;
  private cookie: Person | null = null;
  private socket: Person | null = null;

  constructor(private readonly keeps = true) {
    globalThis.dispatchEvent = (event: Event) => !this.told.push((event as CustomEvent<string>).detail);
  }

  person = async (): Promise<Person> => {
    if (!this.cookie) throw new Refused("name", "Say who you are first.", 401);
    return this.cookie;
  };

  name = async ({ name }: { name: string }): Promise<Person> => {
    const person = { id: `p${++this.made}`, name, token: null };
    if (this.keeps) this.cookie = person;
    return person;
  };

  anew = (): void => {
    this.socket = this.cookie;
  };

  chat = async (text: string): Promise<void> => {
    if (!this.socket) throw new Refused("name", "Say who you are before you speak.", 0);
    this.said.push(`${this.socket.id}: ${text}`);
  };
}

let place: Place;
let people: People;

beforeEach(() => {
  place = new Place();
  people = new People(place);
});

test("whoever isn't anybody yet is made somebody, and what he said is said once", async () => {
  assert.equal(await speak(place, "Hello", people), true);
  assert.equal(await speak(place, "Well?", people), true);
  assert.deepEqual(place.said, ["p1: Hello", "p1: Well?"]);
  assert.equal(place.made, 1);
});

test("who got his name after he had come speaks by it", async () => {
  await people.rename("Ann");
  assert.equal(await speak(place, "Hello", people), true);
  assert.deepEqual(place.said, ["p1: Hello"]);
});

test("who is known already needn't come anew", async () => {
  await people.rename("Ann");
  place.anew();
  place.anew = () => assert.fail("he is known");
  assert.equal(await speak(place, "Hello", people), true);
});

test("who takes no cookies is told so, and says nothing", async () => {
  place = new Place(false);
  people = new People(place);
  assert.equal(await speak(place, "Hello", people), false);
  assert.equal(await speak(place, "Hello?", people), false);
  assert.match(place.told[0]!, /Allow cookies/);
  assert.deepEqual([place.said, place.made], [[], 1]);
});
