/** What Enter and Space do to a thing that isn't a button by birth: they press it. */
export function keyed(event: KeyboardEvent, press: (event: Event) => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press(event);
}
