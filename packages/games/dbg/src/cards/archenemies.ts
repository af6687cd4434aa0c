import type { TitleGrammar } from '@tafelrunde/words';
import { card, type PrintedCard, type Spec } from '../define.ts';
import { giftAttack } from '../language/attack.ts';
import { allyInHand, isNamedCost, isNotNamedCost } from '../language/conditions.ts';
import { emptyDiscards } from '../language/counts.ts';
import {
  burnTop,
  discardEach,
  discardHand,
  draw,
  gainCard,
  gainCorruption,
  keepRandom,
  power,
  putUnderMain,
  showHand,
} from '../language/effects.ts';
import { dearestDiscardMore, destroyEqualCosts, secretBid, sweepPath } from '../language/group.ts';
import { all, oneOf, when } from '../language/language.ts';
import { destroyDiscarded, discardGrownOr, gainDearest, mayDestroy, mayGain } from '../language/pick.ts';
import { harvest, nameCost, nameType, revealMainTop, revealRandom } from '../language/reveal.ts';
import { the } from '../language/select.ts';
import { breakCourage } from '../language/witch-king.ts';

const archenemy = (id: string, de: string, en: string, as: TitleGrammar, level: number, spec: Spec): PrintedCard =>
  card(id, { de, en, as }, 'enemy', { group: 'archenemy', level, ...spec });
export const archenemies: readonly PrintedCard[] = [
  archenemy('nazgul', 'Nazgûl', 'Nazgûl', 'm', 1, { cost: 8, points: 4, power: 2, play: mayGain({ atMost: 5 }) }),

  archenemy('moria-horde', 'Moria-Horde', 'Moria Horde', 'f', 2, {
    cost: 8,
    points: 5,
    power: 3,
    play: mayGain({ type: 'artifact' }, 'hand'),
    onGroup: all(showHand, discardEach({ type: 'artifact' })),
  }),

  archenemy('cave-troll', 'Höhlentroll', 'Cave Troll', 'm', 2, {
    cost: 9,
    points: 5,
    power: 4,
    onGroup: destroyEqualCosts,
    together: true,
  }),

  archenemy('watcher-in-the-water', 'Wächter im Wasser', 'Watcher in the Water', 'm', 2, {
    cost: 9,
    points: 5,
    power: 2,
    play: draw(1),
    onGroup: dearestDiscardMore,
    together: true,
  }),

  archenemy('ulaire-ostea', 'Ulaire Ostea', 'Úlairë Ostëa', 'name m', 2, {
    cost: 9,
    points: 5,
    power: 3,
    ownAttack: giftAttack,
    onGroup: all(showHand, when(allyInHand, gainCorruption(2))),
  }),

  archenemy('uruk-hai-band', 'Uruk-Hai-Trupp', 'Uruk-hai Band', 'm', 2, {
    cost: 9,
    points: 5,
    power: 3,
    play: power(emptyDiscards, 3),
    onGroup: sweepPath,
    together: true,
  }),

  archenemy('ulaire-nelya', 'Ulaire Nelya', 'Úlairë Nelya', 'name m', 3, {
    cost: 10,
    points: 7,
    play: gainDearest,
    onGroup: all(
      nameCost,
      revealMainTop('top'),
      when(isNamedCost('top'), gainCard(the('top'), 'hand')),
      // Over an empty main deck there is no card to miss.
      when(isNotNamedCost('top'), all(putUnderMain(the('top')), gainCorruption(1))),
    ),
    fromTurn: true,
  }),

  archenemy('witch-king', 'Hexenkönig von Angmar', 'The Witch-king', 'm', 3, {
    cost: 11,
    points: 8,
    play: burnTop(2),
    onGroup: breakCourage,
    together: true,
  }),

  archenemy('saruman', 'Saruman', 'Saruman', 'name m', 3, {
    cost: 12,
    points: 8,
    play: all(nameType, harvest(7)),
    onGroup: secretBid,
    together: true,
    unavoidable: true,
  }),

  archenemy('balrog', 'Der Balrog', 'The Balrog', 'm', 3, {
    cost: 13,
    points: 9,
    power: 4,
    play: mayDestroy(2),
    onGroup: keepRandom(2),
    ours: true,
  }),

  archenemy('ulaire-cantea', 'Ulaire Cantea', 'Úlairë Cantëa', 'name m', 3, {
    cost: 10,
    points: 7,
    power: 3,
    attack: discardGrownOr(gainCorruption(1)),
    onGroup: oneOf(destroyDiscarded, gainCorruption(2)),
    ours: true,
  }),

  archenemy('lurtz', 'Lurtz', 'Lurtz', 'name m', 4, {
    cost: 14,
    points: 10,
    onGroup: all(nameCost, revealRandom('shown'), when(isNotNamedCost('shown'), discardHand)),
  }),
];
