import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "../src/protocol/http";
import type { Person } from "../src/protocol/types";
import { guest, People } from "../src/store/person";

class Server {
  asked: string[] = [];
  known: Person | null = null;
  away = false;
  person = async (): Promise<Person> => {
    this.asked.push("who");
    if (this.away) throw new Refused("away", "away", 0);
    if (!this.known) throw new Refused("name", "Say who you are first.", 401);
    return this.known;
  };
  name = async ({ name }: { name: string }): Promise<Person> => {
    this.asked.push(name);
    this.known = { id: "p1", name, token: null };
    return this.known;
  };
}

test("somebody new gets a made-up name when one is needed, and not before", async () => {
  const server = new Server();
  const people = new People(server);
  await people.look();
  assert.equal(people.me, null);
  const person = await people.sure();
  assert.match(person.name, /^Guest \d{4}$/);
  assert.deepEqual(server.asked, ["who", person.name, "who"]);
});

test("who presses twice is one person", async () => {
  const server = new Server();
  const people = new People(server);
  await Promise.all([people.sure(), people.sure(), people.sure()]);
  assert.equal(server.asked.filter((each) => each !== "who").length, 1);
});

test("who was here before keeps the name", async () => {
  const server = new Server();
  server.known = { id: "p1", name: "Ann", token: null };
  const people = new People(server);
  assert.equal((await people.sure()).name, "Ann");
  assert.deepEqual(server.asked, ["who"]);
});

test("a server that was away is asked again", async () => {
  const server = new Server();
  server.away = true;
  const people = new People(server);
  await assert.rejects(people.look(), { code: "away" });
  server.away = false;
  server.known = { id: "p1", name: "Ann", token: null };
  await people.look();
  assert.equal(people.me?.name, "Ann");
});

test("who can't be asked who he is isn't made somebody new", async () => {
  const server = new Server();
  server.known = { id: "p1", name: "Ann", token: null };
  server.away = true;
  const people = new People(server);
  await assert.rejects(people.sure(), { code: "away" });
  let done = 0;
  await assert.rejects(people.being(async () => ++done), { code: "away" });
  assert.equal(done, 0);
  assert.equal(server.known.name, "Ann");
  assert.deepEqual(server.asked, ["who", "who"]);
});

/** What the server lets those do whom it knows. */
function deed(server: Server): () => Promise<string> {
  return async () => (await server.person()).name;
}

test("whose cookie is gone is somebody new, and what he wanted is done", async () => {
  const server = new Server();
  const people = new People(server);
  await people.rename("Ann");
  server.known = null;
  assert.match(await people.being(deed(server)), /^Guest \d{4}$/);
  assert.match(people.me?.name ?? "", /^Guest \d{4}$/);
});

test("whose cookie is gone is nobody to those who only ask", async () => {
  const server = new Server();
  const people = new People(server);
  assert.equal(await people.known(deed(server)), null);
  await people.rename("Ann");
  assert.equal(await people.known(deed(server)), "Ann");
  server.known = null;
  assert.equal(await people.known(deed(server)), null);
  assert.equal(people.me, null);
});

test("who takes no cookies is told so, and is made somebody new once however often he tries", async () => {
  const server = new Server();
  const people = new People(server);
  server.person = async () => {
    throw new Refused("name", "Say who you are first.", 401);
  };
  let tries = 0;
  const act = async (): Promise<number> => ++tries;
  for (let press = 0; press < 3; press++) await assert.rejects(people.being(act), { code: "cookies", message: /Allow cookies/ });
  await assert.rejects(people.rename("Ann"), { code: "cookies" });
  assert.equal(people.me, null);
  assert.equal(tries, 0);
  assert.equal(server.asked.length, 1);
});

test("whom the server forgets at every deed is told so, after two tries", async () => {
  const server = new Server();
  const people = new People(server);
  let tries = 0;
  const act = async (): Promise<string> => {
    tries++;
    server.known = null;
    return deed(server)();
  };
  await assert.rejects(people.being(act), { code: "cookies", message: /Allow cookies/ });
  assert.equal(tries, 2);
});

test("another refusal of a deed is told as it is, and nobody is made anew", async () => {
  const server = new Server();
  const people = new People(server);
  await people.rename("Ann");
  const full = async (): Promise<void> => {
    throw new Refused("seat", "The seat is taken.", 409);
  };
  await assert.rejects(people.being(full), { code: "seat" });
  assert.equal(people.me?.name, "Ann");
});

test("a new name is told to those who show it", async () => {
  const people = new People(new Server());
  let told = "";
  people.addEventListener("change", () => (told = people.me?.name ?? ""));
  await people.rename("Bee");
  assert.equal(told, "Bee");
});

test("a guest's number has four digits whatever chance says", () => {
  assert.equal(guest(() => 0), "Guest 1000");
  assert.equal(guest(() => 0.999999), "Guest 9999");
});
