import type { Plain, Registry, SetupCheck } from '@tafelrunde/kernel';
import type { RbDef, ScenarioId } from './defs.ts';
import type { M } from './state.ts';

/** A type and no interface, so that it is plain data to the compiler, too. */
export type RbSetup = {
  readonly players: number;
  readonly scenario: ScenarioId | 'random';
  /** The hero of each seat by id, '' to be chosen at the table. */
  readonly heroes: readonly string[];
  /** The start player; -1 for a random one. */
  readonly first: number;
};

/** The options a game is played with. */
export function setupOf(m: M): RbSetup {
  return m.s.setup as RbSetup;
}

type Raw = { readonly [key: string]: Plain };

/** Checks what somebody wants to play; the first thing that does not fit is named in a sentence. */
export function checkSetup(raw: Plain, cards: Registry<RbDef>): SetupCheck<Plain> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('rb.setup.form');
  const { players = 2, scenario = 'margath', heroes = [], first = -1 } = raw as Raw;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > 4) {
    return refuse('rb.setup.players');
  }
  if (scenario !== 'margath' && scenario !== 'vorakesh' && scenario !== 'random') return refuse('rb.setup.scenario');
  if (!Array.isArray(heroes) || heroes.length > players) return refuse('rb.setup.heroes');
  const names: string[] = Array.from({ length: players }, (_, seat) => heroes[seat] ?? '').map(String);
  for (const [seat, name] of names.entries()) {
    if (name === '') continue;
    if (cards.find(name)?.type !== 'hero') return refuse('rb.setup.hero', { hero: name });
    if (names.indexOf(name) !== seat) return refuse('rb.setup.same-hero', { hero: { name: `card:${name}` } });
  }
  if (typeof first !== 'number' || !Number.isInteger(first) || first < -1 || first >= players)
    return refuse('rb.setup.first');
  const setup: RbSetup = { players, scenario, heroes: names, first };
  return { ok: true, setup };
}

function refuse(key: string, params: Record<string, string | number | { name: string }> = {}): SetupCheck<Plain> {
  return { ok: false, problem: [key, params] };
}

/** Some game that can be played, for random play. */
export function randomSetup(pick: (n: number) => number, { defs }: Registry<RbDef>): Plain {
  const players = 2 + pick(3);
  const scenario = (['margath', 'vorakesh', 'random'] as const)[pick(3)];
  const all = defs.filter(({ type }) => type === 'hero').map(({ id }) => id);
  const heroes = Array.from({ length: players }, () => (pick(4) === 0 ? '' : all.splice(pick(all.length), 1)[0]));
  return { players, scenario, heroes, first: pick(3) === 0 ? pick(players) : -1 };
}
