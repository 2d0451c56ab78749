export type { MysticCard, MysticRaid, MysticType, MysticWarriorsMaterial } from "../../protocol/types";
