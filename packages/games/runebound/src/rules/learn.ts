import {
  type CardIx,
  cardName,
  cardsIn,
  EVERYBODY,
  move,
  option,
  procedure,
  question,
  type Seat,
  seatName,
  show,
  type Vars,
} from '@tafelrunde/kernel';
import { DECKS } from '../content/map.ts';
import type { Orb } from '../defs.ts';
import { defOf } from '../registry.ts';
import type { M, RbDecision, RbOption, RbState } from '../state.ts';
import { discardZone, ZONE } from '../zones.ts';

const held = [0, 0, 0];

function countTrophies(m: M, seat: Seat): void {
  held[0] = 0;
  held[1] = 0;
  held[2] = 0;
  const trophies = cardsIn(m, ZONE.trophies, seat);
  for (let i = 0; i < trophies.length; i++) held[defOf(m, trophies[i]).back]++;
}

/** Whether the trophies pay for a skill: coloured orbs by their own kind, grey ones by any (RB-SKILL-03 to -05). */
export function canLearn(m: M, seat: Seat, card: CardIx): boolean {
  const { orbs } = defOf(m, card);
  const trophies = cardsIn(m, ZONE.trophies, seat);
  if (orbs.length > trophies.length) return false;
  countTrophies(m, seat);
  for (let i = 0; i < orbs.length; i++) {
    if (orbs[i] === 'any') continue;
    const deck = DECKS.indexOf(orbs[i] as (typeof DECKS)[number]);
    held[deck]--;
    if (held[deck] < 0) return false;
  }
  return true;
}

interface LearnVars extends Vars {
  seat: Seat;
  card: CardIx;
  /** Grey orbs still to be paid. */
  grey: number;
}

const payOptions = DECKS.map((_, deck) =>
  option(`o${deck}`, 'rb.option.trophy', { n: deck, rule: 'RB-SKILL-05', more: `trophy:${deck}` }),
);

/** A spent trophy goes to the discard pile of its own deck (RB-SPEND-04). */
function spendTrophy(m: M, seat: Seat, deck: number): void {
  const trophies = cardsIn(m, ZONE.trophies, seat);
  for (let i = 0; i < trophies.length; i++) {
    if (defOf(m, trophies[i]).back !== deck) continue;
    move(m, trophies[i], discardZone(deck));
    return;
  }
}

/** A skill is learned from the hand by spending trophies (RB-SKILL-03); then it lies face up and works. */
export const learn = procedure<RbState, LearnVars>('learn')({
  pay(m, v) {
    // Everybody sees what the trophies are spent on.
    show(m, v.card, EVERYBODY);
    for (const orb of defOf(m, v.card).orbs as readonly Orb[]) {
      if (orb === 'any') v.grey++;
      else spendTrophy(m, v.seat, DECKS.indexOf(orb));
    }
  },
  grey: {
    ask(m, { seat, card, grey }): RbDecision | null {
      if (grey === 0) return null;
      countTrophies(m, seat);
      const options: RbOption[] = [];
      for (let deck = 0; deck < 3; deck++) if (held[deck] > 0) options.push(payOptions[deck]);
      return question(seat, 'pay', ['rb.ask.trophy', { card: cardName(m, card), n: grey }], options, 'RB-SKILL-05');
    },
    then(m, v, answer) {
      v.grey--;
      spendTrophy(m, v.seat, answer.n);
      m.goto('grey');
    },
  },
  learned(m, { seat, card }) {
    m.done();
    learnSkill(m, seat, card);
  },
});

export function learnSkill(m: M, seat: Seat, card: CardIx): void {
  move(m, card, ZONE.skills, seat);
  if (m.log) m.say(['rb.log.learn', { seat: seatName(seat), card: cardName(m, card) }], [card], 'RB-SKILL-03');
  m.unsettle();
}
