// The messages between page and server. Generated from src/alhambra/server/protocol by
// `./run generate`; do not edit.

/** The number that `hello` names. */
export const PROTOCOL = 3;

/** A building in notation, as in `To9b`. */
export type Tile = string;

/** A money card in notation, as in `Y7`. */
export type Card = string;

/** A place in a palace in notation, as in `e2n1`; the fountain's is `0`. */
export type Cell = string;

/** The body of every HTTP answer that is a no. `detail` is English, for people who read logs. */
export interface Problem {
  readonly code: RefusalCode;
  readonly detail: string;
  readonly reason: Reason | null;
  readonly fault: RecordFault | null;
}

/** Why something was not done. The client says it in words. */
export type RefusalCode =
  | 'illegal_move'
  | 'not_a_move'
  | 'stale_version'
  | 'not_your_turn'
  | 'not_your_seat'
  | 'nothing_to_undo'
  | 'nothing_to_redo'
  | 'not_started'
  | 'already_started'
  | 'game_over'
  | 'not_a_record'
  | 'not_over'
  | 'table_closed'
  | 'table_full'
  | 'read_only'
  | 'shares_missing'
  | 'not_that_share'
  | 'not_starting'
  | 'not_agreed'
  | 'name_taken'
  | 'seats_open'
  | 'seat_taken'
  | 'seat_open'
  | 'no_such_seat'
  | 'no_such_table'
  | 'no_such_level'
  | 'no_such_step'
  | 'not_the_owner'
  | 'no_spectators'
  | 'not_welcome'
  | 'no_such_guest'
  | 'no_such_remark'
  | 'talk_closed'
  | 'slow_talk'
  | 'banned'
  | 'too_soon'
  | 'played_by_computer'
  | 'played_by_person'
  | 'no_session'
  | 'link_used'
  | 'wrong_origin'
  | 'not_understood'
  | 'not_found'
  | 'too_large'
  | 'too_fast'
  | 'too_many'
  | 'too_slow'
  | 'old_page'
  | 'not_offered'
  | 'address_not_allowed'
  | 'not_delivered'
  | 'not_confirmed'
  | 'not_stored'
  | 'server_stops'
  | 'server_error';

/** A stable code, the rule it rests on, and what it is about. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
  readonly cells: readonly Cell[];
  readonly sides: readonly CellSide[];
  readonly tiles: readonly Tile[];
  readonly cards: readonly Card[];
  readonly amount: number | null;
}

/** One side of one cell. */
export interface CellSide {
  readonly cell: Cell;
  readonly side: Side;
}

/** The sides of a tile, clockwise. */
export type Side = 'N' | 'E' | 'S' | 'W';

