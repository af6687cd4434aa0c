import { cardsIn, DONE, value } from '@tafelrunde/kernel';
import { committedWillpower, type LcgState, STAT, stagingThreat, ZONE } from '@tafelrunde/lcg';
import type { Claim, Proofs } from './claims.ts';

type C = Claim<LcgState>;

/** What lies on heroes; for a creature also what lies on others, who spend for nothing else. */
const pools = ({ now, seat, option }: C): number => {
  const defOf = (ix: number) => now.defs[now.s.cards[ix].def];
  const pays = (ix: number): boolean => defOf(ix).type === 'hero' || defOf(option.card).traits.includes('Creature');
  return cardsIn(now, ZONE.play, seat).reduce((sum, ix) => sum + (pays(ix) ? now.s.cards[ix].resources : 0), 0);
};
const inPlay = ({ now, card }: C): boolean =>
  ![
    ZONE.discard,
    ZONE.encounterDiscard,
    ZONE.victory,
    ZONE.hand,
    ZONE.deck,
    ZONE.removed,
    ZONE.encounterDeck,
    ZONE.aside,
    ZONE.captive,
  ].includes(now.layout.kindOf[now.s.cards[card].zone] as never);
const changed = (field: 'damage' | 'progress', sign: number) => (claim: C) =>
  sign * (claim.now.s.cards[claim.card][field] - claim.before.s.cards[claim.card][field]) === claim.number('n');

/** How what the living card game calls certain is proven. */
export const lcgProofs: Proofs<LcgState> = {
  holds: {
    'lcg.see.quest': ({ now, number }) =>
      committedWillpower(now) === number('willpower') && stagingThreat(now) === number('threat'),
    'lcg.see.less': ({ now, number }) => stagingThreat(now) === number('threat'),
    'lcg.see.points': ({ now, option, number }) =>
      value(now, option.card, STAT.questPoints) - now.s.cards[option.card].progress === number('n'),
    'lcg.see.costs': (claim) => pools(claim) === claim.number('left'),
    'lcg.see.pool': ({ now, card, number }) => now.s.cards[card].resources === number('left'),
    'lcg.see.damaged': changed('damage', 1),
    'lcg.see.healed': changed('damage', -1),
    'lcg.see.progress': changed('progress', 1),
    'lcg.see.gone': (claim) => !inPlay(claim),
    'lcg.see.readied': ({ now, card }) => now.s.cards[card].exhausted === 0,
    'lcg.see.spent': ({ now, card }) => now.s.cards[card].exhausted === 1,
    'lcg.see.threat': ({ now, number }) => now.s.threat.includes(number('now')),
    'lcg.see.out': ({ before, now }) => now.s.eliminated !== before.s.eliminated || now.s.over !== null,
    'lcg.see.won': ({ now, seat }) => now.s.over?.winners.includes(seat) === true,
    'lcg.see.lost': ({ now, seat }) => now.s.over !== null && !now.s.over.winners.includes(seat),
    'lcg.see.gets': ({ before, now, card, name }) => {
      const [, stat, by] = name('more').split(':').map(Number);
      return value(now, card, stat) - value(before, card, stat) === by;
    },
  },
  goesOn(m, first) {
    const asked = m.decision();
    const key = asked?.prompt[0];
    if (key === 'lcg.ask.commit' && first.key === 'lcg.option.commit') return DONE;
    const pays = first.key === 'lcg.option.play' || first.key === 'lcg.option.use';
    return key === 'lcg.ask.pay' && pays ? asked!.options[0].id : null;
  },
};
