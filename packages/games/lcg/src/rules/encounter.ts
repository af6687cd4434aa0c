import { CardOptions, cardsIn, emit, option, PASS, procedure, question, type Seat, value } from '@tafelrunde/kernel';
import { currentQuest, nextInOrder, playerOrder } from '../players.ts';
import { isEnemy, kindOf } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import { type LcgDecision, type LcgOption, type LcgState, type M, PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { beginPhase, endPhase } from './phases.ts';
import { classicWindow, windowStep } from './window.ts';

/** `asked` and `checked` are sets of seats, `checked` those of this round of checks; `none` counts checks without an enemy. */
type Vars = { asked: number; checked: number; none: number };

const ENGAGE = new CardOptions('lcg.option.engage', 'LCG-ENC-03');
const ENGAGES = new CardOptions('lcg.option.engages', 'LCG-ENC-05');

/** Phase 5 (LCG-ENC-01 to -15, LCG-WINDOW-13, -14). */
export const encounterPhase = procedure<LcgState, Vars>('encounter')({
  '5.1': (m) => beginPhase(m, PHASE.encounter),
  '5.1w': classicWindow,
  '5.2': {
    ask(m, v): LcgDecision | null {
      const seat = nextInOrder(m, v.asked);
      if (seat < 0) return null;
      const options: LcgOption[] = [];
      const staged = cardsIn(m, ZONE.staging);
      for (let i = 0; i < staged.length; i++) {
        const card = staged[i];
        if (!isEnemy(m, card) || value(m, card, STAT.cannotBeEngaged) > 0) continue;
        options.push(ENGAGE.of(card, m.s.cards[card].alias));
      }
      options.push(option(PASS, 'lcg.option.no-engage', { seat, rule: 'LCG-ENC-02' }));
      return question(seat, 'target', ['lcg.ask.engage'], options, 'LCG-ENC-02');
    },
    then(m, v, answer) {
      m.goto('5.2');
      const seat = nextInOrder(m, v.asked);
      v.asked |= 1 << seat;
      m.s.active = seat;
      if (answer.id !== PASS) engage(m, answer.card, seat);
    },
  },
  '5.2w': windowStep,
  '5.3'(m, v) {
    const order = playerOrder(m);
    const rules = m.defs[m.s.cards[currentQuest(m)].def].stageRules;
    const done = rules?.noEngagementChecks || v.none >= order.length;
    m.s.active = done ? m.s.first : checking(m, v);
    if (done) m.goto('5.3w');
  },
  check: {
    ask(m, v): LcgDecision | LcgOption | null {
      const seat = checking(m, v);
      const enemies = eligible(m, seat);
      if (enemies.length === 0) return null;
      // Several with the same cost: the first player chooses (LCG-GAP-01).
      const options = enemies.map((card) => ENGAGES.of(card, m.s.cards[card].alias, 0, seat));
      if (options.length === 1) return options[0];
      const prompt = ['lcg.ask.check', { seat: seatWord(seat) }] as const;
      return question(m.s.first, 'target', prompt, options, 'LCG-ENC-05');
    },
    then(m, v, answer) {
      v.none = 0;
      hasChecked(m, v);
      m.goto('5.3');
      engage(m, answer.card, answer.seat);
    },
  },
  nobody(m, v) {
    v.none++;
    hasChecked(m, v);
    m.goto('5.3');
  },
  '5.3w': windowStep,
  '5.4': (m) => endPhase(m, PHASE.encounter),
});

/** Whose check it is: the next in player order; after everybody, the first player again (LCG-ENC-07, -08). */
function checking(m: M, v: Vars): Seat {
  const next = nextInOrder(m, v.checked);
  return next >= 0 ? next : playerOrder(m)[0];
}

function hasChecked(m: M, v: Vars): void {
  const seat = checking(m, v);
  const again = (v.checked & (1 << seat)) !== 0;
  v.checked = (again ? 0 : v.checked) | (1 << seat);
}

/** The enemies with the highest engagement cost that the player's threat reaches (LCG-ENC-05, -06). */
function eligible(m: M, seat: Seat): number[] {
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

/** An engagement check of a player against one enemy in the staging area (LCG-ENC-10). */
export function checkAgainst(m: M, enemy: number, seat: Seat): void {
  if (kindOf(m, enemy) === ZONE.staging && value(m, enemy, STAT.engagement) <= m.s.threat[seat]) engage(m, enemy, seat);
}

/** An enemy and a player engage each other, however that comes about (LCG-ENC-11). */
export function engage(m: M, enemy: number, seat: Seat): void {
  if (m.log) m.say(['lcg.log.engage', { card: cardWord(m, enemy), seat: seatWord(seat) }], [enemy], 'LCG-ENC-04');
  emit(m, { type: 'engage', card: enemy, seat });
}
