import { dbg } from '@tafelrunde/dbg';
import { GAINS } from './gains-learnt.ts';
import type { DbgSight } from './sight.ts';

/** Archenemies of a game: when all are defeated it is over. */
const ARCHENEMIES = 8;

/**
 * What it is worth to draw a card in an average turn, in Power. Read off the cards and set right where games between
 * bots showed them to be better or worse than they look; points are weighed on top of it.
 */
const STRENGTH: Readonly<Record<string, number>> = {
  courage: 1,
  despair: 0,
  valor: 2,
  corruption: -0.4,
  'the-one-ring': 2.3,
  'gandalfs-staff': 1.2,
  'aragorns-sword': 2.5,
  'bow-of-the-galadhrim': 2.4,
  'gimlis-axe': 2.5,
  'boromirs-sword': 2,
  'sams-bravery': 2,
  'ride-like-the-wind': 1.3,
  'second-breakfast': 2,
  'bilbo-baggins': 1.5,
  'boromir-captain': 4,
  elendil: 3,
  'frodo-ring-bearer': 2.5,
  galadriel: 3.8,
  'gandalf-the-grey': 4.4,
  'gimli-son-of-gloin': 2.8,
  strider: 3,
  haldir: 2,
  'legolas-greenleaf': 3.2,
  merry: 2.4,
  pippin: 1.3,
  'samwise-gamgee': 2.3,
  'lord-elrond': 3.8,
  'boromirs-shield': 2.4,
  'elven-brooch': 1.1,
  'horn-of-gondor': 2.4,
  sting: 2,
  'shards-of-narsil': 3,
  'gandalfs-fireworks': 3,
  'pipe-weed': 0.8,
  'book-of-mazarbul': 2.2,
  'light-of-earendil': 1.8,
  'mirror-of-galadriel': 2,
  'evenstar-pendant': 2.8,
  'seeing-stones': 2.2,
  'flaming-torch': 3.3,
  'mithril-vest': 2.4,
  'moria-orc-captain': 2,
  'orc-overseer': 2.4,
  'uruk-hai-scouts': 2,
  'uruk-hai-grunt': 2.4,
  'black-riders': 3.6,
  'ringwraith-shades': 3,
  'moria-orcs': 1.9,
  ringwraiths: 3.8,
  'uruk-hai': 2.6,
  hobbiton: 1.6,
  isengard: 2.4,
  'the-prancing-pony': 1,
  'the-mines-of-moria': 2.2,
  lothlorien: 3.8,
  rivendell: 2.6,
  'that-was-close': 1.2,
  'this-is-for-you': 2.3,
  'fly-you-fools': 1.8,
  'it-comes-in-pints': 2.8,
  'hope-endures': 2.1,
  'the-council-of-elrond': 2.8,
  'my-captain-my-king': 2,
  'dont-tempt-me': 2.3,
  'one-does-not-simply': 3.4,
  'recover-your-strength': 1.2,
  'seduced-by-the-ring': 1.4,
  'drums-in-the-deep': 3,
  'still-sharp': 2.4,
  'you-shall-not-pass': 1.5,
  nazgul: 3.6,
  'moria-horde': 4,
  'cave-troll': 4,
  'watcher-in-the-water': 3.4,
  'ulaire-ostea': 3.3,
  'uruk-hai-band': 3.4,
  'ulaire-nelya': 4,
  'witch-king': 5,
  saruman: 4.5,
  balrog: 4.6,
  'ulaire-cantea': 3.5,
  lurtz: 0,
};

/** By number of definition; archenemies of Impossible Mode are somewhat stronger than their namesakes. */
export const strengths: readonly number[] = dbg.defs.map(({ id }) => {
  const own = STRENGTH[id];
  return own ?? (STRENGTH[id.replace('-impossible', '')] ?? 0) + 0.5;
});

export function strengthOf(number: number): number {
  return strengths[number];
}

/** How much likelier one wins with a card of which nothing has been learnt (archenemies, starters): by strength and points. */
function guessedGain(number: number, time: number): number {
  const early = Math.max(1, 5 * strengths[number] - 9);
  const late = 1.2 * strengths[number] + 2.8 * dbg.defs[number].points;
  return early + time * (late - early);
}

/** How much likelier one wins with one more of this card, at that time of the game. */
function gainOf(number: number, time: number): number {
  const learnt = GAINS[dbg.defs[number].id];
  if (!learnt) return guessedGain(number, time);
  const [early, middle, late] = learnt;
  return time < 0.5 ? early + 2 * time * (middle - early) : middle + (2 * time - 1) * (late - middle);
}

/** How good cards are at one time of a game: lists by number of definition, made once. */
export interface Worths {
  /** To have in the deck from now on. */
  readonly worth: readonly number[];
  /** To get rid of; less than 0 for what is better kept. */
  readonly rid: readonly number[];
}

/** By how many archenemies are left. */
const WORTHS: readonly Worths[] = Array.from({ length: ARCHENEMIES + 1 }, (_, left) => {
  const worth = dbg.defs.map((_def, number) => gainOf(number, 1 - left / ARCHENEMIES));
  return { worth, rid: worth.map((gain) => -gain) };
});

/** How good cards are now. */
export function worths(sight: DbgSight): Worths {
  return WORTHS[Math.min(ARCHENEMIES, sight.archenemiesLeft)];
}
