import type { TitleGrammar } from '@tafelrunde/words';
import { card, type PrintedCard, type Spec } from '../define.ts';
import { costsAtLeast, isNotNamedCost } from '../language/conditions.ts';
import { bySeats } from '../language/counts.ts';
import { destroy, destroyTop, discardEach, discardHand, draw, gainCorruption, showHand } from '../language/effects.ts';
import { draftHands } from '../language/group.ts';
import { all, oneOf, when } from '../language/language.ts';
import { destroyLocation, discardChosen, mayDestroy, mayGain } from '../language/pick.ts';
import { harvest, nameCost, nameType, revealRandom } from '../language/reveal.ts';
import { the } from '../language/select.ts';
import { othersDestroyTwo } from '../language/witch-king.ts';

/** In the order of their numbers; all but what the rulebook tells of them is our own design (DBG-SILENT-09). */
const impossible = (id: string, de: string, en: string, as: TitleGrammar, level: number, spec: Spec): PrintedCard =>
  card(`${id}-impossible`, { de: `${de} (Albtraum)`, en: `${en} (Impossible)`, as }, 'enemy', {
    group: 'impossible',
    level,
    ours: true,
    ...spec,
  });
export const impossibles: readonly PrintedCard[] = [
  impossible('nazgul', 'Nazgûl', 'Nazgûl', 'm', 1, {
    cost: 9,
    points: 4,
    power: 3,
    play: mayGain({ atMost: 5 }),
    ongoing: { kind: 'first ambush', effect: gainCorruption(1) },
  }),

  impossible('moria-horde', 'Moria-Horde', 'Moria Horde', 'f', 2, {
    cost: 10,
    points: 6,
    power: 4,
    play: mayGain({ type: 'artifact' }, 'hand'),
    onGroup: all(showHand, discardEach({ type: 'artifact' }), discardEach({ type: 'ally' })),
  }),

  impossible('watcher-in-the-water', 'Wächter im Wasser', 'Watcher in the Water', 'm', 2, {
    cost: 11,
    points: 6,
    power: 3,
    play: draw(1),
    onGroup: oneOf(destroyLocation, discardChosen(3)),
  }),

  impossible('cave-troll', 'Höhlentroll', 'Cave Troll', 'm', 2, {
    cost: 11,
    points: 6,
    power: 5,
    onGroup: all(revealRandom('shown'), when(costsAtLeast('shown', 1), destroy(the('shown')), gainCorruption(1))),
  }),

  impossible('balrog', 'Der Balrog', 'The Balrog', 'm', 3, {
    cost: 13,
    points: 9,
    power: 5,
    play: mayDestroy(2),
    onGroup: all(discardHand, draw(2)),
  }),

  impossible('witch-king', 'Hexenkönig von Angmar', 'The Witch-king', 'm', 3, {
    cost: 13,
    points: 9,
    power: 5,
    play: draw(1),
    onGroup: othersDestroyTwo,
  }),

  impossible('saruman', 'Saruman', 'Saruman', 'name m', 3, {
    cost: 13,
    points: 10,
    play: all(nameType, harvest(7)),
    onGroup: draftHands,
    together: true,
    unavoidable: true,
  }),

  impossible('lurtz', 'Lurtz', 'Lurtz', 'name m', 4, {
    cost: 14,
    points: 12,
    onGroup: all(nameCost, revealRandom('shown'), when(isNotNamedCost('shown'), all(discardHand, gainCorruption(1)))),
    // As many that steady players win about half of their games, however many they are (DBG-OURS-02).
    ongoing: { kind: 'end of turn', effect: destroyTop(bySeats(18, 8, 5, 4)), losesWithoutMain: true },
  }),
];
