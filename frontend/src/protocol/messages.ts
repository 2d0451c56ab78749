// Made by messages.mjs from docs/protocol.schema.json: don't change it by hand.

export type IndianWarsEvent =
  | IndianWarsTurnBegan
  | ExtraTaken
  | IndianWarsDrew
  | PlayedForCards
  | SetAside
  | Exchanged
  | Finished
  | ResourcesShown
  | IndianWarsReshuffled
  | Laid
  | ContestSettled
  | AftermathOpened
  | AftermathPlayed
  | HandsThrown
  | IndianWarsGameEnded
  | TookBack
  | Resigned
  | HandedOver
  | TimeRanOut;
export type MysticWarriorsEvent =
  | MysticWarriorsGameBegan
  | MysticWarriorsTurnBegan
  | MysticWarriorsDrewCards
  | MysticWarriorsDrew
  | KnewDrawn
  | MysticWarriorsReshuffled
  | MustDiscard
  | Discarded
  | StayedHome
  | RaidPlanned
  | PutAside
  | RaidBegan
  | Flipped
  | MysticWarriorsCardPlayed
  | Gathered
  | SmallGame
  | OmenRead
  | OmenSeen
  | PartnerNamed
  | Wanted
  | Offered
  | Answered
  | CardsShown
  | Declined
  | Traded
  | CardsTraded
  | LuckPlayed
  | TurnEnded
  | MysticWarriorsGameEnded
  | TookBack
  | Resigned
  | HandedOver
  | TimeRanOut;
export type PlainsIndianWarsEvent =
  | PlainsIndianWarsGameBegan
  | RoundBegan
  | DiscDrawn
  | Forced
  | Chose
  | PlainsIndianWarsCardPlayed
  | PlainsIndianWarsDrewCards
  | PlainsIndianWarsDrew
  | PlainsIndianWarsReshuffled
  | CardLeft
  | PlayedAtOnce
  | Placed
  | Transferred
  | Recovered
  | Removed
  | Activated
  | PlainsIndianWarsAsked
  | Consented
  | Stepped
  | Dropped
  | GaveWay
  | Shed
  | Withdrew
  | EngagementBegan
  | Beside
  | Rolled
  | Lost
  | Retreated
  | TreatyMade
  | Relocated
  | EngagementEnded
  | WagonsPlaced
  | WagonsWaited
  | WagonRolled
  | WagonAttacked
  | WagonDestroyed
  | WagonHeld
  | MountainsFilled
  | TrackLaid
  | RailroadComplete
  | Scored
  | PlainsIndianWarsGameEnded
  | TookBack
  | Resigned
  | HandedOver
  | TimeRanOut;
export type ClientMessage =
  | Hello
  | Give
  | Act
  | Undo
  | Offer
  | Answer
  | Why
  | Hint
  | Odds
  | Resign
  | HandOver
  | Rematch
  | Say
  | At
  | Evaluate
  | Earlier
  | Ping;
export type ServerMessage =
  | Welcome
  | TableChanged
  | View
  | Ack
  | Reject
  | Presence
  | Clock
  | ChatLine
  | ServerAsked
  | Reason
  | Advice
  | OddsAnswer
  | Position
  | Evaluation
  | EarlierNews
  | Over
  | Pong;

/**
 * It's done, and kept. `version`: the seat's view since then.
 */
export interface Ack {
  id: string;
  type: "ack";
  version: number;
}
/**
 * Do something, in answer to the view of that version.
 */
export interface Act {
  action: string;
  id: string;
  type: "act";
  version: number;
}
/**
 * A group moves: the cubes of a faction in a place; by rail: from its box.
 */
export interface Activated {
  army: number;
  place: number;
  rail: boolean;
  seat: number;
  seats: number[] | null;
  type: "Activated";
}
/**
 * A group.
 */
export interface Activation {
  allowed: number[];
  army: number;
  asked: number;
  count: number;
  line: number;
  moves: number;
  place: number;
  sent: boolean;
  type: "Activation";
  whole: boolean;
}
/**
 * What a bot would do.
 */
export interface Advice {
  action: string;
  id: string;
  type: "hint";
}
/**
 * Who may play Aftermath cards (None: nobody), with the contests that each seat won.
 */
export interface AftermathOpened {
  seat: number | null;
  seats: number[] | null;
  type: "AftermathOpened";
  /**
   * @minItems 2
   * @maxItems 2
   */
  wins: [number, number];
}
/**
 * An Aftermath card took chips and gave the victim cards next turn. `chips` are those left.
 */
export interface AftermathPlayed {
  again: boolean;
  card: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  chips: [number, number];
  extra: number;
  lost: number;
  seat: number;
  seats: number[] | null;
  type: "AftermathPlayed";
}
/**
 * Yes or no to an offer, by its number.
 */
export interface Answer {
  id: string;
  offer: number;
  type: "answer";
  yes: boolean;
}
/**
 * The partner laid cards against the offer.
 */
export interface Answered {
  partner: number;
  seat: number;
  seats: number[] | null;
  type: "Answered";
}
/**
 * Show the view of an earlier version.
 *
 * The moment may be told by a spectator's versions (`by`). When the match is over also by another seat's,
 * and what that seat saw then may be asked for (`seat`). -1 is a spectator; null is whoever asks.
 */
export interface At {
  by?: number | null;
  id: string;
  seat?: number | null;
  type: "at";
  version: number;
}
/**
 * Seconds for all decisions, and seconds that each decision adds of which everybody sees something.
 */
export interface Bank {
  clock: "bank";
  /**
   * Seconds that each decision adds.
   */
  increment?: number;
  /**
   * Seconds for all decisions.
   */
  seconds: number;
}
/**
 * Brown or purple fights beside blue; the other one stands by (P-31).
 */
export interface Beside {
  army: number;
  seats: number[] | null;
  type: "Beside";
}
/**
 * A kind of bot. Its spec is `NAME:PARAMETER=VALUE,...`.
 */
export interface BotInfo {
  /**
   * What stands in a seat for it.
   */
  name: string;
  /**
   * What can be settled of it.
   */
  parameters: OptionInfo[];
  /**
   * How it plays.
   */
  sentence: string;
}
/**
 * Something that can be settled before a match, of its rules or of a bot.
 */
export interface OptionInfo {
  /**
   * Its value unless set.
   */
  default: boolean | number | string;
  /**
   * The greatest.
   */
  high: number;
  /**
   * The least that it can be, if it is a number.
   */
  low: number;
  /**
   * What the option is called.
   */
  name: string;
  /**
   * What it changes.
   */
  sentence: string;
}
/**
 * A table that goes on from a moment of a match that was played here.
 */
