const SAID = "tallgrass-say";

/** Tells the reader something in passing: it is shown at the foot of the page, and screen readers speak it. */
export function say(text: string): void {
  dispatchEvent(new CustomEvent(SAID, { detail: text }));
}

export function onSay(then: (text: string) => void): () => void {
  const heard = (event: Event): void => then((event as CustomEvent<string>).detail);
  addEventListener(SAID, heard);
  return () => removeEventListener(SAID, heard);
}
