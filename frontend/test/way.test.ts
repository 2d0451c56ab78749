import assert from "node:assert/strict";
import { test } from "node:test";
import { Way } from "../src/table/way";

/** Something that was pressed by the keyboard, or that gets the focus. */
function thing(how: { gone?: boolean; disabled?: boolean } = {}) {
  const made = {
    focused: 0,
    isConnected: !how.gone,
    matches: (selector: string) => selector === ":focus-visible" || (selector === ":disabled" && Boolean(how.disabled)),
    focus: () => void made.focused++,
  };
  return made as typeof made & HTMLElement;
}

test("whoever's thing is gone is led to the first action, or to the prompt until there is one", () => {
  for (const how of [{ gone: true }, { disabled: true }]) {
    const way = new Way();
    const [prompt, first] = [thing(), thing()];
    way.begin(thing(how));
    way.goOn(null, prompt, null);
    way.goOn(prompt, prompt, first);
    way.goOn(null, prompt, first); // and then he isn't led any more
    assert.deepEqual([prompt.focused, first.focused], [1, 1]);
  }
});

test("whoever leaves for something else isn't led back, though something is drawn while nothing has the focus", () => {
  const way = new Way();
  const [had, prompt, other] = [thing(), thing(), thing()];
  way.begin(had);
  way.goOn(had, prompt, null);
  way.goOn(null, prompt, null);
  way.goOn(other, prompt, null);
  way.goOn(null, prompt, null);
  assert.equal(prompt.focused, 0);
});