export interface Branch {
  /**
   * How long each seat has for its decisions; null: for ever.
   */
  clock?: (Days | Bank) | null;
  /**
   * Whether all add to the dealing, so that nobody need trust the server: each gives a nonce first.
   */
  fair?: boolean;
  /**
   * Whether hints and odds may be asked for.
   */
  helps?: boolean;
  /**
   * Whether anybody may find the table and sit down there; else by invitation only.
   */
  public?: boolean;
  /**
   * Whose versions are meant; null: a spectator's.
   */
  seat?: number | null;
  /**
   * By seat: `you`, `open` for whoever comes, or a bot's spec.
   *
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  /**
   * The version of a seat's view in that moment.
   */
  version: number;
}
/**
 * So many days for each decision.
 */
export interface Days {
  clock: "days";
  /**
   * Days for each decision.
   */
  days: number;
}
/**
 * A card left the game.
 */
export interface CardLeft {
  card: number;
  seats: number[] | null;
  type: "CardLeft";
}
/**
 * What was offered or answered, for the eyes of the two.
 */
export interface CardsShown {
  cards: number[];
  seat: number;
  seats: number[] | null;
  type: "CardsShown";
}
/**
 * Which cards changed hands, for the two, who have seen them all.
 */
export interface CardsTraded {
  gave: number[];
  got: number[];
  partner: number;
  seat: number;
  seats: number[] | null;
  type: "CardsTraded";
}
/**
 * A line of chat; `seat` is None for a spectator's.
 */
export interface ChatLine {
  at: number;
  n: number;
  name: string;
  seat: number | null;
  text: string;
  type: "chat";
}
/**
 * What can be done: its name, and how a button would call it.
 */
export interface Choice {
  action: string;
  label: string;
}
/**
 * A seat chose what moves, rolls or shows nothing by itself: who is in a party, to go on, to be done.
 *
 * `heard`: nothing that happens next says as much.
 */
export interface Chose {
  action: number;
  heard: boolean;
  seat: number;
  seats: number[] | null;
  type: "Chose";
}
/**
 * Seconds that each seat has left, and whose clocks run.
 */
export interface Clock {
  left: number[];
  running: number[];
  type: "clock";
}
/**
 * What the ally said.
 */
export interface Consented {
  army: number;
  seat: number;
  seats: number[] | null;
  type: "Consented";
  yes: boolean;
}
/**
 * What both laid was shown, and the loser (None: a tie) lost chips. `chips` are those left.
 */
