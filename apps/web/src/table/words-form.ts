import type { Speed } from '../engine/pacing.svelte.ts';
import type { Pace, SeatKind } from '../engine/protocol.ts';
import type { AnalysisWish, CardSize, Confirmation, HandOrder, Motion, TextSize, Theme, Warning } from '../settings.ts';
import type { KeyName } from './keys.ts';

type Choices<Id extends string> = Readonly<Record<Id, string>>;

/** Every word of the shared table parts. A language that lacks one does not compile. */
export interface TableWords {
  /** Goes to the moment of a line, and looks at the game again. */
  readonly jump: string;
  readonly jumpTo: (line: string) => string;
  readonly replay: string;
  readonly home: string;
  readonly undo: string;
  /** Why nothing more can be taken back. */
  readonly undoNot: Choices<'' | 'chance' | 'learned' | 'told'>;
  readonly undoMenu: string;
  /** What is taken back at once, by its name in the picture. */
  readonly undoScopes: Readonly<Record<string, string>>;
  readonly redo: string;
  readonly callOff: string;
  readonly menu: string;
  readonly close: string;
  readonly cancel: string;
  readonly newGame: string;
  readonly resign: string;
  readonly resignAsk: string;
  readonly resignYes: string;
  readonly download: string;
  readonly load: string;
  readonly why: string;
  /** Where the outcome of a choice will stand, before any is pointed at. */
  readonly point: string;
  /** The sound, as it is switched in the bar. */
  readonly soundOn: string;
  readonly soundOff: string;
  readonly whyOf: (what: string) => string;
  readonly ruleTitle: string;
  readonly ruleWhere: string;
  readonly ruleLinks: string;
  readonly rulePage: string;
  readonly ruleMissing: string;
  readonly loading: string;
  readonly loadingGame: string;
  readonly log: string;
  readonly logEmpty: string;
  /** What one of the others did, as a block of the chronicle, and how it is unfolded. */
  readonly did: (seat: string) => string;
  readonly unfold: (n: number) => string;
  readonly fold: string;
  readonly logEarlier: (n: number) => string;
  readonly zoom: string;
  readonly zoomHint: string;
  readonly tray: string;
  readonly choices: string;
  readonly choicesOf: (card: string) => string;
  readonly chooses: (seat: string) => string;
  readonly picked: (n: number) => string;
  readonly takeBack: string;
  readonly onTable: (n: number) => string;
  readonly printed: string;
  readonly effect: string;
  readonly keys: string;
  readonly saveFailed: string;
  readonly missing: string;
  readonly brokenSave: string;
  readonly brokenKept: string;
  readonly mistake: string;
  readonly mistakeDetail: string;
  readonly showTable: string;
  readonly phases: string;
  readonly window: string;
  readonly empty: string;
  readonly again: string;
  readonly optionsOn: (n: number) => string;
  readonly rules: string;
  readonly bot: string;
  readonly you: string;
  readonly event: string;
  readonly next: string;
  readonly skip: string;
  readonly thinks: (seat: string) => string;
  readonly pickAll: string;
  readonly unpick: (card: string) => string;
  readonly sameAgain: string;
  readonly pass: {
    readonly until: string;
    readonly notHere: string;
    readonly here: string;
    readonly always: (card: string) => string;
    readonly never: (card: string) => string;
  };
  readonly pace: {
    readonly pause: string;
    readonly resume: string;
    readonly toMine: string;
    readonly acts: string;
  };
  readonly happened: { readonly open: (n: number) => string; readonly title: string };
  readonly hint: {
    readonly ask: string;
    readonly thinking: string;
    readonly says: (what: string, why: string) => string;
    readonly next: (what: string) => string;
    readonly weighing: string;
    readonly warns: (cost: string, error: string, best: string) => string;
    readonly anyway: string;
  };
  readonly keyboard: { readonly title: string; readonly intro: string; readonly keys: Choices<KeyName> };
  readonly curtain: {
    readonly title: (seat: string) => string;
    readonly text: (seat: string) => string;
    readonly lift: (seat: string) => string;
  };
  readonly settings: {
    readonly open: string;
    readonly title: string;
    readonly pace: string;
    readonly paces: Readonly<Record<Pace, readonly [name: string, meaning: string]>>;
    readonly speed: string;
    readonly speeds: Choices<Speed>;
    readonly stops: string;
    readonly stopsHint: string;
    /** Asked always, if it is worth it, never. */
    readonly stop: Choices<'always' | 'usual' | 'never'>;
    readonly cardStops: string;
    readonly cardStop: (card: string, where: string, ask: boolean) => string;
    readonly everywhere: string;
    readonly forget: string;
    readonly hand: string;
    readonly handOrders: Choices<HandOrder>;
    readonly names: string;
    readonly namesHint: string;
    readonly nameOf: (seat: number) => string;
    readonly theme: string;
    readonly themes: Choices<Theme>;
    readonly text: string;
    readonly texts: Choices<TextSize>;
    readonly cards: string;
    readonly cardSizes: Choices<CardSize>;
    readonly motion: string;
    readonly motions: Choices<Motion>;
    readonly confirm: string;
    readonly confirms: Choices<Confirmation>;
    readonly analysis: string;
    readonly analyses: Choices<AnalysisWish>;
    readonly warn: string;
    readonly warnings: Choices<Warning>;
    readonly look: string;
    readonly leftHanded: string;
    readonly marks: string;
    readonly sound: string;
    readonly volume: string;
    readonly letterKeys: string;
    readonly take: string;
    readonly exportAll: string;
    readonly importAll: string;
    readonly importFailed: string;
    readonly reset: string;
  };
  readonly ending: {
    readonly board: string;
    readonly won: string;
    readonly lost: string;
    readonly winners: (names: string) => string;
    readonly resigned: string;
    readonly resignedReason: string;
    readonly open: string;
    readonly notes: string;
    /** From the seat of the one who looks: who has won instead. */
    readonly others: (names: string) => string;
    readonly peeked: string;
    readonly figures: string;
    readonly rounds: string;
    readonly decisions: string;
    readonly taken: string;
    readonly duration: string;
    readonly minutes: (n: number) => string;
    readonly sameDeal: string;
    readonly change: string;
    readonly replay: string;
  };
  readonly lesson: { readonly title: string; readonly got: string; readonly stop: string };
  readonly seats: Readonly<Record<SeatKind, string>> & { readonly title: (seat: number) => string };
  readonly setup: {
    readonly players: string;
    readonly curtain: string;
    readonly seed: string;
    readonly seedRandom: string;
    readonly start: string;
    readonly title: string;
    readonly human: string;
  };
}