/** What is wrong with a game file, and where: counted from 1. */
export interface RecordFault {
  readonly kind: RecordFaultKind;
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a game file. The client says it in words. */
export type RecordFaultKind = 'text' | 'rules' | 'setup' | 'turn' | 'move' | 'result';

/** Who one is to this server. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: GuestKind;
}

export type GuestKind = 'person' | 'program';

/** A program's identity. The token is shown this once; send it as `Authorization: Bearer TOKEN`. */
export interface NewProgram {
  readonly me: Me;
  readonly token: string;
}

/** A link that carries one's identity to another device, once and for a short time. */
export interface PersonalLink {
  readonly path: string;
  readonly code: string;
  readonly expires: number;
}

export interface Tables {
  readonly tables: readonly ListedTable[];
}

/**
 * A table in a list: the lobby, or one's own games. `actor` is the seat whose turn it is.
 *
 * `is_your_turn`: it is waiting for the one who reads this, to move, to agree to a rematch or to give their share.
 */
export interface ListedTable {
  readonly table: PublicTable;
  readonly you: You;
  readonly actor: number | null;
  readonly updated: number;
  readonly is_your_turn: boolean;
}

/**
 * A table as everybody may know it. `owner` is a name; `commitment` is the SHA-256 of the server's secret.
 *
 * `game` counts the games played here, from 1; after a rematch `results` has the earlier ones. `attempt` counts the
 * starts of this game. While one is pending, everybody reveals their share until `reveal_until`; otherwise it is null.
 */
export interface PublicTable {
  readonly id: string;
  readonly phase: TablePhase;
  readonly seats: readonly PublicSeat[];
  readonly options: TableOptions;
  readonly owner: string;
  readonly commitment: string;
  readonly created: number;
  readonly outcome: Outcome | null;
  readonly breakage: Breakage | null;
  readonly game: number;
  readonly results: readonly GameResult[];
  readonly attempt: number;
  readonly reveal_until: number | null;
}

export type TablePhase = 'waiting' | 'playing' | 'over' | 'closed';

/**
 * One seat. `name` is empty where it is open and the level where a computer player sits.
 *
 * `stand_in` is set while a computer player has a person's or a program's seat. `is_ready` is false where a rematch
 * waits for its holder to agree. `key` stands for the holder, as in `presence` and in remarks. `commitment` is the
 * SHA-256 of the holder's share in the deal, null where there is none or it is still to come; `has_revealed` tells
 * that the share itself has come.
 */
export interface PublicSeat {
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: string | null;
  readonly stand_in: StandIn | null;
  readonly is_ready: boolean;
  readonly key: string | null;
  readonly commitment: string | null;
  readonly has_revealed: boolean;
}

/** Who sits there: nobody yet, a person, a program that came with a token, or a computer player of this server. */
export type SeatKind = 'open' | 'person' | 'program' | 'computer';

/** The computer player that has a seat for now, since when and why. The seat stays its holder's. */
export interface StandIn {
  readonly level: string;
  readonly why: WhyStandIn;
  readonly since: number;
}

/** Why a computer player has somebody's seat. */
export type WhyStandIn = 'absent' | 'idle' | 'clock' | 'called' | 'conceded';

/**
 * What was chosen when the table was made; its owner may change who may come and who may talk. The defaults are for
 * tables that are older than the choice.
 */
export interface TableOptions {
  readonly is_public: boolean;
  readonly shuffle_seats: boolean;
  readonly open_hands: boolean;
  readonly spectators: boolean;
  readonly pace: Pace;
  readonly clock: Clock;
  readonly talk: TalkRule;
  readonly slow: number;
}

/**
 * How long one waits for each other.
 *
 * `live`: everyone is at the table, and a computer player plays for whoever is absent for two minutes. `days`: people
 * come by when they can. The others may call a computer player when nothing was played for 24 hours, at a live table
 * for ten minutes.
 */
export type Pace = 'live' | 'days';

export type Clock = PerTurn | Bank | null;

/** So many seconds for each turn. */
export interface PerTurn {
  readonly type: 'per_turn';
  readonly seconds: number;
}

/** So many seconds for the whole game, and some more with each turn one ends. */
export interface Bank {
  readonly type: 'bank';
  readonly seconds: number;
  readonly increment: number;
}

/** Who may say something at a table. Its owner chooses, and may choose anew at any time. */
export type TalkRule = 'everybody' | 'players' | 'reactions' | 'nobody';

/** How the game ended, by seat; several winners share the victory (R39). */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The stored log does not replay: from this entry on, for this reason (English). */
export interface Breakage {
  readonly version: number;
  readonly detail: string;
}

/** An earlier game at this table. `names` are those of its seats; seats played by computers have their level's. */
export interface GameResult {
  readonly game: number;
  readonly ended: number;
  readonly names: readonly string[];
  readonly outcome: Outcome;
}

/**
 * What the one who reads this is at the table. `explainable`, which no list tells, are the seats about whose turns
 * they may ask why.
 */
export interface You {
  readonly seats: readonly number[];
  readonly is_owner: boolean;
  readonly explainable: readonly number[];
}

/** From weak to strong; `usual` is the one to propose. */
export interface Levels {
  readonly levels: readonly ComputerLevel[];
  readonly usual: string;
}

/** A computer player one can have at a table. The page has words for it by its name; equal rungs, equal strength. */
export interface ComputerLevel {
  readonly name: string;
  readonly rung: number;
}

/** Which program this is. */
export interface About {
  readonly version: string;
  readonly protocol: number;
  readonly rules: number;
}

/** A whole finished game, or a running one up to now. */
export interface Replay {
  readonly table: PublicTable;
  readonly steps: readonly ReplayStep[];
  readonly summary: Summary;
}

/** One move of a game and what it led to; step 0 is the deal. */
export interface ReplayStep {
  readonly step: number;
  readonly seat: number | null;
  readonly move: string | null;
  readonly events: readonly Event[];
}

export type Event =
  | MarketLaid
  | DirkReceived
  | HandDealt
  | DisplayLaid
  | DeckStacked
  | StartChosen
  | PositionSet
  | PalaceFound
  | ReserveFound
  | AsideFound
  | DiscardsFound
  | ReceiversFound
  | MoneyTaken
  | TileBought
  | TileBuilt
  | TileRemoved
  | TilesExchanged
  | ActionsStopped
  | TilePlaced
  | TileStored
  | TileGivenToDirk
  | TurnEnded
  | DiscardsReshuffled
  | CardDrawn
  | ScoringCardDrawn
  | SlotFilled
  | TurnBegun
  | RoundScored
  | LeftoverAwarded
  | GameEnded;

/** Tiles were drawn into slots 1 to 4 (R9). A slot may be empty in a position set up by hand. */
export interface MarketLaid {
  readonly type: 'MarketLaid';
  readonly tiles: readonly (Tile | null)[];
}

/** Dirk drew tiles from the bag (R40). */
export interface DirkReceived {
  readonly type: 'DirkReceived';
  readonly tiles: readonly Tile[];
}

/** A player was dealt money, face up (R10). */
export interface HandDealt {
  readonly type: 'HandDealt';
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** The first four money cards were laid out (R12). */
export interface DisplayLaid {
  readonly type: 'DisplayLaid';
  readonly cards: readonly Card[];
}

/** The rest of the money was made into the deck, the two scoring cards hidden in it (R13). */
export interface DeckStacked {
  readonly type: 'DeckStacked';
  readonly money_cards: number;
  readonly bag: number;
}

/** This player begins (R11). */
export interface StartChosen {
  readonly type: 'StartChosen';
  readonly seat: number;
}

/**
 * The game begins in the middle: here, and not with a deal.
 *
 * What else there is beyond a deal follows, then the events of a deal for the rest. `scores` has Dirk's last, with
 * two players; `drawn` counts the money cards that have left the first deck (R13).
 */
export interface PositionSet {
  readonly type: 'PositionSet';
  readonly phase: Phase;
  readonly has_bonus: boolean;
  readonly actor: number;
  readonly turns: number;
  readonly round: number;
  readonly drawn: number;
  readonly reshuffles: number;
  readonly scores: readonly number[];
}

/** Where a turn stands; see `alhambra.rules.turn`. */
export type Phase = 'act' | 'settle' | 'ready' | 'final' | 'over';

/** A player's palace is more than a fountain. */
export interface PalaceFound {
  readonly type: 'PalaceFound';
  readonly seat: number;
  readonly buildings: readonly Building[];
}

/** A tile and where it stands. */
export interface Building {
  readonly cell: Cell;
  readonly tile: Tile;
}

/** A player has tiles in reserve. */
export interface ReserveFound {
  readonly type: 'ReserveFound';
  readonly seat: number;
  readonly tiles: readonly Tile[];
}

/** The player whose turn it is has tiles to settle. */
export interface AsideFound {
  readonly type: 'AsideFound';
  readonly tiles: readonly Tile[];
}

/** Money has been paid. */
export interface DiscardsFound {
  readonly type: 'DiscardsFound';
  readonly cards: readonly Card[];
}

/** The last tiles of the market, slot by slot, are promised to these seats (R37). */
export interface ReceiversFound {
  readonly type: 'ReceiversFound';
  readonly seats: readonly (number | null)[];
}

/** Cards went from the display to a hand (R16). */
export interface MoneyTaken {
  readonly type: 'MoneyTaken';
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** A tile was paid and is kept aside; an exact payment earned another action. */
export interface TileBought {
  readonly type: 'TileBought';
  readonly seat: number;
  readonly slot: number;
  readonly tile: Tile;
  readonly cards: readonly Card[];
  readonly paid: number;
  readonly is_exact: boolean;
}

/** Redesign: a tile of the reserve was built. */
export interface TileBuilt {
  readonly type: 'TileBuilt';
  readonly seat: number;
  readonly tile: Tile;
  readonly cell: Cell;
}

/** Redesign: a building was moved to the reserve. */
export interface TileRemoved {
  readonly type: 'TileRemoved';
  readonly seat: number;
  readonly tile: Tile;
  readonly cell: Cell;
}

/** Redesign: `tile` now stands where `old` stood, which is in the reserve. */
export interface TilesExchanged {
  readonly type: 'TilesExchanged';
  readonly seat: number;
  readonly tile: Tile;
  readonly old: Tile;
  readonly cell: Cell;
}

/** A bonus action was declined, or nothing was possible. */
export interface ActionsStopped {
  readonly type: 'ActionsStopped';
  readonly seat: number;
  readonly had_bonus: boolean;
}

/** A tile kept aside was built (R26). */
export interface TilePlaced {
  readonly type: 'TilePlaced';
  readonly seat: number;
  readonly tile: Tile;
  readonly cell: Cell;
}

/** A tile kept aside was put into the reserve (R26). */
export interface TileStored {
  readonly type: 'TileStored';
  readonly seat: number;
  readonly tile: Tile;
}

/** A tile that was bought was given to Dirk (R42). */
export interface TileGivenToDirk {
  readonly type: 'TileGivenToDirk';
  readonly seat: number;
  readonly tile: Tile;
}

/** A player has done everything; what is drawn and scored now follows (R28). */
export interface TurnEnded {
  readonly type: 'TurnEnded';
  readonly seat: number;
}

/** The paid cards became the new deck (R29). */
export interface DiscardsReshuffled {
  readonly type: 'DiscardsReshuffled';
  readonly cards: number;
}

/** A money card came from the deck to the display. */
export interface CardDrawn {
  readonly type: 'CardDrawn';
  readonly card: Card;
}

/** Scoring card 1 or 2 turned up and left the game. */
export interface ScoringCardDrawn {
  readonly type: 'ScoringCardDrawn';
  readonly round: number;
}

/** A tile came from the bag to the market. */
export interface SlotFilled {
  readonly type: 'SlotFilled';
  readonly slot: number;
  readonly tile: Tile;
}

/** It is this player's turn now; after the last turn, to settle the last tiles (R38). */
export interface TurnBegun {
  readonly type: 'TurnBegun';
  readonly seat: number;
}

/** Every line of a scoring round, and the scores after it (Dirk's last, with two players). */
export interface RoundScored {
  readonly type: 'RoundScored';
  readonly round: number;
  readonly majorities: readonly Majority[];
  readonly walls: readonly Wall[];
  readonly scores: readonly number[];
}

/** One kind in one round: how many each has, and the shares from first place on. */
export interface Majority {
  readonly kind: Kind;
  readonly counts: readonly number[];
  readonly shares: readonly Share[];
}

/** The six kinds of buildings, in the order of their prizes (R2). */
export type Kind = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower';

/**
 * One step of a podium: players with equal counts, the places they occupy together, and what each gets.
 *
 * `prizes` lists the prizes of those places, 0 beyond the last paid one; `each` is their sum divided by the number
 * of players, rounded down (R33). Places count from 1.
 */
export interface Share {
  readonly seats: readonly number[];
  readonly count: number;
  readonly places: readonly number[];
  readonly prizes: readonly number[];
  readonly total: number;
  readonly each: number;
}

/** A player's longest outer wall, side by side in clockwise order; one point for each (R34). */
export interface Wall {
  readonly seat: number;
  readonly length: number;
  readonly path: readonly CellSide[];
}

/** A tile of the last market went to the player with the most money in its currency, or to nobody (R37). */
export interface LeftoverAwarded {
  readonly type: 'LeftoverAwarded';
  readonly slot: number;
  readonly tile: Tile;
  readonly seat: number | null;
  readonly money: readonly number[];
}

/** The last round is scored; these seats share the victory (R39). */
export interface GameEnded {
  readonly type: 'GameEnded';
  readonly winners: readonly number[];
}

/** A game, or as much of it as has been played; `winners` is empty while it goes on. */
export interface Summary {
  readonly players: readonly PlayerSummary[];
  readonly dirk: DirkSummary | null;
  readonly turns: number;
  readonly winners: readonly number[];
}

/**
 * What one player did in a game, and what it brought.
 *
 * `overpaid` are coins paid beyond the prices. `passes` are turns without a possible action (R15), `declined` bonus
 * actions that were not wanted (A2). `leftovers` are tiles received at the end (R37); they are also among `placed` or
 * `stored`, like those bought.
 */
export interface PlayerSummary {
  readonly seat: number;
  readonly points: number;
  readonly rounds: readonly RoundPoints[];
  readonly turns: number;
  readonly takings: number;
  readonly cards_taken: number;
  readonly money_taken: number;
  readonly purchases: number;
  readonly exact: number;
  readonly paid: number;
  readonly overpaid: number;
  readonly builds: number;
  readonly removes: number;
  readonly exchanges: number;
  readonly passes: number;
  readonly declined: number;
  readonly placed: number;
  readonly stored: number;
  readonly given_to_dirk: number;
  readonly leftovers: number;
}

/** Where the points of one rival came from in one round: each kind, in the order of the prizes, and the wall. */
export interface RoundPoints {
  readonly round: number;
  readonly kinds: readonly number[];
  readonly wall: number;
  readonly total: number;
}

/** Dirk's points (R41). */
export interface DirkSummary {
  readonly points: number;
  readonly rounds: readonly RoundPoints[];
}

/** One's own finished games, the latest first; not lessons, and not those at which one held several seats. */
export interface Statistics {
  readonly games: readonly GameTally[];
}

/**
 * What one finished game was for one of its players. `kinds` are points, in the order of the prizes.
 *
 * `rivals` has the level of each computer player and null for each person or program; `place` counts from 1, and who
 * shares a place has the same.
 */
export interface GameTally {
  readonly table: string;
  readonly game: number;
  readonly ended: number;
  readonly players: number;
  readonly rivals: readonly (string | null)[];
  readonly place: number;
  readonly points: number;
  readonly kinds: readonly number[];
  readonly wall: number;
  readonly longest_wall: number;
  readonly purchases: number;
  readonly exact: number;
  readonly overpaid: number;
}

/**
 * The table after step `first`, `first` + 1, ...: once the game is over with all hands open, until then as the
 * reader sees it. `walls` has everybody's longest wall for each of them, and `totals` everybody's points if the next
 * round were held then, or null where they are those of the step before.
 */
export interface ReplayViews {
  readonly first: number;
  readonly views: readonly View[];
  readonly walls: readonly (readonly Wall[] | null)[];
  readonly totals: readonly (readonly number[] | null)[];
}

/**
 * The table as seen from one seat; `seat` is None for a spectator.
 *
 * `hands` has None where a hand is hidden. `deck` counts all cards of the deck, scoring cards still in it included.
 * `opening_deck` and `drawn` tell how many money cards the deck began with and how many of those have come out:
 * from them follows where the scoring cards may lie (R13).
 */
export interface View {
  readonly players: number;
  readonly seat: number | null;
  readonly phase: Phase;
  readonly actor: number | null;
  readonly start: number;
  readonly turns: number;
  readonly round: number;
  readonly has_bonus: boolean;
  readonly palaces: readonly (readonly Building[])[];
  readonly walls: readonly number[];
  readonly reserves: readonly (readonly Tile[])[];
  readonly aside: readonly Tile[];
  readonly hands: readonly (readonly Card[] | null)[];
  readonly hand_sizes: readonly number[];
  readonly display: readonly Card[];
  readonly market: readonly (Tile | null)[];
  readonly receivers: readonly (number | null)[];
  readonly deck: number;
  readonly discards: readonly Card[];
  readonly bag: number;
  readonly dirk: readonly Tile[];
  readonly scores: readonly number[];
  readonly dirk_score: number | null;
  readonly opening_deck: number;
  readonly drawn: number;
  readonly reshuffles: number;
  readonly open_hands: boolean;
}

/**
 * Everything needed to check a deal; `alhambra verify` does it.
 *
 * `commitment` is the SHA-256 of the secret's 32 bytes, and was shown before anyone gave their share. `seed`
 * is the SHA-256 of those 32 bytes followed by the contributions, in the order in which the seats stood while the
 * table waited; a computer player's is empty. `order` tells, for each seat of the game, which of those it was.
 *
 * `commitments` are the SHA-256 of the contributions, each shown before any was revealed; a game dealt by the first
 * scheme has none. `attempt` is how many starts it took, this one counted.
 */
export interface FairDeal {
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly order: readonly number[];
  readonly seed: string;
  readonly commitments: readonly string[];
  readonly attempt: number;
}

/**
 * How one is called when it is one's turn. `push_key` is what a browser needs to subscribe; mails and webhooks are
 * to be had where the host has set them up. `muted` are tables to which one is not called.
 */
export interface Calls {
  readonly push_key: string;
  readonly has_mail: boolean;
  readonly has_webhooks: boolean;
  readonly channels: readonly CallChannel[];
  readonly wishes: CallWishes;
  readonly muted: readonly string[];
}

/**
 * One way in which one is called. `address` is a browser's endpoint or a mailbox; that of a webhook is not told
 * again, and its `label` is its host.
 *
 * Nothing comes before `is_confirmed`, and no more when it `is_stopped`, having failed for three days; `is_failing`
 * since the last message.
 */
export interface CallChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly label: string;
  readonly address: string;
  readonly created: number;
  readonly is_confirmed: boolean;
  readonly is_failing: boolean;
  readonly is_stopped: boolean;
  readonly form: WebhookForm | null;
}

export type ChannelKind = 'push' | 'mail' | 'webhook';

/** What a webhook's receiver understands: signed JSON, or what a chat service or ntfy takes. */
export type WebhookForm = 'json' | 'slack' | 'discord' | 'ntfy';

/** PATCH /api/me/calls. In which language, and when not: with `quiet` null, at any time. */
export interface CallWishes {
  readonly language: string;
  readonly zone: string;
  readonly quiet: QuietTime | null;
}

/** Minutes since midnight between which one is not called; they may lie on both sides of midnight. */
export interface QuietTime {
  readonly begin: number;
  readonly end: number;
}

/** The `secret` is shown this once: with it the receiver checks who has sent something. */
export interface NewWebhook {
  readonly channel: CallChannel;
  readonly secret: string;
}

/** POST /api/tables/{id}/calls: whether one wants not to be called to this table. */
export interface CallsMuted {
  readonly is_muted: boolean;
}

/** The report waits for the host under this number. */
export interface Reported {
  readonly number: number;
}

/** Whether one is shut out now, until when and why. */
export interface YourBan {
  readonly until: number | null;
  readonly cause: string;
}

/** What this server keeps, for the page that says so. `keep_days` is null where only people themselves delete. */
export interface Privacy {
  readonly keep_days: number | null;
  readonly report_days: number;
  readonly audit_days: number;
}

/** One is nobody here any more. `is_done` is false while games are still being told without one. */
export interface Erased {
  readonly is_done: boolean;
}

/** Opens the page for the host, once and for a short time. `address` is the server's public one, if it has one. */
export interface HostLink {
  readonly address: string | null;
  readonly path: string;
  readonly code: string;
  readonly expires: number;
}

export interface HostedTables {
  readonly tables: readonly HostedTable[];
}

/** A table as its host sees it. `updated` is in milliseconds since 1970. */
export interface HostedTable {
  readonly id: string;
  readonly phase: TablePhase;
  readonly seats: readonly HostedSeat[];
  readonly connections: number;
  readonly updated: number;
  readonly is_public: boolean;
  readonly talk: TalkRule;
}

/** `guest` is who can be shut out or removed; None for computer players and open seats. */
export interface HostedSeat {
  readonly name: string;
  readonly guest: string | null;
}

/** One sentence on what was done. */
export interface AdminAnswer {
  readonly text: string;
}

/**
 * What waits, and how the server does. `failure` is why nothing can be written, if so; `load` is that of the whole
 * machine over a minute for each of its processors, where the system tells.
 */
export interface HostOverview {
  readonly program: string;
  readonly started: number;
  readonly now: number;
  readonly open_reports: number;
  readonly tables: number;
  readonly connections: number;
  readonly guests: number;
  readonly bot_workers: number;
  readonly bot_jobs: number;
  readonly load: number | null;
  readonly memory: number | null;
  readonly database: number;
  readonly failure: string | null;
}

export interface HostedReports {
  readonly reports: readonly HostedReport[];
}

/**
 * A report as its host judges it. `has_address` tells whether it is known from where the reported guest came, so
 * that the address can be shut out with them; `banned` until when they are shut out already.
 */
export interface HostedReport {
  readonly number: number;
  readonly at: number;
  readonly table: string;
  readonly reporter: string;
  readonly reporter_name: string;
  readonly reported: string;
  readonly reported_name: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly remark: number | null;
  readonly context: readonly HostedRemark[];
  readonly closed: number | null;
  readonly outcome: ReportOutcome | null;
  readonly has_address: boolean;
  readonly banned: number | null;
}

/** What a report is about. The page has words for each. */
export type ReportReason = 'insult' | 'spam' | 'name' | 'spoiling' | 'other';

/** Something that was said, as a report keeps it. `is_there` is false when it was removed since. */
export interface HostedRemark {
  readonly number: number;
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly text: string | null;
  readonly reaction: Reaction | null;
  readonly is_there: boolean;
}

/** What can be said with one tap; the page has a picture and words for each. */
export type Reaction = 'hello' | 'well_played' | 'thanks' | 'wow' | 'oops' | 'laugh' | 'thinking' | 'good_game';

export type ReportOutcome = 'acted' | 'dismissed';

export interface HostedBans {
  readonly bans: readonly HostedBan[];
}

export interface HostedBan {
  readonly number: number;
  readonly at: number;
  readonly until: number;
  readonly guest: string | null;
  readonly network: string | null;
  readonly cause: string;
}

/** The latest first. */
export interface AuditLog {
  readonly lines: readonly AuditLine[];
}

/** `subject` is a table, a guest, an address or the number of a report; `detail` is English. */
export interface AuditLine {
  readonly at: number;
  readonly source: AuditSource;
  readonly action: AuditAction;
  readonly subject: string;
  readonly detail: string;
}

/** Where an order of the host came from. */
export type AuditSource = 'command_line' | 'page';

/** What the host did, or somebody with the host's link. */
export type AuditAction =
  | 'link_made'
  | 'signed_in'
  | 'signed_out'
  | 'said'
  | 'table_closed'
  | 'table_removed'
  | 'company_changed'
  | 'remark_removed'
  | 'guest_removed'
  | 'guest_erased'
  | 'banned'
  | 'ban_lifted'
  | 'report_closed';

export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Remarks
  | OrderDone
  | RequestRefused
  | WhyAnswer
  | PreviewAnswer
  | ExplainAnswer
  | Pong
  | Notice
  | Goodbye;

/** The answer to `hello`; an update with what was missed follows. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly program: string;
  readonly now: number;
}

/**
 * What happened after version `since`, and the table as it now is.
 *
 * `table` and `you` are null where nothing about them has changed. `turn` and `view` are null before the start, and
 * `clocks` is at a table that has none.
 */
export interface Update {
  readonly type: 'update';
  readonly since: number;
  readonly version: number;
  readonly news: readonly News[];
  readonly table: PublicTable | null;
  readonly you: You | null;
  readonly turn: TurnState | null;
  readonly view: View | null;
  readonly insight: Insight;
  readonly clocks: ClockState | null;
}

/** One entry of the table's log as everybody sees it. `step` counts the moves that stand after it. */
export interface News {
  readonly version: number;
  readonly step: number;
  readonly what: Happening;
  readonly events: readonly Event[];
}

export type Happening =
  | TableClosed
  | MovePlayed
  | StepUndone
  | StepRedone
  | TurnRestarted
  | StandInTook
  | ReturnedToSeat
  | ClockStopped
  | ClockStarted
  | ShareCommitted
  | StartCalledOff
  | CompanyChanged
  | TableOpenedNews
  | SeatFilledNews
  | SeatVacatedNews
  | GameStartedNews
  | SpectatorRemovedNews
  | RematchAskedNews
  | AgreedToRematchNews
  | SharesAskedNews
  | ShareRevealedNews;

/** Given up before the start, or closed by the host at any time. */
export interface TableClosed {
  readonly type: 'closed';
  readonly at: number;
}

/** Until the seat's `end` it is tentative. */
export interface MovePlayed {
  readonly type: 'move';
  readonly at: number;
  readonly seat: number;
  readonly move: string;
}

/** This move was taken back. Entries of the first version do not name it; `absorb` adds it. */
export interface StepUndone {
  readonly type: 'undo';
  readonly at: number;
  readonly seat: number;
  readonly move: string;
}

/** This move, which was taken back, was played after all. Named as in `StepUndone`. */
export interface StepRedone {
  readonly type: 'redo';
  readonly at: number;
  readonly seat: number;
  readonly move: string;
}

/** All steps of the turn were taken back. */
export interface TurnRestarted {
  readonly type: 'restart';
  readonly at: number;
  readonly seat: number;
}

/** A computer player has this seat from now on; `by` is the name of who called it. The seat stays its holder's. */
export interface StandInTook {
  readonly type: 'stand_in';
  readonly at: number;
  readonly seat: number;
  readonly level: string;
  readonly why: WhyStandIn;
  readonly by: string | null;
}

/** The holder of this seat plays it again. `has_grace`: a clock that has run out shows a moment more. */
export interface ReturnedToSeat {
  readonly type: 'return';
  readonly at: number;
  readonly seat: number;
  readonly has_grace: boolean;
}

/** No time runs, since the moment `since`: that of this entry, or, after a crash, that of the one before it. */
export interface ClockStopped {
  readonly type: 'clock_stopped';
  readonly at: number;
  readonly since: number;
}

/** Time runs again. */
export interface ClockStarted {
  readonly type: 'clock_started';
  readonly at: number;
}

/** The holder of this seat is bound to a new share, of which this is the SHA-256. */
export interface ShareCommitted {
  readonly type: 'commit';
  readonly at: number;
  readonly seat: number;
  readonly commitment: string;
}

/** Nothing was dealt. `missing` are the seats whose shares had not come; the next start takes new ones of all. */
export interface StartCalledOff {
  readonly type: 'call_off';
  readonly at: number;
  readonly missing: readonly number[];
}

/** Who may come to this table and who may talk at it, from now on. `slow` is in seconds. */
export interface CompanyChanged {
  readonly type: 'company';
  readonly at: number;
  readonly is_public: boolean;
  readonly spectators: boolean;
  readonly talk: TalkRule;
  readonly slow: number;
}

/** The table was made. */
export interface TableOpenedNews {
  readonly type: 'opened';
  readonly at: number;
}

/** Someone sat down, or a computer player was seated. `name` is the one it is about. */
export interface SeatFilledNews {
  readonly type: 'seat_filled';
  readonly at: number;
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
}

/** Someone left or was removed. `name` is the one it is about; `for_good`: they may not sit down here again. */
export interface SeatVacatedNews {
  readonly type: 'seat_vacated';
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly was_removed: boolean;
  readonly for_good: boolean;
}

/** The game was dealt; seats have the order of the game from now on. */
export interface GameStartedNews {
  readonly type: 'started';
  readonly at: number;
}

/** The owner has removed somebody, who cannot come back. */
export interface SpectatorRemovedNews {
  readonly type: 'spectator_removed';
  readonly at: number;
  readonly name: string;
}

/** Somebody wants another game: the table waits for everyone to agree, with a new secret. `game` is its number. */
export interface RematchAskedNews {
  readonly type: 'rematch';
  readonly at: number;
  readonly game: number;
  readonly by: string;
}

/** Whoever has this seat is ready for the rematch. */
export interface AgreedToRematchNews {
  readonly type: 'agreed';
  readonly at: number;
  readonly seat: number;
}

/** The game is to begin: everybody reveals the share they are bound to, by `until`. */
export interface SharesAskedNews {
  readonly type: 'shares_asked';
  readonly at: number;
  readonly until: number;
}

/** The share of this seat has come. */
export interface ShareRevealedNews {
  readonly type: 'reveal';
  readonly at: number;
  readonly seat: number;
}

/**
 * The tentative part of the game: the steps of the turn being played, and those that can be played again.
 *
 * `began` is when the turn came to this seat. From `call_from` on the others may call a computer player for it; null
 * where one has it already.
 */
export interface TurnState {
  readonly seat: number;
  readonly steps: readonly string[];
  readonly undone: readonly string[];
  readonly began: number;
  readonly call_from: number | null;
}

/** What was wished for; null otherwise, and where there is nothing to say, as about the hand of a spectator. */
export interface Insight {
  readonly moves: readonly string[] | null;
  readonly choices: Choices | null;
  readonly offers: readonly Offer[] | null;
  readonly standings: Standings | null;
  readonly chain: Chain | null;
  readonly takings: readonly Taking[] | null;
  readonly scoring_window: ScoringWindow | null;
  readonly unseen: Unseen | null;
  readonly since: readonly TurnTold[] | null;
  readonly lesson: Coaching | null;
}

/**
 * All legal moves of a seat; nothing at all when it is not its turn.
 *
 * `places` names every tile to be settled, `builds` and `exchanges` every tile of the reserve. `can_redesign` says
 * whether a redesign is possible at all; `for_dirk_after_stop` names the tiles that may go to Dirk once the open bonus
 * action is given up.
 */
export interface Choices {
  readonly takings: readonly (readonly Card[])[];
  readonly purchases: readonly Purchase[];
  readonly places: readonly TileCells[];
  readonly builds: readonly TileCells[];
  readonly exchanges: readonly TileCells[];
  readonly removes: readonly Cell[];
  readonly storable: readonly Tile[];
  readonly for_dirk: readonly Tile[];
  readonly for_dirk_after_stop: readonly Tile[];
  readonly can_redesign: boolean;
  readonly can_stop: boolean;
  readonly can_end: boolean;
}

/** A tile of the market and every payment without a spare card (R17, R18). */
export interface Purchase {
  readonly slot: number;
  readonly tile: Tile;
  readonly payments: readonly (readonly Card[])[];
}

/** A tile and the cells it may go to, none if it fits nowhere. */
export interface TileCells {
  readonly tile: Tile;
  readonly cells: readonly Cell[];
}

/**
 * A tile on the market as one seat can pay it.
 *
 * `payments` are those without a spare card, the best first (`rank_payments`); `exact_ways` of them are exact.
 * `over_by` is the smallest overpayment, 0 for an exact one, None if the tile cannot be paid: then `short_by` is
 * what is missing. `fits` tells whether the palace has a cell for the tile as it stands now.
 */
export interface Offer {
  readonly slot: number;
  readonly tile: Tile;
  readonly price: number;
  readonly currency: Currency;
  readonly payments: readonly Payment[];
  readonly exact_ways: number;
  readonly over_by: number | null;
  readonly short_by: number;
  readonly fits: boolean;
}

/** The four currencies, in the order of the market's slots (R4, R6). */
export type Currency = 'yellow' | 'green' | 'blue' | 'orange';

/** Cards worth `total`, which is `over` more than the price; 0 earns another action (R19). */
export interface Payment {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly over: number;
}

/** The players by seat, and the sheet of the next round as if scored now; None when the game is over. */
export interface Standings {
  readonly players: readonly Standing[];
  readonly dirk: DirkStanding | null;
  readonly if_scored: RoundScored | null;
}

/**
 * One player: points so far, what counts towards more, and what the next round would add.
 *
 * `kinds` counts the buildings of each kind in the order of their prizes. `place` is 1 for the most points, shared by
 * equals; `next_total` and `next_place` are points and place after the next round, if it were held now.
 */
export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly place: number;
  readonly wall: number;
  readonly kinds: readonly number[];
  readonly cards: number;
  readonly reserve: number;
  readonly gain: number;
  readonly next_total: number;
  readonly next_place: number;
}

/** Dirk, who takes part in the majorities but has no place among the players (R41). */
export interface DirkStanding {
  readonly score: number;
  readonly kinds: readonly number[];
  readonly gain: number;
  readonly next_total: number;
}

/**
 * All tiles that one turn can buy exactly, each payment earning the next action (R19).
 *
 * The slots have different currencies (R6), so no payment stands in another's way: whatever is exact by itself is
 * exact in the chain, in any order, and there is never more than one longest chain. `cards` are the best payments
 * together, `ways` the number of different ones. `then` lists the slots whose tile could be overpaid as last action.
 */
export interface Chain {
  readonly links: readonly Link[];
  readonly cards: readonly Card[];
  readonly ways: number;
  readonly then: readonly number[];
}

/** A tile that can be paid exactly, with every way to do so, the best first. */
export interface Link {
  readonly slot: number;
  readonly tile: Tile;
  readonly payments: readonly Payment[];
}

/** Cards that may be taken together (R16), and the tiles they bring nearer, should those still be there. */
export interface Taking {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly prospects: readonly Prospect[];
}

/**
 * A tile that a taking brings nearer: by how much it must be overpaid now and then.
 *
 * 0 is exact, None means that it cannot be paid.
 */
export interface Prospect {
  readonly slot: number;
  readonly tile: Tile;
  readonly over_now: number | null;
  readonly over_then: number;
}

/**
 * Where the next scoring card may lie: below at least `fewest` and at most `most` of the coming money cards.
 *
 * Every place between is equally likely (R13). `chances` are the odds that it turns up when the next refill needs
 * one, two, three, four cards.
 */
export interface ScoringWindow {
  readonly round: number;
  readonly fewest: number;
  readonly most: number;
  readonly chances: readonly number[];
}

/**
 * Tiles and money cards not yet seen, sorted.
 *
 * `kinds` counts the tiles of each kind, `currencies` the cards of each currency. Of the cards `in_hands` lie in hands
 * that this view does not show; the others are the deck's.
 */
export interface Unseen {
  readonly tiles: readonly Tile[];
  readonly kinds: readonly number[];
  readonly cards: readonly Card[];
  readonly currencies: readonly number[];
  readonly in_hands: number;
}

/**
 * One turn: whose, what that player did in order, and what the end of the turn brought, if it has ended.
 *
 * The settling of the last tiles (R38) is told as a turn of the one who received them.
 */
export interface TurnTold {
  readonly seat: number;
  readonly deeds: readonly (MoneyTaken | TileBought | TileBuilt | TileRemoved | TilesExchanged | ActionsStopped | TilePlaced | TileStored | TileGivenToDirk)[];
  readonly consequences: readonly (DiscardsReshuffled | CardDrawn | ScoringCardDrawn | SlotFilled | RoundScored | DirkReceived | LeftoverAwarded | GameEnded)[];
  readonly has_ended: boolean;
}

/**
 * What the coach has to say now: `remark` by name, about what was just done. A missed lesson is begun anew.
 *
 * `move` is what the lesson means the learner to do next, while they are on the way to it; `pays_by_hand` asks the
 * table to propose no payment.
 */
export interface Coaching {
  readonly lesson: string;
  readonly goals: readonly GoalNote[];
  readonly remark: string | null;
  readonly is_detour: boolean;
  readonly is_done: boolean;
  readonly is_missed: boolean;
  readonly move: string | null;
  readonly pays_by_hand: boolean;
}

/** A goal and whether it is reached now. */
export interface GoalNote {
  readonly name: string;
  readonly is_reached: boolean;
}

/** What each seat had left at the moment `at`; null for computer players. Since then the time of `running` runs. */
export interface ClockState {
  readonly at: number;
  readonly left: readonly (number | null)[];
  readonly running: number | null;
}

/**
 * Whose seats have someone connected and whose not, and who watches.
 *
 * `is_paused`: a game is on and waits, computer players and clocks too, because nobody who plays is there.
 */
export interface Presence {
  readonly type: 'presence';
  readonly seats: readonly number[];
  readonly watchers: readonly Watcher[];
  readonly absent: readonly Absence[];
  readonly is_paused: boolean;
}

/** Someone who watches. */
export interface Watcher {
  readonly key: string;
  readonly name: string;
}

/**
 * Nobody is connected for this seat since then. From `stand_in_from` on, at a live table, a computer player plays
 * when it is the seat's turn; null where none will.
 */
export interface Absence {
  readonly seat: number;
  readonly since: number;
  readonly stand_in_from: number | null;
}

/** What was said after remark `since`; from 0 it is all there is to show. `muted` are those one has muted. */
export interface Remarks {
  readonly type: 'remarks';
  readonly since: number;
  readonly remarks: readonly SpokenRemark[];
  readonly muted: readonly Speaker[];
}

/**
 * Something said at a table: a text, or a quick reaction. Remarks count from 1, without a gap but for purged ones
 * and those of people one has muted.
 */
export interface SpokenRemark {
  readonly number: number;
  readonly at: number;
  readonly by: Speaker;
  readonly text: string | null;
  readonly reaction: Reaction | null;
}

/** Who says something, or is not to be heard; `seat` is null for somebody who has none. */
export interface Speaker {
  readonly key: string;
  readonly name: string;
  readonly seat: number | null;
}

/** Request `id` was carried out. `version` is the table's: an update with it was sent before this. */
export interface OrderDone {
  readonly type: 'done';
  readonly id: number;
  readonly version: number;
}

/** Request `id` (null if it could not be read) was refused and changed nothing. `version` is the table's. */
export interface RequestRefused {
  readonly type: 'refused';
  readonly id: number | null;
  readonly code: RefusalCode;
  readonly version: number;
  readonly reason: Reason | null;
  readonly detail: string;
}

/** The answer to `why`, at this version. */
export interface WhyAnswer {
  readonly type: 'why';
  readonly id: number;
  readonly version: number;
  readonly why: Why;
}

/**
 * What the palace says, cell by cell, from north to south and from west to east.
 *
 * `not_now` is what speaks against it wherever it would be: it is not the time, or the tile is not at hand. The
 * cells answer for the palace alone, so they can be shown while a bonus action is still open. A move is legal when
 * neither has anything against it.
 */
export interface Why {
  readonly not_now: Reason | null;
  readonly cells: readonly Verdict[];
}

/** A cell, and what speaks against it; None if nothing does. */
export interface Verdict {
  readonly cell: Cell;
  readonly reason: Reason | null;
}

/** The answer to `preview`, at this version. */
export interface PreviewAnswer {
  readonly type: 'preview';
  readonly id: number;
  readonly version: number;
  readonly preview: Preview;
}

/**
 * What a move changes. `points_...` are what the next round would bring if held now, for each rival, Dirk last.
 *
 * `wall` is None unless the palace changes, `money` unless the hand does; `majorities` has the kinds that change.
 */
export interface Preview {
  readonly seat: number;
  readonly round: number;
  readonly wall: WallChange | null;
  readonly majorities: readonly MajorityChange[];
  readonly points_before: readonly number[];
  readonly points_after: readonly number[];
  readonly money: MoneyChange | null;
}

/** The longest wall before and after, and the sides of standing buildings that stop or begin to be outer walls. */
export interface WallChange {
  readonly before: Wall;
  readonly after: Wall;
  readonly becoming_inner: readonly CellSide[];
  readonly becoming_outer: readonly CellSide[];
}

/** One kind in the next round, as it stands and as it would stand: counts of all rivals, Dirk last, and shares. */
export interface MajorityChange {
  readonly kind: Kind;
  readonly before: Majority;
  readonly after: Majority;
}

/**
 * What the hand is worth in each currency, and how many cards it has, before and after.
 *
 * `payment` is there for a purchase: what is paid and by how much that is too much.
 */
export interface MoneyChange {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly cards_before: number;
  readonly cards_after: number;
  readonly payment: Payment | null;
}

/**
 * The answer to `explain`: the best turns there were, best first, which of them was played, and what it is called.
 *
 * It is what could be known to the seat when its turn began. `market` is what was on offer then. Where the turn was a
 * fault, `cause` says in what it differs from the best one, and `parts`, largest first, what it lost; they add up to
 * the points it is behind. `is_exact` where nothing random was left.
 */
export interface ExplainAnswer {
  readonly type: 'explain';
  readonly id: number;
  readonly seat: number;
  readonly market: readonly (Tile | null)[];
  readonly turns: readonly TurnWorth[];
  readonly played: number;
  readonly grade: Grade;
  readonly cause: Cause | null;
  readonly parts: readonly PointsFrom[];
  readonly is_exact: boolean;
}

/**
 * A turn, and what it leads to if everybody goes on like a quick architect; see docs/reviews.md.
 *
 * `points` are the expected final points of every seat, `share` the expected share of the victory of its own.
 */
export interface TurnWorth {
  readonly moves: readonly string[];
  readonly points: readonly number[];
  readonly share: number;
  readonly games: number;
  readonly behind: GapToBest | null;
}

/**
 * How far a turn is behind the best, in points and in share of the victory, with the errors of these differences.
 *
 * If it is not `clear`, the two cannot be told apart.
 */
export interface GapToBest {
  readonly points: number;
  readonly points_error: number;
  readonly share: number;
  readonly share_error: number;
  readonly is_clear: boolean;
}

/** What a turn is called. */
export type Grade = 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/** In what a turn differs from the better one. */
export type Cause = 'payment' | 'placement' | 'reserve' | 'purchase' | 'timing' | 'money' | 'redesign';

/**
 * Points lost against the best turn: by a kind of building, the `wall` or `dirk` in a round from 1 to 3, or by
 * `money`, in round 0.
 */
export interface PointsFrom {
  readonly source: string;
  readonly round: number;
  readonly points: number;
}

export interface Pong {
  readonly type: 'pong';
  readonly id: number;
  readonly now: number;
}

/** What the host of the server says to everyone who is connected. */
export interface Notice {
  readonly type: 'notice';
  readonly at: number;
  readonly text: string;
}

/** The last message before the server closes a connection. */
export interface Goodbye {
  readonly type: 'goodbye';
  readonly code: RefusalCode;
}

/** POST /api/guests, POST /api/programs; PATCH /api/me. */
export interface NewGuest {
  readonly name: string;
}

/** POST /api/links: the code of a personal link, which stood after its `#`. */
export interface LinkCode {
  readonly code: string;
}

/** A game in the notation, `.alh`, from wherever. `first` and `count` choose views. */
export interface OpenRecord {
  readonly record: string;
  readonly first?: number;
  readonly count?: number;
}

/** POST /api/tables. */
export interface NewTable {
  readonly seats: readonly SeatPlan[];
  readonly is_public?: boolean;
  readonly shuffle_seats?: boolean;
  readonly open_hands?: boolean;
  readonly spectators?: boolean;
  readonly pace?: Pace;
  readonly clock?: Clock;
}

export type SeatPlan = OwnSeat | EmptySeat | ComputerSeat;

/**
 * Taken by whoever makes the table. Several of these make a table for several people at one device.
 *
 * `commitment` is to the share of this seat; without one it is asked for before the start.
 */
export interface OwnSeat {
  readonly type: 'me';
  readonly name?: string | null;
  readonly commitment?: string | null;
}

/** Open to whoever comes. */
export interface EmptySeat {
  readonly type: 'open';
}

export interface ComputerSeat {
  readonly type: 'computer';
  readonly level: string;
}

/** POST /api/tables/{id}/seats/{seat}/take. One may take several, each with a name of its own. */
export interface TakeSeatBody {
  readonly commitment?: string | null;
  readonly name?: string | null;
}

/** POST /api/tables/{id}/seats/{seat}/commit: the SHA-256 of a share in the deal. */
export interface CommitBody {
  readonly commitment: string;
}

/** POST /api/tables/{id}/seats/{seat}/reveal: the share itself, once the game is to begin. */
export interface RevealBody {
  readonly share: string;
}

/** POST /api/tables/{id}/seats/{seat}/computer, and POST /api/tables/{id}/fill for all open seats. */
export interface SeatComputerBody {
  readonly level: string;
}

/**
 * POST /api/tables/{id}/start. The share is that of all seats the owner holds; null if they have none, or reveal
 * each of them apart.
 */
export interface StartBody {
  readonly share?: string | null;
}

/**
 * POST /api/tables/{id}/agree, after somebody has asked for a rematch. The commitment is to the share of all one's
 * seats.
 */
export interface AgreeBody {
  readonly commitment: string;
}

/** POST /api/me/calls/push. `label` is what the guest will know this device by; `language` goes with it. */
export interface AddPush {
  readonly endpoint: string;
  readonly keys: BrowserKeys;
  readonly label?: string;
  readonly language?: string | null;
}

/** Those of a browser's PushSubscription, as its `toJSON` writes them. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** POST /api/me/calls/mail. */
export interface AddMail {
  readonly address: string;
  readonly language?: string | null;
}

/** POST /api/me/calls/webhook. */
export interface AddWebhook {
  readonly url: string;
  readonly form: WebhookForm;
  readonly language?: string | null;
}

/** POST /api/calls/confirm and /api/calls/stop: what stood in the link of a mail. */
export interface CallCode {
  readonly code: string;
}

/** POST /api/tables/{id}/reports: about a remark, by its number, or about somebody at the table, by their key. */
export interface ReportBody {
  readonly reason: ReportReason;
  readonly who?: string | null;
  readonly remark?: number | null;
  readonly note?: string;
}

/** POST /api/tables/{id}/company, by the owner: who may come to the table, and who may talk at it. */
export interface CompanyBody {
  readonly is_public: boolean;
  readonly spectators: boolean;
  readonly talk: TalkRule;
  readonly slow?: number;
}

/** POST /api/host/session: the code that stood after the link's `#`. */
export interface HostCode {
  readonly code: string;
}

export interface NoticeBody {
  readonly text: string;
}

export interface CloseReportBody {
  readonly outcome: ReportOutcome;
}

/**
 * POST /api/host/bans: a guest, an address or network, or both. `with_address` shuts out the address at which the
 * guest was last, too.
 */
export interface BanBody {
  readonly hours: number;
  readonly guest?: string | null;
  readonly network?: string | null;
  readonly with_address?: boolean;
  readonly cause?: string;
}

export type ClientMessage =
  | Hello
  | OrderRequest
  | Look
  | AskWhy
  | AskPreview
  | AskExplain
  | Hurry
  | Ping
  | Say
  | React
  | Mute;

/**
 * The first message. `seen` is the last version this client knows, `heard` the number of the last remark; it is
 * told exactly what came after them.
 */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly seen?: number;
  readonly wants?: readonly Wish[];
  readonly heard?: number;
}

