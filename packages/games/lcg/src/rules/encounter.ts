import { aliasId, cardsIn, type Decision, emit, Option, PASS, procedure, type Seat, value } from '@tafelrunde/kernel';
import { currentQuest, playerOrder } from '../players.ts';
import { isEnemy, registry } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import { type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { beginPhase, endPhase } from './phases.ts';
import { windowStep } from './window.ts';

/** `turn` counts checks in player order, `none` those in a row that found no enemy. */
type Vars = { asked: number; turn: number; none: number };

/** Phase 5 (LCG-ENC-01 to -15, LCG-WINDOW-13, -14). */
export const encounterPhase = procedure<LcgState, Vars>('encounter', {
  '5.1': (m) => beginPhase(m, PHASE.encounter),
  '5.2': {
    ask(m, v): Decision | null {
      const seat = playerOrder(m).find((s) => (v.asked & (1 << s)) === 0);
      if (seat === undefined) return null;
      const options = cardsIn(m, ZONE.staging)
        .filter((card) => isEnemy(m, card) && value(m, card, STAT.cannotBeEngaged) === 0)
        .map((card) => new Option(aliasId(m.s.cards[card].alias), 'lcg.option.engage', card, -1, 0, 'LCG-ENC-03'));
      options.push(new Option(PASS, 'lcg.option.no-engage', -1, seat, 0, 'LCG-ENC-02'));
      return { seat, kind: 'target', prompt: ['lcg.ask.engage'], options, rule: 'LCG-ENC-02' };
    },
    then(m, v, answer) {
      m.goto('5.2');
      const seat = playerOrder(m).find((s) => (v.asked & (1 << s)) === 0)!;
      v.asked |= 1 << seat;
      m.s.active = seat;
      if (answer.id !== PASS) engage(m, answer.card, seat);
    },
  },
  '5.2w': windowStep,
  '5.3'(m, v) {
    const order = playerOrder(m);
    const rules = registry[m.s.cards[currentQuest(m)].def].stageRules;
    if (rules?.noEngagementChecks || v.none >= order.length) m.goto('5.3w');
  },
  check: {
    ask(m, v): Decision | null {
      const seat = checking(m, v);
      const enemies = eligible(m, seat);
      if (enemies.length === 0) return null;
      // Several with the same cost: the first player chooses (LCG-GAP-01).
      const options = enemies.map(
        (card) => new Option(aliasId(m.s.cards[card].alias), 'lcg.option.engages', card, seat, 0, 'LCG-ENC-05'),
      );
      const prompt = ['lcg.ask.check', { seat: seatWord(seat) }] as const;
      return { seat: m.s.first, kind: 'target', prompt, options, rule: 'LCG-ENC-05' };
    },
    then(m, v, answer) {
      v.none = 0;
      v.turn++;
      m.goto('5.3');
      engage(m, answer.card, answer.seat);
    },
  },
  nobody(m, v) {
    v.none++;
    v.turn++;
    m.goto('5.3');
  },
  '5.3w': windowStep,
  '5.4': (m) => endPhase(m, PHASE.encounter),
});

function checking(m: M, v: Vars): Seat {
  const order = playerOrder(m);
  return order[v.turn % order.length];
}

/** The enemies with the highest engagement cost that the player's threat reaches (LCG-ENC-05, -06). */
export function eligible(m: M, seat: Seat): number[] {
  let best = -1;
  let found: number[] = [];
  for (const card of cardsIn(m, ZONE.staging)) {
    if (!isEnemy(m, card)) continue;
    const cost = value(m, card, STAT.engagement);
    if (cost > m.s.threat[seat] || cost < best) continue;
    if (cost > best) found = [];
    best = cost;
    found.push(card);
  }
  return found;
}

/** An enemy and a player engage each other, however that comes about (LCG-ENC-11). */
export function engage(m: M, enemy: number, seat: Seat): void {
  if (m.log) m.say(['lcg.log.engage', { card: cardWord(m, enemy), seat: seatWord(seat) }], [enemy], 'LCG-ENC-04');
  emit(m, { type: 'engage', card: enemy, seat });
}
