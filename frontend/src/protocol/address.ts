/** An address with names in it. Each is one part of it, whatever letters it has: no name leads elsewhere. */
export function address(texts: TemplateStringsArray, ...names: readonly (string | number)[]): string {
  return String.raw(texts, ...names.map((name) => encodeURIComponent(name)));
}