export interface ContestSettled {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [number[], number[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  chips: [number, number];
  loser: number | null;
  lost: number;
  phase: number;
  seats: number[] | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  totals: [number, number];
  type: "ContestSettled";
}
/**
 * One of the two didn't want the trade; the other goes on, perhaps in secret.
 */
export interface Declined {
  partner: number;
  seat: number;
  seats: number[] | null;
  type: "Declined";
}
/**
 * A disc came out of the bag.
 */
export interface DiscDrawn {
  disc: number;
  seats: number[] | null;
  type: "DiscDrawn";
}
/**
 * Cards discarded by choice, or all that there were.
 */
export interface Discarded {
  cards: number[];
  seat: number;
  seats: number[] | null;
  type: "Discarded";
}
/**
 * A hand is filled.
 */
export interface Drawing {
  deck: number;
  size: number;
  type: "Drawing";
}
/**
 * Cubes of a party stay where it is.
 */
export interface Dropped {
  army: number;
  count: number;
  place: number;
  seats: number[] | null;
  type: "Dropped";
}
/**
 * Older news: up to `count` pieces before number `before`.
 */
export interface Earlier {
  before: number;
  count?: number;
  id: string;
  type: "earlier";
}
/**
 * Older news.
 */
export interface EarlierNews {
  id: string;
  news: News[];
  type: "earlier";
}
/**
 * Something that the seat may know to have happened, by its number among these; `line` is for the log.
 *
 * `event` is of the game's `event_types`, as its tag `type` says. `version` is that of the seat's view in
 * which it was first seen.
 */
export interface News {
  event: unknown;
  line: string | null;
  n: number;
  version: number;
}
/**
 * The Purple disc.
 */
export interface EnemiesTurn {
  step: number;
  type: "EnemiesTurn";
}
/**
 * A fight.
 */
export interface Engagement {
  again: number[];
  attackers: number;
  blanks: number[];
  combat: Modifier[];
  faces: number[][];
  fighting: number[];
  hits: number[];
  lost: number[];
  region: number;
  round: number;
  stage: number;
  trapped: number[];
  type: "Engagement";
}
/**
 * How engagements are fought otherwise; see `effects`.
 */
export interface Modifier {
  army: number;
  card: number;
  extra_dice: number;
  frm: number;
  no_ambush: boolean;
  once: boolean;
  region: number;
  reroll: number[];
  rounds: number;
  side: number;
  treaty_as_hit: boolean;
  versus: number[];
}
/**
 * Two sides fight in a region.
 */
export interface EngagementBegan {
  armies: number[];
  attackers: number;
  region: number;
  seats: number[] | null;
  type: "EngagementBegan";
}
/**
 * How it ended: `left` is the side that has the region, NOBODY: none of the two or both.
 */
export interface EngagementEnded {
  left: number;
  region: number;
  seats: number[] | null;
  type: "EngagementEnded";
}
/**
 * How did the match go? When it is over, bots play out positions of it; `evaluation` tells of it.
 */
export interface Evaluate {
  id: string;
  type: "evaluate";
}
/**
 * How the match went, as far as that is known: `done` of so many points. It supersedes every earlier one.
 *
 * `swings` are the places among the points where it changed most since the point before; they come with the
 * last point. A share that changes by less than `by_chance` from one point to the next may do so by chance
 * alone.
 */
export interface Evaluation {
  by_chance: number;
  done: number;
  of: number;
  points: EvaluationPoint[];
  swings: number[];
  type: "evaluation";
}
/**
 * How a position stood: after so many entries of the log, at that version of one's own view.
 *
 * By seat, the share of playouts from there that it won, and its mean score in them (None: none came to an
 * end). Allies win together; a draw is everybody's in equal parts.
 */
export interface EvaluationPoint {
  scores: number[] | null;
  share: number[];
  step: number;
  version: number;
}
/**
 * A card is carried out.
 */
export interface EventCard {
  army: number;
  asking: boolean;
  bound_regions: number[];
  bound_to: string[];
  card: number;
  chosen: string[];
  engaged: number;
  step: number;
  type: "EventCard";
}
/**
 * The batch went to the discard pile; the replacements are drawn next.
 */
export interface Exchanged {
  cards: number[];
  seat: number;
  seats: number[] | null;
  type: "Exchanged";
}
/**
 * A seat said how many extra cards it draws; its own knowledge until Resources are over.
 */
export interface ExtraTaken {
  count: number;
  due: number;
  seat: number;
  seats: number[] | null;
  type: "ExtraTaken";
}
/**
 * The disc of a faction.
 */
export interface FactionTurn {
  army: number;
  cubes: number;
  groups: number;
  later: boolean;
  moves: number;
  played: number;
  rail: boolean;
  stage: number;
  type: "FactionTurn";
}
/**
 * The engagements that are due.
 */
export interface Fights {
  attackers: number;
  seat: number;
  type: "Fights";
}
/**
 * An answer in figures: rows of what it is about and how much it is, and a note on what they hold for.
 */
export interface Figures {
  note: string;
  rows: [string, string][];
  title: string;
}
/**
 * A seat is done with its part of a phase; `forced`: all could see that nothing was left to decide.
 */
export interface Finished {
  forced: boolean;
  phase: number;
  seat: number;
  seats: number[] | null;
  type: "Finished";
}
/**
 * The cards flipped for a raid, in this order, and the feathers that the seat gained and has.
 */
export interface Flipped {
  cards: number[];
  coups: number;
  feathers: number;
  seat: number;
  seats: number[] | null;
  type: "Flipped";
}
/**
 * A seat had one choice only, for all to see. What comes of it is told by other events.
 */
export interface Forced {
  action: number;
  seat: number;
  seats: number[] | null;
  type: "Forced";
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  /**
   * Who can play it; the last one is the strongest.
   */
  bots: BotInfo[];
  /**
   * What it can be played with besides ours.
   */
  editions: string[];
  /**
   * What it is called in requests.
   */
  name: string;
  /**
   * What can be settled of the rules.
   */
  options: OptionInfo[];
  /**
   * What a sentence calls them, in the same order.
   */
  players: string[][];
  /**
   * The names of the seats, for each number of players that it is for.
   */
  seats: string[][];
  /**
   * What it is about.
   */
  sentence: string;
  /**
   * What it is called.
   */
  title: string;
}
/**
 * A Tribe card and another were discarded.
 */
export interface Gathered {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [number, number];
  seat: number;
  seats: number[] | null;
  type: "Gathered";
}
/**
 * A cube left others that it may not be with (P-25); `to` NOWHERE: to the Ready Box.
 */
export interface GaveWay {
  army: number;
  frm: number;
  seats: number[] | null;
  to: number;
  type: "GaveWay";
}
/**
 * A nonce for fair dealing, before the first card: '' leaves it to the others.
 */
export interface Give {
  id: string;
  nonce: string;
  type: "nonce";
}
/**
 * A faction leaves a region.
 */
export interface GivingWay {
  army: number;
  region: number;
  type: "GivingWay";
}
/**
 * What all know of a hand: its size, cards in it for certain, how many others are Events, at least.
 */
export interface Hand {
  events: number;
  known: number[];
  size: number;
}
/**
 * Let a bot play one's seat; null takes it back.
 */
export interface HandOver {
  bot?: string | null;
  id: string;
  type: "hand_over";
}
/**
 * Another player sits in a seat from now on: `player` is 'human' or a bot's spec.
 */
export interface HandedOver {
  player: string;
  seat: number;
  seats: number[] | null;
  type: "HandedOver";
}
/**
 * The Endings Phase: both hands, shown as they go, and all on the table went to the discard pile.
 */
export interface HandsThrown {
  /**
   * @minItems 2
   * @maxItems 2
   */
  hands: [number[], number[]];
  seats: number[] | null;
  type: "HandsThrown";
}
/**
 * The first message: which seat (null: a spectator), and how many pieces of news the client has already.
 *
 * `token` is for those who bring no cookie. `plain` wants neutral names for cards whose printed names
 * insult.
 */
export interface Hello {
  have?: number;
  plain?: boolean;
  protocol: number;
  seat?: number | null;
  token?: string | null;
  type: "hello";
}
/**
 * What would a bot do?
 */
export interface Hint {
  id: string;
  type: "hint";
}
/**
 * A table that goes on from a match file.
 */
export interface Import {
  /**
   * How long each seat has for its decisions; null: for ever.
   */
  clock?: (Days | Bank) | null;
  /**
   * Whether all add to the dealing, so that nobody need trust the server: each gives a nonce first.
   */
  fair?: boolean;
  /**
   * The match file, as it was exported.
   */
  file: {
    [k: string]: unknown;
  };
  /**
   * Whether hints and odds may be asked for.
   */
  helps?: boolean;
  /**
   * Whether anybody may find the table and sit down there; else by invitation only.
   */
  public?: boolean;
  /**
   * By seat: `you`, `open` for whoever comes, or a bot's spec.
   *
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  /**
   * How many entries of its log are taken over; null: all.
   */
  until?: number | null;
}
/**
 * A card. `noun` is how actions spell it, never shown; `text` says what it does, `rules` explain that.
 */
export interface IndianWarsCard {
  name: string;
  note: string;
  noun: string;
  rules: string[];
  score: number | null;
  serves: ("indians" | "whites")[];
  text: string;
  type: "aftermath" | "firepower" | "historical" | "indian_combatant" | "initiative" | "special" | "white_combatant";
  use: ("indians" | "whites") | "both";
}
/**
 * `cards`, `phases` and `stages` in the order of a view's numbers.
 */
export interface IndianWarsMaterial {
  cards: IndianWarsCard[];
  chips: number;
  exchange: number;
  hand: number;
  name: string;
  phases: Naming[];
  players: {
    [k: string]: string[];
  };
  rules: RuleText[];
  scores: string;
  sentence: string;
  stages: string[];
  title: string;
  types: IndianWarsType[];
}
/**
 * A name as programs spell it, and as people do.
 */
export interface Naming {
  name: string;
  title: string;
}
/**
 * A rule in our own words, by the id that refusals and events cite.
 */
export interface RuleText {
  id: string;
  text: string;
  title: string;
}
/**
 * A type of cards, and what it is for.
 */
export interface IndianWarsType {
  name: "aftermath" | "firepower" | "historical" | "indian_combatant" | "initiative" | "special" | "white_combatant";
  text: string;
  title: string;
}
/**
 * Two-element tuples are indexed by seat; cards are numbers, in ascending order.
 *
 * While Resources go on, `deck_size`, `pile` and `hand_sizes` are as at the start of the phase; while
 * a contest goes on, so are `hand_sizes` (IW-16). `hand` is always up to date.
 */
export interface IndianWarsView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  chips: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  counting: [number[], number[]];
  deck_size: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  extra_due: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  finished: [boolean, boolean];
  hand: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hand_sizes: [number, number];
  knee_extra: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  laid: [number[], number[]];
  loser: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  parts: [Part, Part];
  phase: number;
  pile: number[];
  result: Result | null;
  seat: number | null;
  stage: number | null;
  standing: number[][];
  trail: number[][];
  turn: number;
  waiting: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  wins: [number, number];
}
/**
 * What a seat did in this turn's Resources; empty as long as the viewer may not know it.
 */
export interface Part {
  exchanged: number[];
  extra: number;
  played: number[];
}
/**
 * How a match ended: the score of each seat, who won (several: allies; nobody: a draw), why.
 *
 * There are no scores when a seat gave up.
 */
export interface Result {
  reason: string;
  rule: string | null;
  scores: number[];
  winners: number[];
}
/**
 * Leave to sit down at a table.
 */
export interface Invitation {
  /**
   * The code that lets somebody sit down, once.
   */
  code: string;
}
/**
 * Sit down at a public table.
 */
export interface Join {
  /**
   * The number of a free seat; null: the first.
   */
  seat?: number | null;
}
/**
 * Where one sits.
 */
export interface Joined {
  /**
   * The number of one's seat.
   */
  seat: number;
  table: TableInfo;
}
/**
 * A table, as everybody may see it.
 */
export interface TableInfo {
  /**
   * How long each seat has; null: for ever.
   */
  clock: (Days | Bank) | null;
  /**
   * The SHA-256 of the seed, shown before the first card; null before the nonces are asked for.
   */
  commitment: string | null;
  /**
   * With which edition; null: ours.
   */
  edition: string | null;
  /**
   * Whether all add to the dealing.
   */
  fair: boolean;
  /**
   * What is played.
   */
  game: string;
  /**
   * Whether hints and odds may be asked for: that was agreed, or only bots play with the asker.
   */
  helps: boolean;
  /**
   * What it is called in requests.
   */
  id: string;
  /**
   * It goes on from a match file: who brought it can know, and have chosen, all that was dealt before.
   */
  imported: boolean;
  /**
   * It is a lesson: `GET /api/lessons/GAME` has what is explained at it.
   */
  lesson: boolean;
  /**
   * All rule options.
   */
  options: {
    [k: string]: boolean | number | string;
  };
  /**
   * Whether anybody may sit down.
   */
  public: boolean;
  /**
   * The table at which the same people play again.
   */
  rematch: string | null;
  /**
   * Who sits there.
   */
  seats: SeatInfo[];
  /**
   * Seconds since 1970 when everybody last saw something happen: a step, or that somebody sat down.
   */
  since: number;
  /**
   * Whether seats are free or nonces are missing, it is played, over, or was closed before it began.
   */
  status: "closed" | "open" | "over" | "playing";
  /**
   * The seats that owe a decision.
   */
  to_move: number[];
  /**
   * Whether the one who asks made it: he makes its invitations, and may close it.
   */
  yours: boolean;
}
/**
 * Who has a seat: a person, a bot, or nobody yet. A person keeps it while a bot plays for him.
 */
export interface SeatInfo {
  /**
   * The spec of the bot that plays it now.
   */
  bot: string | null;
  /**
   * The person who has it.
   */
  name: string | null;
  /**
   * Whether the match needn't wait for it: somebody sits there, and has given a nonce or needn't.
   */
  ready: boolean;
  /**
   * What the seat is called.
   */
  seat: string;
  /**
   * Whether the one who asks has it.
   */
  yours: boolean;
}
/**
 * Cards that others drew and that the seats which see this knew to lie there.
 */
export interface KnewDrawn {
  cards: number[];
  seat: number;
  seats: number[] | null;
  type: "KnewDrawn";
}
/**
 * A card was laid in secret for a contest, or one on the table is to count again.
 */
export interface Laid {
  again: boolean;
  card: number;
  phase: number;
  seat: number;
  seats: number[] | null;
  type: "Laid";
}
/**
 * What a card has left in force; see `effects`.
 */
export interface Lasting {
  add: number;
  barred: number[];
  card: number;
  halted: number;
  hits_needed: number;
  line: number;
  line_most: number;
  minimum: number;
  regions: number[];
  reinforced: number[];
  requires: number;
  wagon_dice: number;
}
/**
 * A lesson: its table, and what is explained there.
 *
 * The pages are looked at whenever something can be done, and when the match is over. A lesson only goes
 * forward: once a page has been shown, none before it is shown any more. Of those that begin to hold at
 * once, shown one after another, the last one's suggestion is for this step. Where there is none, there is
 * `hint`.
 */
export interface Lesson {
  /**
   * What is played.
   */
  game: string;
  /**
   * What is explained, in this order.
   */
  pages: Page[];
  /**
   * Who sits there, as for a new table.
   */
  seats: string[];
  /**
   * The number of the cards.
   */
  seed: number;
  /**
   * What it is called.
   */
  title: string;
}
/**
 * What is explained at one step, once.
 */
export interface Page {
  /**
   * Things on the board that are meant: nouns of cards, codes of places.
   */
  point: string[];
  /**
   * An action to try then; `*` in it stands for anything.
   */
  suggest: string | null;
  /**
   * The explanation; ids of rules stand in [brackets].
   */
  text: string;
  /**
   * What belongs to the same step, too, in this order; the page stays until all of it is done.
   */
  then: string[];
  /**
   * What it is about.
   */
  title: string;
  when: When;
}
/**
 * When a page is shown: as soon as all of this holds that is given.
 */
export interface When {
  /**
   * An action of that name can be done; `*` in it stands for anything.
   */
  legal: string | null;
  /**
   * The match is over; false: it goes on.
   */
  over: boolean;
  /**
   * These words are in the prompt.
   */
  prompt: string | null;
  /**
   * These fields of the view are as large at least.
   */
  reached: {
    [k: string]: number;
  };
  /**
   * None of that name can be done.
   */
  without: string | null;
}
/**
 * A cube was hit.
 */
export interface Lost {
  army: number;
  permanent: boolean;
  place: number;
  seats: number[] | null;
  type: "Lost";
}
/**
 * A Luck card hit somebody, who discards so many cards.
 */
export interface LuckPlayed {
  card: number;
  count: number;
  seat: number;
  seats: number[] | null;
  type: "LuckPlayed";
  victim: number;
}
/**
 * A table that was made.
 */
export interface Made {
  /**
   * Invitations, by the name of the seat: shown this once, as only their hashes are kept.
   */
  codes: {
    [k: string]: string;
  };
  table: TableInfo;
}
/**
 * The group moves of a card.
 */
export interface March {
  army: number;
  frm: number[];
  groups: number;
  moves: number;
  rail: boolean;
  recovery: boolean;
  type: "March";
  whole: boolean;
}
/**
 * Black cubes on mountain spaces.
 */
export interface MountainsFilled {
  count: number;
  seats: number[] | null;
  type: "MountainsFilled";
}
/**
 * A player has cards to discard: above nine, or after a Trade card, or by a Luck card; see `state`.
 */
export interface MustDiscard {
  count: number;
  seat: number;
  seats: number[] | null;
  stage: number;
  type: "MustDiscard";
}
/**
 * A card, or two of a name. `noun` is how actions spell it, never shown.
 */
export interface MysticCard {
  count: number;
  name: string;
  note: string;
  noun: string;
  rules: string[];
  text: string;
  type: number;
}
/**
 * A raid: what it takes, by types in the order in which they are laid, and how many cards are flipped.
 */
export interface MysticRaid {
  cost: number[];
  feathers: number;
  flips: number;
  name: string;
  title: string;
}
/**
 * A type of cards, and what it is for; `count` is how many cards there are of it.
 */
export interface MysticType {
  count: number;
  name: "approach" | "coup" | "dress" | "hunt" | "luck" | "spirit" | "trade" | "tribe" | "weapon";
  rules: string[];
  text: string;
  title: string;
}
/**
 * `cards`, `types`, `raids` and `stages` in the order of a view's numbers.
 */
export interface MysticWarriorsMaterial {
  cards: MysticCard[];
  deck: number;
  hand: number;
  limit: number;
  name: string;
  players: {
    [k: string]: string[];
  };
  raids: MysticRaid[];
  rules: RuleText[];
  scores: string;
  sentence: string;
  stages: string[];
  title: string;
  types: MysticType[];
}
/**
 * Tuples of one number a seat are indexed by seat; cards are numbers, in ascending order.
 *
 * What is put together in secret (MW-16) is still in `hand_sizes`, and `stage`, `raid`, `asked` and
 * `partner` are to others as they were before.
 */
export interface MysticWarriorsView {
  acted: boolean;
  answer: number[];
  asked: number[];
  chosen: number[];
  current: number;
  deck_size: number;
  depths: number[];
  feathers: number[];
  goal: number;
  hand: number[];
  hand_sizes: number[];
  kept: [number, number][];
  known: Note[];
  known_top: number[];
  luck_without_raid_only: boolean;
  lucked: boolean;
  offer: number[];
  owed: number;
  partner: number;
  pile: number[];
  raid: number;
  raided: boolean;
  result: Result | null;
  seat: number | null;
  shown: Note[];
  shuffled: number[];
  stage: number;
  turn: number;
  unseen: number[];
  unseen_kept: number[];
  waiting: number[];
  wants: number[];
}
/**
 * A card that was seen going into a hand; or, of one's own cards, one that others know of.
 */
export interface Note {
  card: number;
  seats: number[];
}
/**
 * Who comes, by a name of his choice.
 */
export interface NewPerson {
  /**
   * What one is called at tables.
   */
  name: string;
  /**
   * Whether a token is wanted in the answer, as by programs; else there is a cookie.
   */
  token?: boolean;
}
/**
 * A table to be made.
 */
export interface NewTable {
  /**
   * How long each seat has for its decisions; null: for ever.
   */
  clock?: (Days | Bank) | null;
  /**
   * Which of the game's editions is played; null: ours.
   */
  edition?: string | null;
  /**
   * Whether all add to the dealing, so that nobody need trust the server: each gives a nonce first.
   */
  fair?: boolean;
  /**
   * The name of a game, of `/api/games`.
   */
  game: string;
  /**
   * Whether hints and odds may be asked for.
   */
  helps?: boolean;
  /**
   * Rule options, by name; those that aren't named are as the game has them.
   */
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * Whether anybody may find the table and sit down there; else by invitation only.
   */
  public?: boolean;
  /**
   * By seat: `you`, `open` for whoever comes, or a bot's spec.
   *
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
}
/**
 * How would a fight end? `question` is what the game's `odds` takes.
 */
export interface Odds {
  id: string;
  question: string;
  type: "odds";
}
/**
 * How a fight would end.
 */
export interface OddsAnswer {
  figures: Figures[];
  id: string;
  type: "odds";
}
/**
 * Ask the others: for a takeback, or (`seat`) to let a bot play for somebody whose time has run out.
 */
export interface Offer {
  id: string;
  offer: "replace" | "takeback";
  seat?: number | null;
  type: "offer";
}
/**
 * A trade was offered; `wants` is the request, as numbers 2 * type + count - 1.
 */
export interface Offered {
  partner: number;
  seat: number;
  seats: number[] | null;
  type: "Offered";
  wants: number[];
}
/**
 * A Spirit card was discarded to look at the top of the deck.
 */
export interface OmenRead {
  card: number;
  count: number;
  seat: number;
  seats: number[] | null;
  type: "OmenRead";
}
/**
 * What lay there, from the top down.
 */
export interface OmenSeen {
  cards: number[];
  seat: number;
  seats: number[] | null;
  type: "OmenSeen";
}
/**
 * The match is over. The seed can be checked against the commitment now.
 */
export interface Over {
  result: Result;
  seed: string | null;
  type: "over";
  verdict: string;
}
/**
 * A player is about to offer a trade.
 */
export interface PartnerNamed {
  partner: number;
  seat: number;
  seats: number[] | null;
  type: "PartnerNamed";
}
/**
 * Cubes on their way.
 */
export interface Party {
  allowed: number[];
  army: number;
  came_from: number;
  cubes: number[];
  home: number;
  left: number;
  line: number;
  place: number;
  railed: boolean;
  set_out: boolean;
  stage: number;
  type: "Party";
  waits: boolean;
}
/**
 * Who one is here.
 */
export interface Person {
  /**
   * An id that stays.
   */
  id: string;
  /**
   * What one is called at tables.
   */
  name: string;
  /**
   * Proves who one is; shown this once.
   */
  token: string | null;
}
/**
 * Is anybody there? Answered by `pong`.
 */
export interface Ping {
  type: "ping";
}
/**
 * Cubes came from the Ready Box.
 */
export interface Placed {
  army: number;
  count: number;
  place: number;
  seats: number[] | null;
  type: "Placed";
}
/**
 * Cubes of a faction in places of its seat's choice.
 */
export interface Placement {
  army: number;
  left: number;
  most_each: number;
  most_regions: number;
  optional: boolean;
  places: number[];
  seat: number;
  type: "Placement";
  used: number[];
}
/**
 * A faction whose cubes stand in places; `side` is 0 for the Indians, 1 for the US.
 */
export interface PlainsArmy {
  color: string;
  cubes: number;
  name: "cavalry" | "enemies" | "npt" | "railroad" | "settlers" | "spt" | "wagons";
  side: number;
  title: string;
}
/**
 * A card. Main cards have cubes, groups and moves, Events a text; `noun` is how actions spell it.
 */
export interface PlainsCard {
  cubes: number | null;
  deck: number;
  enduring: boolean;
  groups: number | null;
  id: string;
  moves: number | null;
  name: string;
  no_rail: boolean;
  note: string;
  noun: string;
  rules: string[];
  substitute: boolean;
  text: string;
  timing: "on_draw" | "turn";
  type: "engagement" | "event" | "migration" | "war_party";
  worth: string;
}
/**
 * A deck, and whose it is; `main` is what its main cards are called.
 */
export interface PlainsDeck {
  army: number;
  cards: number[];
  main: string;
  name: "cavalry" | "npt" | "settlers" | "spt";
  title: string;
}
/**
 * An army's die: how many of its sides show each face.
 */
export interface PlainsDie {
  faces: number[];
}
/**
 * A faction as a disc in the bag, with all its cubes: in the Ready Box before the set-up.
 */
export interface PlainsDisc {
  color: string;
  cubes: number;
  name: "cavalry" | "enemies" | "npt" | "railroad" | "settlers" | "spt" | "wagons";
  title: string;
}
/**
 * What a side of a die shows.
 */
export interface PlainsFace {
  name: string;
  title: string;
}
/**
 * A railroad; `spaces` are the plains spaces of the track in the order in which it fills them.
 */
export interface PlainsLine {
  most: number;
  name: string;
  spaces: number[];
  start: number[];
  title: string;
}
/**
 * Lists in the order of the numbers of views and events, unless something else is said.
 */
export interface PlainsMaterial {
  armies: PlainsArmy[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  canvas: [number, number];
  cards: PlainsCard[];
  decks: PlainsDeck[];
  dice: PlainsDie[];
  dice_each: number;
  discs: PlainsDisc[];
  edition: string;
  faces: PlainsFace[];
  hand: number;
  hash: string;
  holds: {
    [k: string]: number[][];
  };
  lines: PlainsLine[];
  max_rounds: number;
  mountains: number[];
  name: string;
  places: PlainsPlace[];
  players: {
    [k: string]: string[];
  };
  points: PlainsPoints[];
  railroad: PlainsSpace[];
  regions: number;
  rules: RuleText[];
  scores: string;
  sentence: string;
  sides: PlainsSide[];
  stack: number;
  tie: number;
  title: string;
  trails: PlainsTrail[];
  wagon_dice: number;
}
/**
 * A region, or a box around the map; a region has an outline, a box a rectangle.
 *
 * `code` is as actions spell it. `title` is how a sentence names it in full, `adjacent` are places.
 */
export interface PlainsPlace {
  adjacent: number[];
  code: string;
  color: string;
  home: number | null;
  kind: ("enemies_north" | "enemies_south" | "npt" | "spt") | "box";
  /**
   * @minItems 2
   * @maxItems 2
   */
  label: [number, number];
  name: string;
  on_track: boolean;
  peoples: string;
  polygon: [number, number][];
  rect: [number, number, number, number] | null;
  title: string;
  trail_end: boolean;
  trails: number[];
  x: number;
  y: number;
}
/**
 * What scores how much for a side.
 */
export interface PlainsPoints {
  each: number;
  name: string;
  side: number;
  text: string;
}
/**
 * A space of track; `north` and `south` are the places beside it.
 */
export interface PlainsSpace {
  id: string;
  kind: "mountain" | "plains";
  north: number | null;
  south: number | null;
  x: number;
  y: number;
}
/**
 * A side and its armies.
 */
export interface PlainsSide {
  armies: number[];
  name: "indian" | "us";
  title: string;
}
/**
 * A wagon trail from east to west: its regions with a waypoint each, and the boxes at its ends.
 */
export interface PlainsTrail {
  end: number;
  name: string;
  regions: number[];
  start: number;
  title: string;
  waypoints: [number, number][];
}
/**
 * Tuples are indexed by army, place, region, trail, line, deck or side, as said at each.
 */
export interface PlainsView {
  acting: number;
  agenda: (
    | Activation
    | Drawing
    | EnemiesTurn
    | Engagement
    | EventCard
    | FactionTurn
    | Fights
    | GivingWay
    | March
    | Party
    | Placement
    | Raid
    | Raids
    | Reinforcement
    | Removal
    | Rounds
    | SetUp
    | Shedding
    | Strike
    | Treaty
    | WagonTurn
    | Withdrawal
  )[];
  arrived: number;
  attacked: number[][];
  auto_consent: boolean;
  bonus: number[];
  casualties: number[];
  combat: Modifier[];
  control: number[];
  cubes: number[][];
  deck_sizes: number[];
  destroyed: number;
  disc: number;
  discs: number[];
  edition: string;
  effects: Lasting[];
  filled: number[];
  hand: number[][];
  hands: Hand[];
  laid: number[];
  last_lost: number[];
  lines: number[];
  max_rounds: number;
  mountains: number;
  moved: number[][];
  origins: number[][];
  piles: number[][];
  placed: number[];
  ready: number[];
  removed: number[];
  removed_cards: number[];
  result: Result | null;
  round: number;
  score: number[];
  seat: number | null;
  seats: number;
  set_out: number[][];
  striking: number;
  struck: number[];
  touched: boolean[];
  turns: number;
  wagons: number[][];
  wagons_ready: number;
  wagons_waiting: number;
  waiting: number[];
}
/**
 * An attack on a wagon.
 */
export interface Raid {
  begun: boolean;
  blank: boolean;
  gone: boolean;
  losses: number;
  place: number;
  seat: number;
  trail: number;
  type: "Raid";
}
/**
 * Attacks on wagons, if the seat likes.
 */
export interface Raids {
  army: number;
  seat: number;
  type: "Raids";
}
/**
 * Cubes in St. Louis and Sacramento.
 */
export interface Reinforcement {
  army: number;
  count: number;
  placed: boolean;
  type: "Reinforcement";
}
/**
 * A card takes cubes off the map.
 */
export interface Removal {
  army: number;
  left: number;
  permanent: boolean;
  places: number[];
  seat: number;
  type: "Removal";
}
/**
 * Discs come out of the bag.
 */
export interface Rounds {
  type: "Rounds";
}
/**
 * What stands where at the beginning.
 */
export interface SetUp {
  step: number;
  type: "SetUp";
}
/**
 * What is over the limit goes.
 */
export interface Shedding {
  region: number;
  type: "Shedding";
}
/**
 * Dice of a card at cubes.
 */
export interface Strike {
  aims: number[];
  army: number;
  begun: boolean;
  card: number;
  hits: number;
  left: number;
  lost: number;
  owed: number;
  step: number;
  target: number;
  type: "Strike";
}
/**
 * A force goes.
 */
export interface Treaty {
  armies: number[];
  back: boolean;
  chooser: number;
  moving: number[];
  region: number;
  type: "Treaty";
}
/**
 * The White disc.
 */
export interface WagonTurn {
  new: number;
  rolled: boolean;
  type: "WagonTurn";
}
/**
 * A card takes cubes to a place.
 */
export interface Withdrawal {
  armies: number[];
  cubes_left: number;
  places: number[];
  regions_left: number;
  seat: number;
  to: number;
  type: "Withdrawal";
  whole: boolean;
}
/**
 * A card was drawn that is played when it is drawn (P-15).
 */
export interface PlayedAtOnce {
  card: number;
  seats: number[] | null;
  type: "PlayedAtOnce";
}
/**
 * A card that draws others went to the discard pile.
 */
export interface PlayedForCards {
  card: number;
  seat: number;
  seats: number[] | null;
  type: "PlayedForCards";
}
/**
 * The server is there.
 */
export interface Pong {
  type: "pong";
}
/**
 * The view of an earlier version, by the asker's own count, or what another seat (`seat`) saw then.
 *
 * `public` is the version of a spectator's view then: by it everybody may ask for this moment at any time.
 */
export interface Position {
  id: string;
  /**
   * How many pieces of news there were by then.
   */
  news: number;
  prompt: string;
  public: number;
  seat: number | null;
  to_move: number[];
  type: "position";
  version: number;
  view: unknown;
}
/**
 * Which seats have somebody looking at the table now, and how many watch.
 */
export interface Presence {
  seats: boolean[];
  type: "presence";
  watchers: number;
}
/**
 * Why a request wasn't carried out.
 */
export interface Problem {
  /**
   * Which problem; `docs/protocol.md` lists them.
   */
  code: string;
  /**
   * The same for people.
   */
  reason: string;
}
/**
 * A card was put to those that are laid, offered, gathered or played together.
 */
export interface PutAside {
  card: number;
  seat: number;
  seats: number[] | null;
  type: "PutAside";
}
/**
 * The cards of a raid were laid.
 */
export interface RaidBegan {
  cards: number[];
  raid: number;
  seat: number;
  seats: number[] | null;
  type: "RaidBegan";
}
/**
 * A player is about to lay the cards of a raid.
 */
export interface RaidPlanned {
  raid: number;
  seat: number;
  seats: number[] | null;
  type: "RaidPlanned";
}
/**
 * The last space is filled; the round is played out.
 */
export interface RailroadComplete {
  seats: number[] | null;
  type: "RailroadComplete";
}
/**
 * Why it can't be done; None: it can. `action` is what was asked about.
 */
export interface Reason {
  action: string;
  id: string;
  refusal: Refusal | null;
  type: "why";
}
/**
 * Why something can't be done now: a sentence for a person and the rule that it rests on.
 */
export interface Refusal {
  code: string;
  reason: string;
  rule: string | null;
}
/**
 * Casualties went back to the Ready Box.
 */
export interface Recovered {
  army: number;
  count: number;
  seats: number[] | null;
  type: "Recovered";
}
/**
 * It wasn't done, and nothing has changed.
 */
export interface Reject {
  code: string;
  id: string | null;
  reason: string;
  rule: string | null;
  type: "reject";
  version: number;
}
/**
 * A treaty moved cubes; `to` NOWHERE: to the Ready Box.
 */
export interface Relocated {
  army: number;
  count: number;
  frm: number;
  seats: number[] | null;
  to: number;
  type: "Relocated";
}
/**
 * Play again, with the seats rotated.
 */
export interface Rematch {
  id: string;
  type: "rematch";
}
/**
 * A card took cubes off the map, or out of the Casualty Box; for good, or into that box.
 */
export interface Removed {
  army: number;
  count: number;
  permanent: boolean;
  place: number;
  seats: number[] | null;
  type: "Removed";
}
/**
 * Give up. With more than two seats a bot plays on.
 */
export interface Resign {
  id: string;
  type: "resign";
}
/**
 * A seat gave up.
 */
export interface Resigned {
  seat: number;
  seats: number[] | null;
  type: "Resigned";
}
/**
 * What a seat had done in Resources, shown when both had finished.
 */
export interface ResourcesShown {
  exchanged: number[];
  extra: number;
  extra_due: number;
  hand_size: number;
  played: number[];
  seat: number;
  seats: number[] | null;
  type: "ResourcesShown";
}
/**
 * A cube left a fight.
 */
export interface Retreated {
  army: number;
  frm: number;
  seats: number[] | null;
  to: number;
  type: "Retreated";
}
/**
 * Dice of a faction; `what` tells what for: fight, again, ambush, strike, reply, raid, wagon, rail.
 */
export interface Rolled {
  army: number;
  faces: number[];
  seats: number[] | null;
  type: "Rolled";
  what: string;
}
/**
 * All seven discs are in the bag.
 */
export interface RoundBegan {
  round: number;
  seats: number[] | null;
  type: "RoundBegan";
}
/**
 * A line of chat: among the players, or among the spectators.
 */
export interface Say {
  id: string;
  text: string;
  type: "chat";
}
/**
 * A card gave a side points.
 */
export interface Scored {
  points: number;
  seats: number[] | null;
  side: number;
  type: "Scored";
}
/**
 * A card joined the batch that will be exchanged.
 */
export interface SetAside {
  card: number;
  seat: number;
  seats: number[] | null;
  type: "SetAside";
}
/**
 * A cube above the limit went back to the Ready Box (P-4).
 */
export interface Shed {
  army: number;
  place: number;
  seats: number[] | null;
  type: "Shed";
}
/**
 * A player hunts small game.
 */
export interface SmallGame {
  seat: number;
  seats: number[] | null;
  type: "SmallGame";
}
/**
 * No raid this turn; `forced`: with so few cards there can't be one.
 */
export interface StayedHome {
  forced: boolean;
  seat: number;
  seats: number[] | null;
  type: "StayedHome";
}
/**
 * A party went from one place to the next.
 */
export interface Stepped {
  armies: number[];
  frm: number;
  rail: boolean;
  seats: number[] | null;
  to: number;
  type: "Stepped";
}
/**
 * Somebody sat down, a bot took a seat over or gave it back, the match began or ended, or goes again.
 */
export interface TableChanged {
  table: TableInfo;
  type: "table";
}
/**
 * A seat's time ran out.
 */
export interface TimeRanOut {
  seat: number;
  seats: number[] | null;
  type: "TimeRanOut";
}
/**
 * A seat took back its last act; `alone`, or with everything after it.
 *
 * It doesn't say how many acts these were: they may have been secret.
 */
export interface TookBack {
  alone: boolean;
  seat: number;
  seats: number[] | null;
  type: "TookBack";
}
/**
 * Black cubes on plains spaces of a railroad.
 */
export interface TrackLaid {
  count: number;
  line: number;
  seats: number[] | null;
  type: "TrackLaid";
}
/**
 * Cards changed hands: how many the seat gave and got.
 */
export interface Traded {
  gave: number;
  got: number;
  partner: number;
  seat: number;
  seats: number[] | null;
  type: "Traded";
}
/**
 * Cubes just placed in St. Louis went to Sacramento.
 */
export interface Transferred {
  army: number;
  count: number;
  seats: number[] | null;
  type: "Transferred";
}
/**
 * A treaty on both sides: `weaker` has to go, NOBODY: the attackers go back.
 */
export interface TreatyMade {
  region: number;
  seats: number[] | null;
  type: "TreatyMade";
  weaker: number;
}
/**
 * A turn was ended, and another begins; `forced`: nothing was left that could be done.
 */
export interface TurnEnded {
  forced: boolean;
  seat: number;
  seats: number[] | null;
  type: "TurnEnded";
}
/**
 * Take back one's last act, where nobody need agree.
 */
export interface Undo {
  id: string;
  type: "undo";
  version: number;
}
/**
 * All that the seat knows now: it supersedes every earlier one. `view` is of the game's `view_type`.
 *
 * `version` counts the changes of this seat's own view; `acted` is the one that the last act or undo of
 * the person there made, not of a bot (0: none, and for spectators). `undo` is None if one's last act can be
 * taken back freely, else why not. `news` begins after what the client had; what lies further back is asked
 * for by `earlier`.
 */
export interface View {
  acted: number;
  legal: Choice[];
  news: News[];
  prompt: string;
  to_move: number[];
  type: "view";
  undo: Refusal | null;
  version: number;
  view: unknown;
}
/**
 * Indians attack a wagon.
 */
export interface WagonAttacked {
  region: number;
  seats: number[] | null;
  trail: number;
  type: "WagonAttacked";
}
/**
 * It is lost.
 */
export interface WagonDestroyed {
  region: number;
  seats: number[] | null;
  trail: number;
  type: "WagonDestroyed";
}
/**
 * The attack is over and the wagon still stands.
 */
export interface WagonHeld {
  region: number;
  seats: number[] | null;
  trail: number;
  treaty: boolean;
  type: "WagonHeld";
}
/**
 * A wagon goes a region west; `to` NOWHERE: it has arrived.
 */
export interface WagonRolled {
  seats: number[] | null;
  to: number;
  trail: number;
  type: "WagonRolled";
}
/**
 * Wagons stand in St. Louis.
 */
export interface WagonsPlaced {
  count: number;
  seats: number[] | null;
  type: "WagonsPlaced";
}
/**
 * Wagons stay in St. Louis, for every trail is closed.
 */
export interface WagonsWaited {
  count: number;
  seats: number[] | null;
  type: "WagonsWaited";
}
/**
 * A player is going to ask for cards of a type.
 */
export interface Wanted {
  seat: number;
  seats: number[] | null;
  type: "Wanted";
  want: number;
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
  protocol: number;
  seat: number | null;
  server: string;
  table: TableInfo;
  type: "welcome";
}
/**
 * Why can't that be done?
 *
 * Or, of something that is pointed at, `actions`: all that might be done with it. Names that the game
 * doesn't have are skipped; the answer is for the one that belongs most to the moment, the first of several.
 */
export interface Why {
  action?: string | null;
  /**
   * @maxItems 20
   */
  actions?: string[];
  id: string;
  type: "why";
}
/**
 * A card took cubes from a place to another one.
 */
export interface Withdrew {
  army: number;
  count: number;
  frm: number;
  seats: number[] | null;
  to: number;
  type: "Withdrew";
}
/**
 * A seat drew cards, in this order.
 */
export interface IndianWarsDrew {
  cards: number[];
  seat: number;
  seats: number[] | null;
  type: "Drew";
}
/**
 * The last chips; nobody won a draw.
 */
export interface IndianWarsGameEnded {
  /**
   * @minItems 2
   * @maxItems 2
   */
  chips: [number, number];
  seats: number[] | null;
  type: "GameEnded";
  winner: number | null;
}
/**
 * The deck had run out in this turn's Resources, and the discard pile had become the deck.
 */
export interface IndianWarsReshuffled {
  seats: number[] | null;
  type: "Reshuffled";
}
/**
 * A new turn; `extra_due` is what each seat may draw above seven.
 */
export interface IndianWarsTurnBegan {
  /**
   * @minItems 2
   * @maxItems 2
   */
  extra_due: [number, number];
  seats: number[] | null;
  turn: number;
  type: "TurnBegan";
}
/**
 * A Hunt or Trade card.
 */
export interface MysticWarriorsCardPlayed {
  card: number;
  seat: number;
  seats: number[] | null;
  type: "CardPlayed";
}
/**
 * Which cards he drew, in this order.
 */
export interface MysticWarriorsDrew {
  cards: number[];
  seat: number;
  seats: number[] | null;
  type: "Drew";
}
/**
 * How many cards a player drew.
 */
export interface MysticWarriorsDrewCards {
  count: number;
  seat: number;
  seats: number[] | null;
  type: "DrewCards";
}
/**
 * Who goes first.
 */
export interface MysticWarriorsGameBegan {
  first: number;
  seats: number[] | null;
  type: "GameBegan";
}
/**
 * Somebody has his Warbonnet.
 */
export interface MysticWarriorsGameEnded {
  feathers: number[];
  seats: number[] | null;
  type: "GameEnded";
  winner: number;
}
/**
 * The discard pile became the deck.
 */
export interface MysticWarriorsReshuffled {
  count: number;
  seats: number[] | null;
  type: "Reshuffled";
}
/**
 * A player's turn.
 */
export interface MysticWarriorsTurnBegan {
  seat: number;
  seats: number[] | null;
  turn: number;
  type: "TurnBegan";
}
/**
 * An ally is asked for cubes to come along (P-22).
 */
export interface PlainsIndianWarsAsked {
  ally: number;
  army: number;
  count: number;
  seat: number;
  seats: number[] | null;
  type: "Asked";
}
/**
 * A card went on its faction's discard pile; `stands_in`: as a main card (P-11).
 */
export interface PlainsIndianWarsCardPlayed {
  card: number;
  seat: number;
  seats: number[] | null;
  stands_in: boolean;
  type: "CardPlayed";
}
/**
 * The cards of it, for the one who drew them.
 */
export interface PlainsIndianWarsDrew {
  cards: number[];
  deck: number;
  seat: number;
  seats: number[] | null;
  type: "Drew";
}
/**
 * A hand was filled. Who drew them is told by the cards.
 */
export interface PlainsIndianWarsDrewCards {
  count: number;
  deck: number;
  seat: number;
  seats: number[] | null;
  type: "DrewCards";
}
/**
 * The map is set up but for what seats place.
 */
export interface PlainsIndianWarsGameBegan {
  seats: number[] | null;
  type: "GameBegan";
}
/**
 * The points of both sides.
 */
export interface PlainsIndianWarsGameEnded {
  indian: number;
  seats: number[] | null;
  type: "GameEnded";
  us: number;
}
/**
 * A discard pile became the deck.
 */
export interface PlainsIndianWarsReshuffled {
  count: number;
  deck: number;
  seats: number[] | null;
  type: "Reshuffled";
}
/**
 * An offer: who made it, who has agreed; `state` says how it stands.
 */
export interface ServerAsked {
  agreed: number[];
  by: number;
  kind: "replace" | "takeback";
  needed: number;
  offer: number;
  refused_by: number | null;
  seat: number;
  state: "agreed" | "asked" | "refused";
  type: "offer";
  wanted: number[];
}
