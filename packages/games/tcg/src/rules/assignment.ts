import { CardOptions, cardsIn, DONE, emit, option, procedure, question, type Seat, value } from '@tafelrunde/kernel';
import { fighters } from '../players.ts';
import { cardWord } from '../say.ts';
import type { M, TcgDecision, TcgOption, TcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { openActions } from './actions.ts';

type AssignVars = {
  /** Place in the order of action of the one who assigns; 0 is the Free Peoples player. */
  at: number;
  /** The companion or minion picked first; -1 before. */
  card: number;
};

/** Minions that take part: in the fierce round only fierce ones (TCG-FIERCE-04). */
export function isFree(m: M, card: number): boolean {
  return m.s.cards[card].assigned < 0 && (m.s.fierce === 0 || value(m, card, STAT.fierce) > 0);
}

/** Whether there is a minion to assign: of anybody, or of one player. */
function hasFree(m: M, owner: Seat = -1): boolean {
  const minions = cardsIn(m, ZONE.minions);
  for (let i = 0; i < minions.length; i++) {
    if ((owner < 0 || m.s.cards[minions[i]].owner === owner) && isFree(m, minions[i])) return true;
  }
  return false;
}

/** How many minions a companion may be assigned to: one, and as many more as it has Defender (TCG-ASSIGN-03 to -06). */
function mayTakeMore(m: M, card: number): boolean {
  let n = 0;
  const minions = cardsIn(m, ZONE.minions);
  for (let i = 0; i < minions.length; i++) if (m.s.cards[minions[i]].assigned === card) n++;
  return n === 0 || n < 1 + value(m, card, STAT.defender);
}

const ASSIGN = new CardOptions('tcg.option.assign', 'TCG-ASSIGN-01');
const ASSIGN_TO = new CardOptions('tcg.option.assign-to', 'TCG-ASSIGN-02');
const ATTACK = new CardOptions('tcg.option.attack', 'TCG-ASSIGN-08');
const ATTACK_WHOM = new CardOptions('tcg.option.attack-whom', 'TCG-ASSIGN-09');

/** First the Free Peoples player assigns defenders, then each Shadow player his own free minions (TCG-ASSIGN-08, -10). */
export const assignmentPhase = procedure<TcgState, AssignVars>('assignment')({
  actions(m) {
    for (const minion of cardsIn(m, ZONE.minions)) m.s.cards[minion].assigned = -1;
    openActions(m);
  },
  defender: {
    ask(m): TcgDecision | null {
      if (!hasFree(m)) return null;
      const options: TcgOption[] = [];
      const able = fighters(m);
      for (let i = 0; i < able.length; i++) {
        if (mayTakeMore(m, able[i])) options.push(ASSIGN.of(able[i], m.s.cards[able[i]].alias));
      }
      if (options.length === 0) return null;
      options.push(DEFENDERS_DONE);
      return question(m.s.turn, 'pick', DEFENDER, options, 'TCG-ASSIGN-01');
    },
    then(m, v, answer) {
      if (answer.id === DONE) m.goto('next shadow player');
      else v.card = answer.card;
    },
  },
  'defended minion': {
    ask(m, { card }): TcgDecision | null {
      if (card < 0) return null;
      const options: TcgOption[] = [];
      const minions = cardsIn(m, ZONE.minions);
      for (let i = 0; i < minions.length; i++) {
        if (isFree(m, minions[i])) options.push(ASSIGN_TO.of(minions[i], m.s.cards[minions[i]].alias));
      }
      const prompt = ['tcg.ask.defended', { card: cardWord(m, card) }] as const;
      return question(m.s.turn, 'target', prompt, options, 'TCG-ASSIGN-02', card);
    },
    then(m, v, answer) {
      const { card } = v;
      v.card = -1;
      m.goto('defender');
      assign(m, answer.card, card, m.s.turn);
    },
  },
  'next shadow player'(m, v) {
    do v.at++;
    while (v.at < m.s.acting.length && !hasFree(m, m.s.acting[v.at]));
    if (v.at >= m.s.acting.length) m.done();
  },
  attacker: {
    ask(m, v): TcgDecision | null {
      const seat = m.s.acting[v.at];
      const options: TcgOption[] = [];
      const minions = cardsIn(m, ZONE.minions);
      for (let i = 0; i < minions.length; i++) {
        const { owner, alias } = m.s.cards[minions[i]];
        if (owner === seat && isFree(m, minions[i])) options.push(ATTACK.of(minions[i], alias));
      }
      if (options.length === 0 || fighters(m).length === 0) return null;
      options.push(ATTACKERS_DONE);
      return question(seat, 'pick', ATTACKER, options, 'TCG-ASSIGN-08');
    },
    then(m, v, answer) {
      if (answer.id === DONE) m.goto('next shadow player');
      else v.card = answer.card;
    },
  },
  'attacked companion': {
    ask(m, { at, card }): TcgDecision | null {
      if (card < 0) return null;
      const options: TcgOption[] = [];
      const able = fighters(m);
      for (let i = 0; i < able.length; i++) options.push(ATTACK_WHOM.of(able[i], m.s.cards[able[i]].alias));
      const prompt = ['tcg.ask.attacked', { card: cardWord(m, card) }] as const;
      return question(m.s.acting[at], 'target', prompt, options, 'TCG-ASSIGN-09', card);
    },
    then(m, v, answer) {
      const { card } = v;
      v.card = -1;
      m.goto('attacker');
      assign(m, card, answer.card, m.s.acting[v.at]);
    },
  },
  again: (m) => m.goto('next shadow player'),
});

/** Assigns a minion to a companion or ally. Stands last in its step. */
function assign(m: M, minion: number, companion: number, seat: Seat): void {
  m.s.cards[minion].assigned = companion;
  if (m.log) {
    const words = { minion: cardWord(m, minion), companion: cardWord(m, companion) };
    m.say(['tcg.log.assign', words], [minion, companion], 'TCG-ASSIGN-01');
  }
  emit(m, { type: 'assign', card: minion, companion, seat });
}

const DEFENDER = ['tcg.ask.defender'] as const;
const ATTACKER = ['tcg.ask.attacker'] as const;
const DEFENDERS_DONE = option(DONE, 'tcg.option.assign-done', { rule: 'TCG-ASSIGN-04' });
const ATTACKERS_DONE = option(DONE, 'tcg.option.assign-done', { rule: 'TCG-ASSIGN-11' });
