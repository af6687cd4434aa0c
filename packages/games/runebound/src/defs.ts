import type { CardDef, Condition, Count, Effect, EffectVars } from '@tafelrunde/kernel';
import type { Lang, Literal, Title } from '@tafelrunde/words';
import type { Deck, RegionId, Terrain } from './content/map.ts';
import type { M, RbState } from './state.ts';
import type { Attribute, StatName } from './stats.ts';

export type CardType = 'hero' | 'asset' | 'skill' | 'enemy' | 'event' | 'quest' | 'story' | 'storyQuest' | 'scenario';
export type AssetKind = 'weapon' | 'apparel' | 'gear' | 'movement' | 'goods';
export type SiteKind = 'city' | 'town' | 'shrine' | 'fortress';
export type ScenarioId = 'margath' | 'vorakesh';
/** What pays for a coloured orb is a trophy of that deck, for a grey one ('any') any trophy. */
export type Orb = Deck | 'any';
/** What a requirement may ask for: a terrain, or a rolled compass (RB-EXPLORE-02). */
export type DieSymbol = Terrain | 'compass';

/** Where something may be done: named places, kinds of site, or wilderness of a terrain (RB-QUEST-02). */
export interface Where {
  readonly places?: readonly RegionId[];
  readonly sites?: readonly SiteKind[];
  readonly terrain?: readonly Terrain[];
}

// ---------------------------------------------------------------------------------------------- abilities

export type Limit = 'turn' | 'round' | 'combat' | 'game';

/** Moments that abilities wait for; language/moments.ts makes them. */
export interface Moment {
  readonly on: string;
  readonly timing: 'when' | 'after';
  matches(m: M, event: { readonly [field: string]: unknown }, card: number): boolean;
  readonly says: Literal;
}

/** What may be used at any time in the own turn (`free`), after a roll of terrain dice (`dice`), in step 2 of a test (`test`). */
export interface Use {
  readonly limit?: Limit;
  readonly at?: Where;
  readonly cost?: Effect;
  readonly condition?: Condition;
  readonly effect: Effect;
}
/** What starts by itself (`forced`) or may be used (`response`) at a moment. */
export interface Reaction {
  readonly limit?: Limit;
  readonly cost?: Effect;
  readonly condition?: Condition;
  readonly effect: Effect;
}

/** An ability of a card, one paragraph of its text (RB-ABILITY-01). Written with the builders of language/abilities.ts. */
export type Ability = { readonly name?: Literal } & (
  | { readonly kind: 'surge'; readonly cost: number | 'X'; readonly effect: Effect }
  | {
      readonly kind: 'combat';
      readonly limit?: Limit;
      readonly cost?: Effect;
      readonly condition?: Condition;
      readonly effect: Effect;
    }
  | {
      readonly kind: 'action';
      readonly actions: number;
      readonly at?: Where;
      readonly limit?: Limit;
      readonly cost?: Effect;
      readonly condition?: Condition;
      readonly effect: Effect;
    }
  | ({ readonly kind: 'free' } & Use)
  | ({ readonly kind: 'dice' } & Use)
  | ({ readonly kind: 'test' } & Use)
  | ({ readonly kind: 'forced'; readonly moment: Moment } & Reaction)
  | ({ readonly kind: 'response'; readonly moment: Moment } & Reaction)
  | {
      readonly kind: 'constant';
      readonly modifiers: CardDef<RbState>['modifiers'];
      /** What it adds to which values; empty for what is no bonus. */
      readonly adds: readonly { readonly stat: StatName; readonly n: Count }[];
      readonly text: Literal;
    }
);

// ---------------------------------------------------------------------------------------------- what is written

interface Titled {
  readonly id: string;
  readonly title: Title;
}

export interface HeroSpec extends Titled {
  readonly body: number;
  readonly mind: number;
  readonly spirit: number;
  readonly health: number;
  readonly speed: number;
  readonly handLimit: number;
  readonly gold: number;
  /** Codes of the starting combat tokens. */
  readonly tokens: readonly string[];
  /** The kind of site where the hero begins (RB-SETUP-16). */
  readonly start: Exclude<SiteKind, 'city'>;
  readonly setup: Effect;
  readonly abilities: readonly Ability[];
}

