import type { BotInfo } from "../protocol/types";

type Value = boolean | number | string;

/** A bot's spec, taken apart: `ismcts:seconds=2,threads=4`. */
export interface Spec {
  readonly name: string;
  readonly given: Readonly<Record<string, string>>;
}

export function parsed(spec: string): Spec {
  const [name = "", settled = ""] = spec.split(/:(.*)/s);
  const pairs = settled.split(",").filter(Boolean).map((pair) => pair.split(/=(.*)/s));
  return { name, given: Object.fromEntries(pairs.map(([key = "", value = ""]) => [key, value])) };
}

/** The spec with one parameter settled; what is as it is anyway isn't named. */
export function settled(spec: string, bot: BotInfo, parameter: string, value: Value): string {
  const given: Record<string, Value> = { ...parsed(spec).given, [parameter]: value };
  const named = bot.parameters.filter(({ name, default: usual }) => name in given && String(given[name]) !== String(usual));
  const pairs = named.map(({ name }) => `${name}=${given[name]}`);
  return pairs.length ? `${bot.name}:${pairs.join(",")}` : bot.name;
}

/** What a parameter is in a spec. */
export function valueIn(spec: string, parameter: { readonly name: string; readonly default: Value }): Value {
  const given = parsed(spec).given[parameter.name];
  if (given === undefined) return parameter.default;
  if (typeof parameter.default === "boolean") return given === "true";
  return typeof parameter.default === "number" ? Number(given) : given;
}
