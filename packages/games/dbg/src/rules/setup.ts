import {
  below,
  cardsIn,
  move,
  moveUnder,
  moveUnseen,
  option,
  perGame,
  procedure,
  question,
  type Seat,
  shuffle,
  shuffleInPlace,
  type Vars,
} from '@tafelrunde/kernel';
import { heroes } from '../heroes.ts';
import { defOf } from '../registry.ts';
import { say } from '../say.ts';
import { choosesHeroes, heroPool, setupOf } from '../setup.ts';
import type { DbgState, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { clockwise } from './assault.ts';
import { PATH_SIZE } from './path.ts';
import { draw, HAND_SIZE } from './piles.ts';

/** Level 2 and level 3 archenemies in a stack of so many: levels are added in turn, level 2 first (DBG-SILENT-21). */
export function perLevel(archenemies: number): readonly [two: number, three: number] {
  const between = archenemies - 2;
  return [Math.ceil(between / 2), Math.floor(between / 2)];
}

/** Builds the stack from below: Lurtz, levels 3 and 2, and the Nazgûl face up on top (DBG-STACK-05 to -09). */
function buildStack(m: M): void {
  const { mode, archenemies } = setupOf(m);
  const levels: number[][] = [[], [], [], [], []];
  for (const card of cardsIn(m, ZONE.away)) levels[defOf(m, card).level].push(card);
  const nazgul = levels[1][0];
  const lurtz = levels[4][0];
  const stack = [lurtz];
  if (mode === 'normal') {
    const [two, three] = perLevel(archenemies);
    shuffleInPlace(m.s.rng, levels[3]);
    shuffleInPlace(m.s.rng, levels[2]);
    stack.push(...levels[3].slice(0, three), ...levels[2].slice(0, two));
  } else {
    // In the order of their numbers (DBG-IMPOSSIBLE-06), the first one on top.
    const between = [...levels[2], ...levels[3]].sort((a, b) => b - a);
    if (mode === 'impossible-shuffled') shuffleInPlace(m.s.rng, between);
    stack.push(...between);
  }
  for (const card of stack) moveUnseen(m, card, ZONE.stack, 0);
  move(m, nazgul, ZONE.archenemy);
}

/** The definitions of the heroes' start cards, by hero. */
const startCards = perGame<DbgState, readonly number[]>(({ defs }) =>
  heroes.map(({ start }) => defs.findIndex(({ id }) => id === start)),
);

/** Gives a seat its hero: the start card joins its deck. */
function take(m: M, seat: Seat, hero: number): void {
  m.s.heroes[seat] = hero;
  const start = startCards(m)[hero];
  const { cards } = m.s;
  const card = cardsIn(m, ZONE.revealed).find((ix) => cards[ix].def === start)!;
  cards[card].owner = seat;
  move(m, card, ZONE.deck, seat);
  if (m.log) say(m, 'dbg.log.hero', { seat, more: `hero:${heroes[hero].id}` }, 'DBG-SETUP-01');
}

interface SetupVars extends Vars {
  at: number;
}

/** Everything before the first turn. */
export const setUp = procedure<DbgState, Vars>('setup')({
  'first player'(m, v) {
    m.s.first = below(m.s.rng, m.s.seats);
    m.s.turn = m.s.first;
    m.s.news++;
    (v as SetupVars).at = 0;
    const { heroes: choice } = setupOf(m);
    if (choosesHeroes(setupOf(m))) return;
    m.goto('decks');
    const dealt = typeof choice === 'string' ? heroPool(setupOf(m)).slice() : choice.map((id) => heroIndex(id));
    if (typeof choice === 'string') shuffleInPlace(m.s.rng, dealt);
    for (let seat = 0; seat < m.s.seats; seat++) take(m, seat, dealt[seat]);
  },
  heroes: {
    ask(m, v) {
      const seat = (m.s.first + (v as SetupVars).at) % m.s.seats;
      const free = heroPool(setupOf(m)).filter((hero) => !m.s.heroes.includes(hero));
      const options = free.map((hero) =>
        option(heroes[hero].id, 'dbg.option.hero', { n: hero, rule: 'DBG-SETUP-02', more: `hero:${heroes[hero].id}` }),
      );
      return question(seat, 'mode', ['dbg.ask.hero'], options, 'DBG-SETUP-02');
    },
    then(m, v, answer) {
      const vars = v as SetupVars;
      take(m, (m.s.first + vars.at) % m.s.seats, answer.n);
      vars.at++;
      if (vars.at < m.s.seats) m.goto('heroes');
    },
  },
  decks(m) {
    const spare = cardsIn(m, ZONE.revealed);
    while (spare.length > 0) moveUnseen(m, spare[spare.length - 1], ZONE.away, 0);
    for (let seat = 0; seat < m.s.seats; seat++) shuffle(m, ZONE.deck, seat);
    shuffle(m, ZONE.main);
  },
  archenemies: buildStack,
  'opening path'(m) {
    const main = cardsIn(m, ZONE.main);
    const path = cardsIn(m, ZONE.path);
    while (path.length < PATH_SIZE) {
      const card = main[main.length - 1];
      move(m, card, ZONE.path);
      if (defOf(m, card).type === 'fortune') moveUnder(m, card, ZONE.main);
    }
  },
  'opening hands'(m) {
    const { compensation } = setupOf(m);
    clockwise(m, m.s.first).forEach((seat, i) => {
      draw(m, seat, HAND_SIZE + (compensation === 'card' && i > 0 ? 1 : 0));
      if (compensation === 'points') m.s.extra[seat] = i * LATER_SEAT_POINTS;
    });
  },
});

/** What each later seat starts with if points make up for sitting later. */
const LATER_SEAT_POINTS = 2;

function heroIndex(id: string): number {
  return heroes.findIndex((hero) => hero.id === id);
}