export interface AssetSpec extends Titled {
  readonly set: 'A' | 'B' | 'C';
  readonly kind: AssetKind;
  readonly price: number;
  /** Code of its combat token. */
  readonly token?: string;
  /** Goods: trade value, and the kind of site where they are traded for one action (RB-GOODS-01, -02). */
  readonly trade?: { readonly value: number; readonly at: SiteKind };
  readonly abilities?: readonly Ability[];
  readonly quantity?: number;
}

export type SkillSet = 'wild' | 'military' | 'wanderlust' | 'lowFriends' | 'gods' | 'runes';

export interface SkillSpec extends Titled {
  readonly set: SkillSet;
  readonly attribute: Attribute;
  readonly cost: readonly Orb[];
  /** Success symbols (RB-TEST-09). */
  readonly stars?: number;
  readonly abilities: readonly Ability[];
}

interface AdventureSpec extends Titled {
  readonly deck: Deck;
  /** The scenario it belongs to; neutral if left out. */
  readonly scenario?: ScenarioId;
  readonly flavor: Literal;
}

export interface EnemySpec extends AdventureSpec {
  readonly health: number;
  readonly traits: readonly string[];
  /** What a hero gains who defeats it, besides the card itself as a trophy. */
  readonly reward: Effect;
  readonly abilities: readonly Ability[];
}

/** An option of an event: resolved at once, or kept as a rumor until it is done somewhere (RB-RUMOR-01). */
export type EventOption =
  | { readonly effect: Effect; readonly story?: Literal }
  | { readonly rumor: Task; readonly story?: Literal };

export interface EventSpec extends AdventureSpec {
  readonly options: readonly [EventOption, EventOption];
}

/** What is to be done somewhere: how many actions it takes, what it costs, and how it may turn out. */
export interface Task {
  readonly at: Where;
  /** Actions it takes; 1 if left out. */
  readonly actions?: number;
  readonly cost?: Effect;
  /**
   * What decides: `explore` rolls terrain dice for `need` lists of symbols; `test` counts successes against `need`
   * numbers; `simply` resolves its only outcome.
   */
  readonly by: 'explore' | 'simply' | { readonly test: Attribute; readonly mod?: number };
  /** One to three, best last (RB-QUEST-05). */
  readonly outcomes: readonly Outcome[];
}
interface Outcome {
  readonly need?: readonly DieSymbol[] | number;
  readonly effect: Effect;
  /** Keeps the card from becoming a trophy (RB-QUEST-09): it is discarded instead. */
  readonly discard?: true;
}

export interface QuestSpec extends AdventureSpec {
  readonly task: Task;
}

export interface StorySpec extends Titled {
  readonly scenario: ScenarioId;
  readonly flavor: Literal;
  /** Resolved at once by the start player (RB-STORY-03) … */
  readonly effect?: Effect;
  /** … or a story quest that waits on its track (RB-STORYQUEST-01); `arrives` is resolved when it is put there. */
  readonly task?: Task;
  readonly arrives?: Effect;
  /** … or an enemy that waits somewhere: one action starts the combat, and nobody gets the card (RB-STORY-04). */
  readonly enemy?: {
    readonly at: Where;
    readonly health: number;
    readonly traits: readonly string[];
    readonly reward: Effect;
    readonly abilities: readonly Ability[];
  };
}

