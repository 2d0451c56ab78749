import { http, refusal } from "../protocol/http";
import { arrive } from "../store/begin";
import { gameInfo } from "../store/games";
import { people } from "../store/person";
import { usualBot, YOU } from "../store/wishes";
import { say } from "../ui/say";
import { table as words } from "../words/table";
import type { Session } from "./session";

/**
 * Goes on at a new table from the moment that is shown: the same people's seats, bots for all others. Whether one is
 * on the way there; else it is said why not.
 */
export async function branched(session: Session): Promise<boolean> {
  const { table, seat } = session.state;
  const own = session.stores.map((store) => store.state.seat);
  try {
    const game = await gameInfo(table!.game);
    const seats = table!.seats.map((at, number) => (own.includes(number) ? YOU : (at.bot ?? usualBot(game))));
    if (own[0] === null) seats[0] = YOU;
    const wish = { version: session.version, seat, seats, helps: true, fair: false };
    arrive(await people.being(() => http.branch(table!.id, wish)));
    say(words.goesOn);
    return true;
  } catch (error) {
    say(refusal(error).message);
    return false;
  }
}
