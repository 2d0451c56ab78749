import { http } from "../protocol/http";
import type { GameInfo } from "../protocol/types";

let asked: Promise<GameInfo[]> | null = null;

/** A game as it can be played at this server, which is asked once; undefined: it can't. Throws Refused. */
export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  asked ??= http.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return (await asked).find((game) => game.name === name);
}
