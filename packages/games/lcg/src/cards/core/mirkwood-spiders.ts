import { card, type LcgCardSpec } from '../../define.ts';
import { discard, exhaustCard, mark } from '../../language/card-effects.ts';
import { isSo } from '../../language/constants-gained.ts';
import { attachedHero } from '../../language/constants-scenario.ts';
import { damage } from '../../language/damage-effects.ts';
import { orUndefended } from '../../language/encounter-combat.ts';
import { attachAsCondition, revealTop, searchTop } from '../../language/encounter-effects.ts';
import { FROM_DISCARD, whenHostWouldReady } from '../../language/encounter-moments.ts';
import { called, pick } from '../../language/encounter-picks.ts';
import {
  asHighestThreat,
  charactersControlledBy,
  defendingPlayer,
  everyPlayerPays,
} from '../../language/encounter-players.ts';
import { change, may } from '../../language/language.ts';
import { afterThisEngages, afterThisExplored } from '../../language/moments.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { spendForEachCopy } from '../../language/resource-effects.ts';
import { cards, host } from '../../language/select.ts';
import { eventPlayer, everyPlayer } from '../../language/who.ts';
import { STAT } from '../../stats.ts';

const set = 'Spiders of Mirkwood';

export const mirkwoodSpidersCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 74,
    id: 'king-spider',
    title: { de: 'Große Spinne', en: 'King Spider', as: 'f' },
    set,
    quantity: 2,
    traits: ['Creature', 'Spider'],
    engagement: 20,
    threat: 2,
    attack: 3,
    defense: 1,
    hitPoints: 3,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: asPlayer(everyPlayer, pick(1, { sort: 'character', whose: 'yours', state: 'ready' }, exhaustCard)),
      },
      {
        kind: 'shadow',
        effect: orUndefended(
          asPlayer(defendingPlayer, pick(1, { sort: 'character', whose: 'yours', state: 'ready' }, exhaustCard)),
          asPlayer(defendingPlayer, pick(2, { sort: 'character', whose: 'yours', state: 'ready' }, exhaustCard)),
        ),
      },
    ],
  }),

  card('enemy', {
    number: 75,
    id: 'hummerhorns',
    title: { de: 'Brummhörner', en: 'Hummerhorns', as: 'pl' },
    set,
    quantity: 1,
    easyQuantity: 0,
    traits: ['Creature', 'Insect'],
    engagement: 40,
    threat: 1,
    attack: 2,
    defense: 0,
    hitPoints: 3,
    victory: 5,
    abilities: [
      {
        kind: 'forced',
        moment: afterThisEngages,
        effect: asPlayer(
          eventPlayer({ noun: 'player', det: 'that' }),
          pick(1, { sort: 'hero', whose: 'yours' }, (hero) => damage(5, hero)),
        ),
      },
      {
        kind: 'shadow',
        effect: orUndefended(
          damage(1, charactersControlledBy(defendingPlayer)),
          damage(2, charactersControlledBy(defendingPlayer)),
        ),
      },
    ],
  }),

  card('enemy', {
    number: 76,
    id: 'ungoliants-spawn',
    title: { de: 'Ungoliants Brut', en: "Ungoliant's Spawn", as: { de: 'name f', en: 'name it' } },
    set,
    quantity: 1,
    traits: ['Creature', 'Spider'],
    engagement: 32,
    threat: 3,
    attack: 5,
    defense: 2,
    hitPoints: 9,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: change(
          STAT.willpower,
          -1,
          cards({ sort: 'character', state: 'committed', now: true, det: 'each' }),
          'phase',
        ),
      },
      { kind: 'shadow', effect: orUndefended(raise(4, defendingPlayer), raise(8, defendingPlayer)) },
    ],
  }),

  card('location', {
    number: 77,
    id: 'great-forest-web',
    title: { de: 'Großes Waldspinnennetz', en: 'Great Forest Web', as: 'n' },
    set,
    quantity: 2,
    traits: ['Forest'],
    threat: 2,
    questPoints: 2,
    abilities: [
      { kind: 'travel', cost: everyPlayerPays(pick(1, { sort: 'hero', whose: 'yours', state: 'ready' }, exhaustCard)) },
    ],
  }),

  card('location', {
    number: 78,
    id: 'mountains-of-mirkwood',
    title: { de: 'Berge des Düsterwalds', en: 'Mountains of Mirkwood', as: 'pl' },
    set,
    quantity: 3,
    traits: ['Forest', 'Mountain'],
    threat: 2,
    questPoints: 3,
    abilities: [
      { kind: 'travel', cost: revealTop },
      {
        kind: 'response',
        moment: afterThisExplored,
        from: FROM_DISCARD,
        everybody: true,
        effect: asPlayer(everyPlayer, may(searchTop(5)), {
          de: 'jeder Spieler darf die obersten 5 Karten seines Decks nach 1 Karte durchsuchen und sie auf die Hand nehmen; die übrigen mischt er in sein Deck',
          en: 'each player may search the top 5 cards of their deck for 1 card and add it to their hand; they shuffle the rest into their deck',
        }),
      },
    ],
  }),

  card('treachery', {
    number: 79,
    id: 'eyes-of-the-forest',
    title: { de: 'Augen des Waldes', en: 'Eyes of the Forest', as: 'quoted' },
    set,
    quantity: 1,
    easyQuantity: 0,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: asPlayer(
          everyPlayer,
          discard(
            called(cards({ sort: 'event', at: ['hand'], whose: 'yours', det: 'all' }), {
              de: 'alle Ereignisse von seiner Hand',
              en: 'all events from their hand',
            }),
          ),
        ),
      },
    ],
  }),

  card('treachery', {
    number: 80,
    id: 'caught-in-a-web',
    title: { de: 'In einem Netz gefangen', en: 'Caught in a Web', as: 'quoted' },
    set,
    quantity: 2,
    easyQuantity: 0,
    abilities: [
      { kind: 'whenRevealed', effect: asHighestThreat(pick(1, { sort: 'hero', whose: 'yours' }, attachAsCondition)) },
      isSo(attachedHero, 'cannotReady'),
      {
        kind: 'response',
        moment: whenHostWouldReady,
        cost: spendForEachCopy(2, host('hero')),
        effect: mark(
          'cannotReady',
          host('hero'),
          'phase',
          {
            de: 'der verstärkte Held wird trotz dieser Karte spielbereit',
            en: 'the attached hero readies in spite of this card',
          },
          -1,
        ),
      },
    ],
  }),
];
