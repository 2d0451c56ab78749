import { noChange } from "lit";
import { Directive, directive, PartType, type ElementPart, type PartInfo } from "lit/directive.js";

type Style = Readonly<Record<string, string | number>>;

class Vars extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars stands in a tag by itself");
  }

  render(_style: Style): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [style]: [Style]): typeof noChange {
    const target = part.element as HTMLElement | SVGElement;
    for (const [name, value] of Object.entries(style)) target.style.setProperty(name, String(value));
    return noChange;
  }
}

/**
 * Sets style properties: `<div ${vars({ "--x": 3, left: "2px" })}>`. The server's Content-Security-Policy forbids
 * style attributes, and lit's own styleMap begins with one.
 */
export const vars = directive(Vars);
