import { http } from "../protocol/http";
import type { GameInfo } from "../protocol/types";

let asked: Promise<GameInfo[]> | null = null;

/** What can be played at this server, asked once. Throws Refused. */
export function gameInfos(): Promise<GameInfo[]> {
  asked ??= http.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
