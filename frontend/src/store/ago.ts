import { words } from "../words";

/** How long ago something was, in one rough unit; `now` and `then` in seconds since 1970. */
export function ago(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60);
  if (minutes < 1) return words.tables.now;
  if (minutes < 60) return words.tables.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.tables.hours(hours) : words.tables.days(Math.floor(hours / 24));
}
