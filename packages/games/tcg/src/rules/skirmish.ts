import { CardOptions, cardsIn, emit, procedure, question, value } from '@tafelrunde/kernel';
import { minionsOf, stands } from '../players.ts';
import { inPlay } from '../registry.ts';
import { cardWord } from '../say.ts';
import { type M, PHASE, type TcgDecision, type TcgOption, type TcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { openActions } from './actions.ts';
import { kill } from './kill.ts';
import { beginPhase, endPhase } from './phase.ts';
import { askWoundOrder, putNext } from './several.ts';
import { wound } from './wounds.ts';

/** Who has won a skirmish: nobody, the Free Peoples or the Shadow. */
export const SIDE = { nobody: 0, free: 1, shadow: 2 } as const;

type SkirmishVars = {
  winner: number;
  /** Who fought on both sides when it was decided. */
  companion: number;
  minions: number[];
  /** Who is overwhelmed, and who is wounded how often; the first one has been given so many of them. While they are put
   * in order, that is how many have their place. */
  overwhelmed: number[];
  losers: number[];
  wounds: number;
  given: number;
};

export function newSkirmishes(): SkirmishVars {
  return { winner: 0, companion: -1, minions: [], overwhelmed: [], losers: [], wounds: 0, given: 0 };
}

/** Whether a minion that fights twice is left (TCG-FIERCE-01). */
export function hasFierce(m: M): boolean {
  const minions = cardsIn(m, ZONE.minions);
  for (let i = 0; i < minions.length; i++) if (value(m, minions[i], STAT.fierce) > 0) return true;
  return false;
}

/** The strength of all characters of one side (TCG-SKIRMISH-06). */
export function totalStrength(m: M, cards: readonly number[]): number {
  return total(m, cards, STAT.strength);
}

function total(m: M, cards: readonly number[], stat: number): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += value(m, cards[i], stat);
  return sum;
}

/** Whether that strength overwhelms a character of a side with this one; nothing overwhelms with nothing (TCG-SILENT-18). */
export function isOverwhelmed(m: M, card: number, own: number, other: number): boolean {
  return other > 0 && other >= own * value(m, card, STAT.overwhelm);
}

const FIGHT = new CardOptions('tcg.option.skirmish', 'TCG-SKIRMISH-02');

function isOffered(options: readonly TcgOption[], card: number): boolean {
  for (let i = 0; i < options.length; i++) if (options[i].card === card) return true;
  return false;
}

