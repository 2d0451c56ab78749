// Makes src/protocol/messages.ts, the types of what the server sends and takes, from its JSON Schema.
//
//   node messages.mjs           write it
//   node messages.mjs --check   fail if it isn't what the schema says
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../docs/protocol.schema.json", import.meta.url);
const TYPES = new URL("src/protocol/messages.ts", import.meta.url);

/** `tallgrass.games.indian_wars.events.Drew` is `IndianWarsDrew` here. */
function typeName(definition) {
  const parts = definition.split(".");
  const of = parts.indexOf("games") + 1;
  const game = of ? parts[of].split("_").map((word) => word[0].toUpperCase() + word.slice(1)) : [];
  const prefix = parts.length > 1 && !of ? "Server" : game.join("");
  return prefix + parts.at(-1);
}

/** The same schema with names that TypeScript can take. */
function renamed(node) {
  if (Array.isArray(node)) return node.map(renamed);
  if (node === null || typeof node !== "object") return node;
  // Alone: what stands beside it, a description, would make the compiler write the type once more.
  if (node.$ref) return { $ref: `#/$defs/${typeName(node.$ref.slice("#/$defs/".length))}` };
  const made = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "prefixItems") made.items = value.map(renamed); // a tuple, as older schemas spell it
    else if (key === "items" && node.prefixItems) continue;
    else if (key === "properties") made.properties = mapped(value, renamed);
    else if (key !== "discriminator" && key !== "default") made[key] = renamed(value);
  }
  return made;
}

function mapped(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

/** The definitions that a client fills in: only there may a field be left out. */
function filledIn(schema) {
  const found = new Set();
  const waiting = [schema.properties.client, ...Object.values(schema.http?.takes ?? {})];
  while (waiting.length) {
    const node = waiting.pop();
    if (node === null || typeof node !== "object") continue;
    if (node.$ref) {
      const name = node.$ref.slice("#/$defs/".length);
      if (!found.has(name)) {
        found.add(name);
        waiting.push(schema.$defs[name]);
      }
    } else waiting.push(...Object.entries(node).filter(([key]) => key !== "discriminator").map(([, value]) => value));
  }
  return found;
}

async function types() {
  const schema = JSON.parse(await readFile(SCHEMA, "utf8"));
  const taken = filledIn(schema);
  const definitions = {};
  for (const [name, definition] of Object.entries(schema.$defs)) {
    const made = renamed(definition);
    if (made.properties) {
      made.additionalProperties = false;
      if (!taken.has(name)) made.required = Object.keys(made.properties);
    }
    delete made.title;
    definitions[typeName(name)] = made;
  }
  for (const [name, game] of Object.entries(schema.games)) {
    const prefix = name.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join("");
    definitions[`${prefix}Event`] = renamed(game.event);
  }
  definitions.ClientMessage = renamed(schema.properties.client);
  definitions.ServerMessage = renamed(schema.properties.server);
  const root = { title: "Everything", type: "object", additionalProperties: false, properties: {}, $defs: definitions };
  const text = await compile(root, "Everything", {
    additionalProperties: false,
    bannerComment: "// Made by messages.mjs from docs/protocol.schema.json: don't change it by hand.",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    unknownAny: true,
    format: true,
  });
  return text
    .replace(/export interface Everything \{\s*\}\n/, "")
    .replace(/\/\*\*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n \*\/\n/g, "")
    .replace(/ \*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g, "");
}

const made = await types();
if (process.argv.includes("--check")) {
  if ((await readFile(TYPES, "utf8")) !== made) {
    console.error("src/protocol/messages.ts isn't what docs/protocol.schema.json says: npm run messages");
    process.exit(1);
  }
} else await writeFile(TYPES, made);
