import type { Route } from "../store/route";
import type { Theme } from "../store/settings";

const NAME = "Tallgrass";

const titles: Record<Route["page"], string> = {
  front: "Games of the Great Plains",
  tables: "Tables",
  new: "New game",
  table: "Table",
  join: "Invitation",
  rules: "Rules",
  lesson: "Lesson",
  lost: "Not found",
};

const themes: Record<Theme, string> = { system: "As the system", light: "Light", dark: "Dark" };

export const shell = {
  name: NAME,
  title: (page: Route["page"]) => `${titles[page]} · ${NAME}`,
  skip: "Skip to the page",
  home: "Tallgrass, to the front page",
  links: "Pages",
  tables: "Tables",
  settings: "Settings",
  theme: "Colours",
  themes,
  plain: "Plain names",
  plainWhy: "Neutral names for the few cards whose printed names insult.",
  letters: "Letters on cubes",
  lettersWhy: "Each cube shows its faction's letter instead of its sign.",
  yourName: "Your name",
  changeName: (name: string) => `You are ${name}. Change your name`,
  nobody: "Guest",
  keep: "Keep",
  leave: "Leave it",
  named: (name: string) => `You are ${name} now.`,
  noCookies:
    "Your browser keeps no cookie of this site, and by that we know you again from one step to the next. Allow cookies for this site, load the page anew, then try again.",
  loading: "One moment.",
  lostTitle: "There is nothing here",
  lost: "No page of ours has this address. Perhaps the link was cut off when it was copied.",
  toFront: "To the front page",
  broken: "This page couldn't be loaded.",
  again: "Try again",
  unreached: "The server can't be reached.",
  answers: (status: number) => `The server says ${status}.`,
  close: "Close",
};
