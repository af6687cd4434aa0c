import type { Plain, SetupCheck } from '@tafelrunde/kernel';
import { beginnerHeroes, heroes } from './heroes.ts';
import type { M } from './state.ts';

/** Normal, or Impossible Mode with its archenemies in their order or shuffled (DBG-IMPOSSIBLE-05). */
export type Mode = 'normal' | 'impossible' | 'impossible-shuffled';

/**
 * Heroes dealt or chosen at the table, from all or only from the five for a first game (DBG-SETUP-01 to -03); or given
 * by id.
 */
export type HeroChoice = 'random' | 'beginner' | 'choose' | 'choose-beginner' | readonly string[];

/** What makes up for sitting later: nothing, or one more card in the first hand of everybody but the first player. */
export type Compensation = 'none' | 'card' | 'points';

/** A type and no interface, so that it is plain data. */
export type DbgSetup = {
  readonly seats: number;
  readonly heroes: HeroChoice;
  /** 8 to 12; Impossible Mode always has its eight (DBG-STACK-01, -02). */
  readonly archenemies: number;
  readonly mode: Mode;
  readonly compensation: Compensation;
};

const MODES: readonly Mode[] = ['normal', 'impossible', 'impossible-shuffled'];
const COMPENSATIONS: readonly Compensation[] = ['none', 'card', 'points'];
const HERO_CHOICES = ['random', 'beginner', 'choose', 'choose-beginner'] as const;
const FEWEST_ARCHENEMIES = 8;
const MOST_ARCHENEMIES = 12;

/** The set-up of a game, which `checkSetup` has made. */
export function readSetup(setup: Plain): DbgSetup {
  return setup as DbgSetup;
}

export function setupOf(m: M): DbgSetup {
  return readSetup(m.s.setup);
}

export function isImpossible(m: M): boolean {
  return setupOf(m).mode !== 'normal';
}

function refuse(key: string, n = 0): SetupCheck<Plain> {
  return { ok: false, problem: [key, { n }] };
}

/** Refuses what cannot be played; fills in what is left out. */
export function checkSetup(raw: Plain): SetupCheck<Plain> {
  const given = (typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {}) as Record<string, unknown>;
  const { seats, mode = 'normal', compensation = 'none', heroes: choice = 'random' } = given;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < 2 || seats > 5) return refuse('dbg.setup.seats');
  if (!MODES.includes(mode as Mode)) return refuse('dbg.setup.mode');
  if (!COMPENSATIONS.includes(compensation as Compensation)) return refuse('dbg.setup.compensation');
  const { archenemies = FEWEST_ARCHENEMIES } = given;
  const wanted = archenemies as number;
  if (!Number.isInteger(wanted) || wanted < FEWEST_ARCHENEMIES || wanted > MOST_ARCHENEMIES) {
    return refuse('dbg.setup.archenemies');
  }
  if (mode !== 'normal' && wanted !== FEWEST_ARCHENEMIES) return refuse('dbg.setup.impossible-archenemies');
  const chosen = checkHeroes(choice, seats);
  if (typeof chosen === 'string' && chosen.startsWith('dbg.setup')) return refuse(chosen);
  return {
    ok: true,
    setup: {
      seats,
      heroes: chosen as Plain,
      archenemies: wanted,
      mode: mode as Mode,
      compensation: compensation as string,
    },
  };
}

/** The choice of heroes, or the key of what is wrong with it. */
function checkHeroes(choice: unknown, seats: number): HeroChoice | string {
  if (HERO_CHOICES.includes(choice as 'random')) return choice as HeroChoice;
  if (!Array.isArray(choice) || choice.length !== seats) return 'dbg.setup.heroes';
  if (choice.some((id) => !heroes.some((hero) => hero.id === id))) return 'dbg.setup.heroes';
  if (new Set(choice).size !== seats) return 'dbg.setup.same-hero';
  return choice.slice() as string[];
}

/** Some set-up for random play: all player counts, modes and options. */
export function randomSetup(pick: (n: number) => number): Plain {
  const seats = 2 + pick(4);
  const mode = MODES[pick(5) % 3];
  return {
    seats,
    heroes: pick(4) === 0 ? HERO_CHOICES[1 + pick(3)] : 'random',
    archenemies:
      mode === 'normal' ? FEWEST_ARCHENEMIES + pick(MOST_ARCHENEMIES - FEWEST_ARCHENEMIES + 1) : FEWEST_ARCHENEMIES,
    mode,
    compensation: COMPENSATIONS[pick(3)],
  };
}

const ALL_HEROES: readonly number[] = heroes.map((_, i) => i);
const BEGINNER_HEROES: readonly number[] = ALL_HEROES.filter((i) => beginnerHeroes.includes(heroes[i].id));

/** The heroes that may be dealt or chosen in this game, as indexes. */
export function heroPool(setup: DbgSetup): readonly number[] {
  return setup.heroes === 'beginner' || setup.heroes === 'choose-beginner' ? BEGINNER_HEROES : ALL_HEROES;
}

/** Whether heroes are chosen at the table (DBG-SETUP-02). */
export function choosesHeroes({ heroes: choice }: DbgSetup): boolean {
  return choice === 'choose' || choice === 'choose-beginner';
}
