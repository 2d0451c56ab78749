import { refusal } from "../protocol/http";
import { people } from "../store/person";
import type { TableStore } from "../store/table-store";
import { say } from "../ui/say";

/**
 * Says a line of chat; false, and the reason in passing, if that couldn't be. Whoever isn't anybody yet is made
 * somebody first, as when one sits down. The server finds out who one is when one comes, so he comes anew then.
 */
export async function speak(store: Pick<TableStore, "chat" | "anew">, line: string, who = people): Promise<boolean> {
  let tried = false;
  try {
    await who.being(async () => {
      if (tried) store.anew();
      tried = true;
      await store.chat(line);
    });
    return true;
  } catch (error) {
    say(refusal(error).message);
    return false;
  }
}