/** Every companion or ally with minions has a skirmish phase of its own (TCG-SKIRMISH-01). */
export const skirmishPhases = procedure<TcgState, SkirmishVars>('skirmish')({
  choose: {
    ask(m): TcgDecision | null {
      const options: TcgOption[] = [];
      const minions = cardsIn(m, ZONE.minions);
      for (let i = 0; i < minions.length; i++) {
        const { assigned } = m.s.cards[minions[i]];
        if (assigned < 0 || isOffered(options, assigned)) continue;
        options.push(FIGHT.of(assigned, m.s.cards[assigned].alias));
      }
      if (options.length === 0) return null;
      return question(m.s.turn, 'order', CHOOSE, options, 'TCG-SKIRMISH-02');
    },
    then(m, v, answer) {
      v.companion = answer.card;
      m.goto('begin');
    },
  },
  over: (m) => m.done(),
  begin(m, { companion }) {
    beginPhase(m, PHASE.skirmish);
    m.s.fighting = companion;
    if (m.log) m.say(['tcg.log.skirmish', { card: cardWord(m, companion) }], [companion], 'TCG-SKIRMISH-01');
    emit(m, { type: 'skirmish-start', companion });
  },
  actions: openActions,
  resolve(m, v) {
    if (isCancelled(m)) {
      m.goto('end');
      return;
    }
    decide(m, v);
    if (v.overwhelmed.length === 0) m.goto(v.losers.length > 1 ? 'order' : 'wound');
  },
  overwhelm(m, v) {
    const card = v.overwhelmed.shift();
    if (card === undefined || isCancelled(m)) return;
    m.goto('overwhelm');
    if (m.log) m.say(['tcg.log.overwhelmed', { card: cardWord(m, card) }], [card], 'TCG-OVERWHELM-01');
    m.call(kill, { card });
  },
  // Of several losers, the Free Peoples player decides whose wounds come first (TCG-SILENT-35).
  order: {
    ask: (m, { losers, given }): TcgDecision | null => askWoundOrder(m, losers, given),
    then(m, v, answer) {
      v.given = putNext(v.losers, v.given, answer);
      if (v.losers.length - v.given > 1) m.goto('order');
      else v.given = 0;
    },
  },
  // Wounds are placed one after another (TCG-WOUND-03).
  wound(m, v) {
    const { losers } = v;
    if (isCancelled(m) || losers.length === 0) return;
    m.goto('wound');
    if (v.given < v.wounds && inPlay(m, losers[0])) {
      v.given++;
      wound(m, losers[0], -1);
    } else {
      losers.shift();
      v.given = 0;
    }
  },
  won(m, { winner, companion, minions }) {
    if (winner !== SIDE.nobody && !isCancelled(m))
      emit(m, { type: 'skirmish-won', winner, companion, minions: minions.slice() });
  },
  // It ends when everything that follows from winning or losing is done (TCG-SKIRMISH-13).
  end(m) {
    const { fighting, cards } = m.s;
    const minions = cardsIn(m, ZONE.minions);
    for (let i = 0; i < minions.length; i++) {
      if (cards[minions[i]].assigned === fighting) cards[minions[i]].assigned = -1;
    }
    m.s.fighting = -1;
    m.s.cancelled = 0;
    endPhase(m);
    m.goto('choose');
  },
});

/** A cancelled skirmish ends at once: neither wounds nor a winner, and no further actions (TCG-SILENT-40). */
function isCancelled(m: M): boolean {
  return m.s.cancelled === 1;
}

/** Who wins, who is overwhelmed, and who takes how many wounds. */
function decide(m: M, v: SkirmishVars): void {
  const { fighting } = m.s;
  const friends = stands(m, fighting) ? [fighting] : [];
  const minions = minionsOf(m, fighting);
  v.minions = minions;
  v.overwhelmed = [];
  v.losers = [];
  v.wounds = 0;
  v.given = 0;
  const own = totalStrength(m, friends);
  const other = totalStrength(m, minions);
  if (friends.length === 0 || minions.length === 0) {
    // Whoever is left wins, and nobody is wounded (TCG-SILENT-19).
    v.winner = friends.length > 0 ? SIDE.free : minions.length > 0 ? SIDE.shadow : SIDE.nobody;
    if (m.log && v.winner !== SIDE.nobody) {
      const words = { card: cardWord(m, fighting), side: sideName(v.winner) };
      m.say(['tcg.log.alone', words], [fighting, ...minions], 'TCG-SILENT-19');
    }
    return;
  }
  // A tie goes to the minions (TCG-SKIRMISH-08).
  const freeWins = own > other;
  v.winner = freeWins ? SIDE.free : SIDE.shadow;
  const losers = freeWins ? minions : friends;
  const high = freeWins ? own : other;
  const low = freeWins ? other : own;
  v.wounds = 1 + total(m, freeWins ? friends : minions, STAT.damage);
  for (let i = 0; i < losers.length; i++) {
    if (isOverwhelmed(m, losers[i], low, high)) v.overwhelmed.push(losers[i]);
    else v.losers.push(losers[i]);
  }
  if (m.log) {
    const words = { card: cardWord(m, fighting), own, other, side: sideName(v.winner) };
    m.say(['tcg.log.strength', words], [fighting, ...minions], 'TCG-SKIRMISH-07');
  }
}

function sideName(winner: number): 'free' | 'shadow' {
  return winner === SIDE.free ? 'free' : 'shadow';
}

const CHOOSE = ['tcg.ask.choose-skirmish'] as const;
