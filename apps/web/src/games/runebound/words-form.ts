import type { AssetKind, CardType, RbMark, RbWindow, ScenarioId, SiteKind, SkillSet } from '@tafelrunde/runebound';
import type { TerrainName } from './terrain.ts';

type DeckName = 'combat' | 'exploration' | 'social';
export type Panel = 'board' | 'heroes' | 'markets' | 'story' | 'log' | 'chat';

export interface RbWords {
  readonly about: (scenario: string, act: number, round: number) => string;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly kinds: Readonly<Record<AssetKind, string>>;
  readonly sites: Readonly<Record<SiteKind, string>>;
  readonly terrain: Readonly<Record<TerrainName, string>>;
  readonly decks: Readonly<Record<DeckName, string>>;
  readonly sets: Readonly<Record<SkillSet, string>>;
  readonly stats: Readonly<Record<string, string>>;
  readonly keywords: Readonly<Record<'token' | 'tokens' | 'start' | 'trade' | 'orbs', string>>;
  readonly orbs: (list: string) => string;
  readonly anyTrophy: string;
  readonly starts: Readonly<Record<Exclude<SiteKind, 'city'>, string>>;
  readonly panels: Readonly<Record<Panel, string>>;
  readonly panelsLabel: string;
  readonly map: {
    readonly label: string;
    readonly hint: string;
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
    readonly mine: string;
    readonly gem: (deck: string) => string;
    readonly spentGem: (deck: string) => string;
    readonly zombies: (n: number) => string;
    readonly villainHere: string;
    readonly questHere: (title: string) => string;
    readonly stands: (names: string) => string;
    readonly walk: (place: string, n: number) => string;
    readonly travel: (place: string, n: number) => string;
    readonly costs: string;
    readonly pale: string;
    readonly diceOf: (n: number, of: number) => string;
    readonly winsOf: (percent: number) => string;
    readonly wilderness: string;
  };
  readonly dice: {
    readonly label: string;
    readonly die: (face: string) => string;
    readonly spent: string;
    readonly leads: (n: number) => string;
    readonly last: string;
    readonly hint: string;
  };
  readonly fight: {
    readonly title: (a: string, b: string) => string;
    readonly round: (n: number) => string;
    readonly initiative: string;
    readonly gold: (n: number) => string;
    readonly turn: string;
    readonly passed: string;
    readonly pool: string;
    readonly spent: string;
    readonly back: (face: string) => string;
    readonly onDoubler: string;
    readonly controlled: (seat: string) => string;
    readonly health: (left: number, all: number) => string;
    readonly sums: string;
    readonly surgeLeft: (n: number) => string;
    readonly odds: (percent: number) => string;
    readonly oddsMeaning: string;
    readonly wins: (percent: number) => string;
    readonly falls: (percent: number) => string;
    readonly healthThen: string;
    readonly endsWith: (health: number, percent: number) => string;
    readonly blow: (n: number, shields: number, through: number) => string;
    readonly deeds: string;
    readonly missing: (n: number) => string;
    readonly canDeal: (n: number, shields: number) => string;
    readonly canTake: (n: number, shields: number) => string;
    readonly show: string;
    readonly showMap: string;
    readonly noTokens: string;
  };
  readonly sheet: {
    readonly assets: string;
    readonly skills: string;
    readonly hand: (n: number, limit: number) => string;
    readonly handOf: (n: number) => string;
    readonly trophies: string;
    readonly trophiesOf: (name: string) => string;
    readonly quests: string;
    readonly nothing: string;
    readonly gold: string;
    readonly actions: (n: number) => string;
    readonly turn: string;
    readonly first: string;
    readonly delayed: string;
    readonly defeated: string;
    readonly eliminated: string;
    readonly rumor: string;
    readonly you: string;
    readonly noHero: string;
    readonly others: string;
  };
  readonly time: {
    readonly label: string;
    readonly act: (n: number) => string;
    readonly space: (n: number) => string;
    readonly story: string;
    readonly gems: string;
    readonly here: string;
    readonly villain: (place: string) => string;
    readonly noVillain: string;
  };
  readonly story: {
    readonly track: string;
    readonly none: string;
    readonly scenario: string;
    readonly piles: string;
    readonly deck: (name: string) => string;
    readonly discard: (name: string) => string;
    readonly skillDeck: string;
    readonly assetDeck: string;
    readonly storyDeck: string;
    readonly removed: string;
    readonly zombies: string;
    readonly villain: string;
    readonly health: string;
  };
  readonly market: {
    readonly of: (city: string) => string;
    readonly here: string;
    readonly intro: string;
  };
  readonly now: {
    readonly heroes: string;
    readonly adventure: string;
    readonly revealed: (n: number) => string;
  };
  readonly forecast: {
    readonly turn: (n: number) => string;
    readonly reach: (n: number) => string;
  };
  readonly stops: Readonly<Record<RbWindow, string>>;
  readonly untils: Readonly<Record<RbMark, string>>;
  readonly facets: {
    readonly type: string;
    readonly deck: string;
    readonly scenario: string;
    readonly neutral: string;
  };
  readonly options: {
    readonly scenario: string;
    readonly random: string;
    readonly hero: (seat: number) => string;
    readonly choose: string;
    readonly first: string;
    readonly firstRandom: string;
    readonly seat: (n: number) => string;
    readonly same: string;
  };
  readonly score: {
    readonly title: string;
    readonly hero: string;
    readonly gold: string;
    readonly trophies: string;
    readonly skills: string;
  };
}
