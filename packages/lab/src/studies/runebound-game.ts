import { type Match, type OptionKey, type Plain, seedWords } from '@tafelrunde/kernel';
import { type RbDef, type RbState, runebound, type ScenarioId, ZONE } from '@tafelrunde/runebound';
import type { SteadyGames } from './study.ts';

/** What is counted of a hero in a game. */
export const TALLIES = ['adventures', 'gold', 'trophies', 'skills', 'story'] as const;
type Tally = Record<(typeof TALLIES)[number], number>;

/** What actions are spent on, by the key of the option, in the order of the table. */
export const WAYS: Readonly<Record<string, string>> = {
  'rb.option.adventure': 'adventures',
  'rb.option.move': 'moving',
  'rb.option.hex': 'moving',
  'rb.option.shop': 'shopping',
  'rb.option.train': 'training',
  'rb.option.task': 'quests',
  'rb.option.action': 'abilities and trade',
  'rb.option.rest': 'resting',
  'rb.option.stand': 'standing up',
  'rb.option.zombie': 'zombies',
  'rb.option.villain': 'the villain',
  'rb.option.wait': 'waiting',
} satisfies Partial<Record<OptionKey<RbState>, string>>;

export interface HeroResult {
  readonly hero: string;
  /** In the order of play. */
  readonly place: number;
  readonly won: boolean;
  readonly tally: Tally;
  /** Actions by what they were spent on. */
  readonly spent: Readonly<Record<string, number>>;
}

export interface GameResult {
  readonly reason: string;
  readonly rounds: number;
  readonly heroes: readonly HeroResult[];
  readonly fights: readonly { readonly act: number; readonly won: boolean; readonly villain: boolean }[];
}

const cards: readonly RbDef[] = runebound.cards!.defs;
export const heroes = cards.filter(({ type }) => type === 'hero');

/** Heroes in an order that follows from the number of the game. */
function drawn(game: number, players: number): readonly string[] {
  const luck = seedWords(`heroes ${game}`);
  const keyed = heroes.map(({ id }, i) => ({ id, key: Math.imul(luck[i % 4] ^ (i * 0x9e3779b9), 0x85ebca6b) >>> 0 }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, players)
    .map(({ id }) => id);
}

/** What a hero has that grows. */
function ownedBy(m: Match<RbState>, seat: number): readonly number[] {
  const count = (kind: number): number => m.s.zones[m.layout.zone(kind, seat)].length;
  return [m.s.gold[seat], count(ZONE.trophies), count(ZONE.skills), m.s.story[seat]];
}

interface Setting {
  readonly scenario: ScenarioId;
  readonly players: number;
  readonly setup: { readonly [name: string]: Plain };
}

/** Plays one game and counts what its heroes did. */
export function playRunebound(
  steady: SteadyGames<RbState>,
  { scenario, players, setup }: Setting,
  seed: string,
  game: number,
): GameResult {
  const names = drawn(game, players);
  const name = `${seed} ${scenario} ${players} ${game}`;
  const tallies = names.map((): Tally => ({ adventures: 0, gold: 0, trophies: 0, skills: 0, story: 0 }));
  const spent = names.map((): Record<string, number> => ({}));
  const fights: { act: number; won: boolean; villain: boolean }[] = [];
  let first = -1;
  const begin = { players, scenario, heroes: names, first: -1, ...setup };
  const s = steady.play(begin, name, `${name} luck`, (m, choice, { seat, prompt }) => {
    const { key } = choice;
    if (key === 'rb.option.adventure') tallies[seat].adventures++;
    if (first < 0 && m.s.playing === 1) first = m.s.first;
    const before = names.map((_, one) => ownedBy(m, one));
    const { on, enemy } = m.s.fight;
    const villain = on !== 0 && enemy >= 0 && cards[m.s.cards[enemy].def].type === 'scenario';
    const { act } = m.s;
    m.take(choice);
    m.decision();
    const way = WAYS[key];
    // An adventure takes two actions, everything else one.
    if (prompt[0] === 'rb.ask.turn' && way) spent[seat][way] = (spent[seat][way] ?? 0) + (way === 'adventures' ? 2 : 1);
    // Sold assets bring back what was paid for them.
    const sold = key === 'rb.option.sell' ? choice.n : 0;
    tallies.forEach((tally, one) => {
      const more = ownedBy(m, one).map((value, at) => Math.max(0, value - before[one][at]));
      tally.gold += Math.max(0, more[0] - (one === seat ? sold : 0));
      tally.trophies += more[1];
      tally.skills += more[2];
      tally.story += more[3];
    });
    if (on !== 0 && enemy >= 0 && m.s.fight.on === 0) fights.push({ act, won: m.s.fight.winner === 0, villain });
  });
  const { winners, reason } = s.over;
  return {
    reason,
    rounds: s.round,
    fights,
    heroes: names.map((hero, seat) => {
      const place = (seat - first + players) % players;
      return { hero, place, won: winners.includes(seat), tally: tallies[seat], spent: spent[seat] };
    }),
  };
}
