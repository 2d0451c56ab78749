/** What the page fetches of this game: its module, and the element that draws its board. */
import "./board";

export { mysticWarriors } from "./module";
