const PATIENCE = 600; // ms
const FACES = ['400 1em "EB Garamond"', '600 1em "EB Garamond"'];

/**
 * Ends when the letters are there that every page is set in, or when they take too long: what is shown before them
 * moves when they come, and a press that begins on a button might end beside it.
 */
export async function lettering(): Promise<void> {
  const there = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([there, new Promise((wake) => setTimeout(wake, PATIENCE))]);
}
