import type { Sign } from "./signs";

/** The lower edge of a card's band: the second thing, after the sign, that tells a type at arm's length. */
export const FORMS = {
  flat: "M0 0H120V40H0Z",
  point: "M0 0H120V33L60 46 0 33Z",
  arch: "M0 0H120V34Q60 56 0 34Z",
  hollow: "M0 0H120V46Q60 28 0 46Z",
  notch: "M0 0H120V42H74L60 32 46 42H0Z",
  step: "M0 0H120V34H92V44H28V34H0Z",
  wave: "M0 0H120V38Q105 47 90 38T60 38 30 38 0 38Z",
  saw: "M0 0H120V36L110 45 100 36 90 45 80 36 70 45 60 36 50 45 40 36 30 45 20 36 10 45 0 36Z",
  slant: "M0 0H120V32L0 46Z",
} as const;

export type Form = keyof typeof FORMS;

/** How cards of a type look. `band` names a colour of page.css: `--band-navy`. */
export interface CardKind {
  readonly sign: Sign;
  readonly form: Form;
  readonly band: Band;
  readonly letter: string;
}

type Band =
  | "iron"
  | "navy"
  | "slate"
  | "teal"
  | "moss"
  | "olive"
  | "ochre"
  | "sepia"
  | "wine"
  | "violet"
  | "npt"
  | "spt"
  | "cavalry"
  | "settlers";

/** By the name of a type as the server spells it. A letter is the one that the printed card list has. */
export const KINDS = {
  initiative: { sign: "initiative", form: "point", band: "slate", letter: "I" },
  white_combatant: { sign: "guidon", form: "step", band: "navy", letter: "W" },
  indian_combatant: { sign: "shield", form: "arch", band: "ochre", letter: "X" },
  firepower: { sign: "cartridges", form: "saw", band: "iron", letter: "F" },
  aftermath: { sign: "smoke", form: "slant", band: "wine", letter: "A" },
  special: { sign: "horn", form: "notch", band: "moss", letter: "S" },
  historical: { sign: "book", form: "hollow", band: "sepia", letter: "H" },
  tribe: { sign: "camp", form: "saw", band: "sepia", letter: "T" },
  weapon: { sign: "bow", form: "point", band: "iron", letter: "W" },
  dress: { sign: "shirt", form: "step", band: "teal", letter: "D" },
  approach: { sign: "trail", form: "wave", band: "moss", letter: "A" },
  coup: { sign: "feather", form: "arch", band: "wine", letter: "C" },
  spirit: { sign: "sun", form: "hollow", band: "violet", letter: "S" },
  trade: { sign: "exchange", form: "notch", band: "ochre", letter: "X" },
  hunt: { sign: "hoof", form: "slant", band: "olive", letter: "H" },
  luck: { sign: "storm", form: "flat", band: "navy", letter: "L" },
  war_party: { sign: "lances", form: "point", band: "npt", letter: "W" },
  engagement: { sign: "sabres", form: "step", band: "cavalry", letter: "E" },
  migration: { sign: "wagon", form: "wave", band: "settlers", letter: "M" },
  event_npt: { sign: "pine", form: "hollow", band: "npt", letter: "N" },
  event_spt: { sign: "mesa", form: "hollow", band: "spt", letter: "S" },
  event_cavalry: { sign: "fort", form: "hollow", band: "cavalry", letter: "C" },
  event_settlers: { sign: "cabin", form: "hollow", band: "settlers", letter: "P" },
} as const satisfies Record<string, CardKind>;

export type CardType = keyof typeof KINDS;
