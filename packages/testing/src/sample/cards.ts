import { ADD, type GameEvent } from '@tafelrunde/kernel';
import { card, type HoardCard } from './card.ts';
import {
  all,
  andThen,
  anotherCreature,
  change,
  choose,
  draw,
  drop,
  gain,
  later,
  loseLess,
  may,
  oneOf,
  preventIt,
  reshuffle,
  rob,
  stronger,
  the,
  thisCard,
  when,
  yourCard,
  yourCreature,
} from './language.ts';
import { type HoardMatch, IN_CAMP, IN_HAND, STRENGTH } from './state.ts';

/** Whether the event happens to the player in whose camp or hand the card is. */
const yours = (m: HoardMatch, event: GameEvent, card: number): boolean => m.controller(card) === event.seat;
const notYours = (m: HoardMatch, event: GameEvent, card: number): boolean => m.controller(card) !== event.seat;

/** The cards of the game. */
export const cards: readonly HoardCard[] = [
  card('coin', { de: 'Münze', en: 'Coin', as: 'f' }, 'deed', 8, { play: gain(1) }),

  card('thief', { de: 'Dieb', en: 'Thief', as: 'm' }, 'deed', 4, { cost: 1, play: all(rob(2), gain(1)) }),

  card('dwarf', { de: 'Zwerg', en: 'Dwarf', as: 'm' }, 'creature', 5, { strength: 2 }),

  card('troll', { de: 'Troll', en: 'Troll', as: 'm' }, 'creature', 2, { strength: 4, cost: 2 }),

  card('banner', { de: 'Banner', en: 'Banner', as: 'n' }, 'keepsake', 2, {
    cost: 1,
    lasting: [
      {
        stat: STRENGTH,
        layer: ADD,
        zones: IN_CAMP,
        applies: (m, source, target) => m.s.cards[source].zone === m.s.cards[target].zone,
        amount: () => 1,
        says: {
          de: 'Jedes Wesen in deinem Lager erhält +1 Stärke.',
          en: 'Each creature in your camp gets +1 strength.',
        },
      },
    ],
  }),

  card('song', { de: 'Lied', en: 'Song', as: 'n' }, 'deed', 3, {
    play: choose(yourCreature, 'singer', all(change(STRENGTH, 2, the('singer', 'creature'), 'turn'), gain(1))),
  }),

  card('duel', { de: 'Zweikampf', en: 'Duel', as: 'm' }, 'deed', 4, {
    play: choose(
      yourCreature,
      'mine',
      choose(
        anotherCreature,
        'theirs',
        when(
          stronger('mine', 'theirs'),
          all(drop(the('theirs', 'creature', 'second')), gain(2)),
          drop(the('mine', 'creature', 'first')),
        ),
      ),
    ),
  }),

  card('guard', { de: 'Wache', en: 'Guard', as: 'f' }, 'keepsake', 2, {
    reactions: [
      {
        on: 'lose',
        timing: 'when',
        matches: yours,
        says: { de: 'Wenn du Gold verlieren würdest', en: 'When you would lose gold' },
        effect: all(preventIt, drop(thisCard)),
      },
    ],
  }),

  card('helm', { de: 'Helm', en: 'Helm', as: 'm' }, 'keepsake', 2, {
    cost: 1,
    reactions: [
      {
        on: 'lose',
        timing: 'when',
        matches: yours,
        says: { de: 'Wenn du Gold verlieren würdest', en: 'When you would lose gold' },
        effect: loseLess(1),
      },
    ],
  }),

  card('bell', { de: 'Glocke', en: 'Bell', as: 'f' }, 'keepsake', 2, {
    reactions: [
      {
        on: 'gain',
        timing: 'after',
        matches: yours,
        says: { de: 'Nachdem du Gold erhalten hast', en: 'After you gained gold' },
        effect: draw(1),
      },
    ],
  }),

  card('cup', { de: 'Becher', en: 'Cup', as: 'm' }, 'keepsake', 2, {
    reactions: [
      {
        on: 'gain',
        timing: 'after',
        matches: (m, event, cup) => yours(m, event, cup) && event.n === 1,
        says: { de: 'Nachdem du genau 1 Gold erhalten hast', en: 'After you gained exactly 1 gold' },
        effect: oneOf(draw(1), choose(yourCard, 'given', all(drop(the('given', 'card')), gain(2)))),
      },
    ],
  }),

  card('rumour', { de: 'Gerücht', en: 'Rumour', as: 'n' }, 'answer', 3, {
    reactions: [
      {
        on: 'play',
        timing: 'after',
        optional: true,
        from: IN_HAND,
        matches: notYours,
        says: { de: 'Nachdem ein anderer Spieler eine Karte gespielt hat', en: 'After another player played a card' },
        effect: all(drop(thisCard), gain(1)),
      },
    ],
  }),

  card('trade', { de: 'Tausch', en: 'Trade', as: 'm' }, 'deed', 2, {
    play: andThen(choose(yourCard, 'given', drop(the('given', 'card'))), draw(2)),
  }),

  card('storm', { de: 'Sturm', en: 'Storm', as: 'm' }, 'deed', 2, { play: reshuffle }),

  card('feast', { de: 'Fest', en: 'Feast', as: 'n' }, 'deed', 2, {
    play: all(gain(1), later('turn-end', gain(1)), may(choose(yourCard, 'eaten', drop(the('eaten', 'card'))))),
  }),
];