export interface ScenarioSpec extends Titled {
  readonly id: ScenarioId;
  readonly boss: {
    readonly title: Title;
    readonly traits: readonly string[];
    readonly health: number;
    readonly least: number;
    /** Code of its own combat token. */
    readonly token: string;
    /** Where it appears at the end of act 1. */
    readonly at: RegionId;
    readonly abilities: readonly Ability[];
  };
  /** How the story tokens of the scenario are called. */
  readonly storyToken: { readonly one: Literal; readonly many: Literal };
  /** Health that each story token of the opponent takes from the villain, and each zombie on the board adds. */
  readonly perToken: number;
  readonly perZombie: number;
  /** Story tokens each hero begins with. */
  readonly startTokens: number;
  readonly zombiesWithBoss: number;
  /** What happens once act 2 is over: the villain marches on a city, or all is lost. */
  readonly afterAct2: { readonly marchTo: RegionId } | 'lost';
  /** Rules of side A in words, one paragraph each. */
  readonly rules: readonly Literal[];
}

// ---------------------------------------------------------------------------------------------- what the engine uses

/** A test of a compiled ability. */
export type Usable = (m: M, v: EffectVars) => boolean;

export interface SurgeDef {
  /** Surge symbols; -1 for X. */
  readonly cost: number;
  /** Number of the ability on its card. */
  readonly ix: number;
  readonly usable: Usable;
  readonly proc: string;
  /** The name under which words tell what it does. */
  readonly says: string;
}

export interface UseDef {
  readonly ix: number;
  readonly actions: number;
  /** By hex, whether it may be used there; null if it may be used everywhere. */
  readonly within: readonly boolean[] | null;
  readonly limit: Limit | '';
  readonly usable: Usable;
  readonly proc: string;
  /** The name under which words tell what it does. */
  readonly says: string;
}

export interface TaskDef {
  readonly at: Where;
  /** By hex, whether it may be tried there. */
  readonly within: readonly boolean[];
  readonly actions: number;
  readonly payable: Usable;
  readonly cost: string;
  readonly by: 'explore' | 'simply' | 'test' | 'fight';
  /** Number of the tested attribute, and the modifier. */
  readonly attribute: number;
  readonly mod: number;
  readonly outcomes: readonly {
    readonly need: readonly DieSymbol[];
    readonly successes: number;
    readonly proc: string;
    readonly discard: boolean;
    readonly says: string;
  }[];
}

/** A card as it is written. */
export type CardSpec = HeroSpec | AssetSpec | SkillSpec | EnemySpec | EventSpec | QuestSpec | StorySpec | ScenarioSpec;

/** A card of the game as the engine uses it. What a type does not have is empty. */
export interface RbDef extends CardDef<RbState> {
  readonly type: CardType;
  /** What was written: its abilities, tasks and rewards as nodes, for whoever wants to know what it does (`visit`). */
  readonly tree: CardSpec;
  readonly quantity: number;
  readonly set: string;
  readonly scenario: ScenarioId | '';
  /** Which back: 0-2 adventure decks, 3 skill, 4 asset, 5 story, 6 others. */
  readonly back: number;
  readonly flavor: Literal | null;
  readonly hero: HeroSpec | null;
  readonly setup: string;
  readonly boss: ScenarioSpec | null;
  readonly assetKind: AssetKind | '';
  readonly price: number;
  readonly trade: { readonly value: number; readonly at: SiteKind } | null;
  /** Numbers of its combat tokens: starting tokens of a hero, the token of an asset or of a villain. */
  readonly tokens: readonly number[];
  /** Number of the attribute of a skill, -1 otherwise. */
  readonly attribute: number;
  readonly orbs: readonly Orb[];
  readonly stars: number;
  readonly health: number;
  readonly traits: readonly string[];
  readonly reward: string;
  readonly options: readonly { readonly proc: string; readonly task: TaskDef | null; readonly says: string }[];
  readonly task: TaskDef | null;
  /** The hex of a story quest's token; -1 if several will do. */
  readonly marker: number;
  readonly effect: string;
  readonly arrives: string;
  readonly surges: readonly SurgeDef[];
  readonly combats: readonly UseDef[];
  readonly actions: readonly UseDef[];
  readonly frees: readonly UseDef[];
  readonly dice: readonly UseDef[];
  readonly tests: readonly UseDef[];
  readonly texts: readonly Literal[];
  readonly text: Readonly<Record<Lang, string>>;
  readonly custom: number;
  readonly abilities: number;
}