/** What a connection wants to be told with each update, beyond the view. */
export type Wish =
  | 'moves'
  | 'choices'
  | 'offers'
  | 'standings'
  | 'chain'
  | 'takings'
  | 'scoring_window'
  | 'unseen'
  | 'since'
  | 'lesson';

/** Have something done at the table. Answered by `done` when it is stored and everyone is told, or by `refused`. */
export interface OrderRequest {
  readonly type: 'order';
  readonly id: number;
  readonly order: SocketOrder;
}

export type SocketOrder = PlayMove | UndoStep | RedoStep | RestartTurn | CallComputer | Concede | ReturnToSeat;

/** Play a move, at exactly this version of the table. */
export interface PlayMove {
  readonly type: 'move';
  readonly seat: number;
  readonly version: number;
  readonly move: string;
}

/** Take back the last step of one's own turn; nothing is final before its end. */
export interface UndoStep {
  readonly type: 'undo';
  readonly seat: number;
  readonly version: number;
}

/** Play again what was taken back last. */
export interface RedoStep {
  readonly type: 'redo';
  readonly seat: number;
  readonly version: number;
}

/** Take back all steps of one's own turn. */
export interface RestartTurn {
  readonly type: 'restart';
  readonly seat: number;
  readonly version: number;
}

/** Have a computer player play for somebody who does not come, from `turn.call_from` on. */
export interface CallComputer {
  readonly type: 'call_computer';
  readonly seat: number;
}

/** Let a computer player have one's seat, for good or until one returns to it. */
export interface Concede {
  readonly type: 'concede';
  readonly seat: number;
}

/** Take one's seat back from the computer player that has it, at whatever step it is. */
export interface ReturnToSeat {
  readonly type: 'return';
  readonly seat: number;
}

/** For those who hold several seats: whose view to be sent. None lets the server choose whoever's turn it is. */
export interface Look {
  readonly type: 'look';
  readonly id: number;
  readonly seat?: number | null;
}

/** Where may this tile go, and why not elsewhere? Without a tile: which buildings may be removed? */
export interface AskWhy {
  readonly type: 'why';
  readonly id: number;
  readonly seat: number;
  readonly tile?: Tile | null;
  readonly purpose?: Purpose;
}

/** What somebody wants to do with a tile. */
export type Purpose = 'place' | 'build' | 'exchange' | 'buy';

/** What would this move change? */
export interface AskPreview {
  readonly type: 'preview';
  readonly id: number;
  readonly seat: number;
  readonly move: string;
}

/**
 * Why was the turn played like this to which this step belongs?
 *
 * Of computer players and of oneself, once the turn has ended; of everybody when the game is over. Answered after a
 * moment, when a computer player has thought about it.
 */
export interface AskExplain {
  readonly type: 'explain';
  readonly id: number;
  readonly step: number;
}

/** From somebody who plays: until it is a person's turn, computer players need not leave time to be followed. */
export interface Hurry {
  readonly type: 'hurry';
  readonly id: number;
}

/** A page cannot see that its connection is dead; this is how it finds out. */
export interface Ping {
  readonly type: 'ping';
  readonly id: number;
}

/** Say something to everyone at the table. */
export interface Say {
  readonly type: 'say';
  readonly id: number;
  readonly text: string;
}

/** A quick reaction, to everyone at the table. */
export interface React {
  readonly type: 'react';
  readonly id: number;
  readonly reaction: Reaction;
}

/** Hear nothing more from this guest, at any table; or hear them again. Answered by `remarks` from the beginning. */
export interface Mute {
  readonly type: 'mute';
  readonly id: number;
  readonly who: string;
  readonly is_muted: boolean;
}
