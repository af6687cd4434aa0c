import { card, type PrintedCard } from '../define.ts';
import { costsAtLeast, isNamedType } from '../language/conditions.ts';
import { perOther, perType } from '../language/counts.ts';
import { captureAmbusher, discardThis } from '../language/defense.ts';
import { draw, gainCard, gainTop, passLeft, power, takeToHand } from '../language/effects.ts';
import { all, when } from '../language/language.ts';
import { mayDestroy, mayGain, putOnDeck } from '../language/pick.ts';
import { gainTopMaybeOnDeck, lookAtTop, mayWithTop, nameType, revealMainTop, revealTop } from '../language/reveal.ts';
import { the } from '../language/select.ts';
export const artifacts: readonly PrintedCard[] = [
  card(
    'boromirs-shield',
    { de: 'Boromirs Schild', en: 'Boromir’s Shield', as: { de: 'name m', en: 'name it' } },
    'artifact',
    {
      cost: 4,
      points: 1,
      power: 2,
      defense: all(discardThis, draw(1), captureAmbusher),
    },
  ),

  card('elven-brooch', { de: 'Elbenbrosche', en: 'Elven Brooch', as: 'f' }, 'artifact', {
    cost: 3,
    quantity: 2,
    power: 1,
    quest: { points: 5, least: 5, type: 'artifact', others: true },
  }),

  card('horn-of-gondor', { de: 'Horn von Gondor', en: 'Horn of Gondor', as: 'n' }, 'artifact', {
    cost: 3,
    points: 1,
    quantity: 3,
    growing: perType,
  }),

  card('sting', { de: 'Stich', en: 'Sting', as: { de: 'name m', en: 'name it' } }, 'artifact', {
    cost: 4,
    quantity: 2,
    power: 2,
    quest: { points: 5, least: 5, type: 'enemy' },
  }),

  card('shards-of-narsil', { de: 'Bruchstücke von Narsil', en: 'Shards of Narsil', as: 'pl' }, 'artifact', {
    cost: 7,
    points: 2,
    growing: perOther('artifact', 1, 3),
    play: mayDestroy(),
  }),

  card(
    'gandalfs-fireworks',
    { de: 'Gandalfs Feuerwerk', en: 'Gandalf’s Fireworks', as: { de: 'name n', en: 'name pl' } },
    'artifact',
    {
      cost: 4,
      points: 1,
      power: 1,
      play: mayGain({ atMost: 5 }, 'deck'),
    },
  ),

  card('pipe-weed', { de: 'Pfeifenkraut', en: 'Pipe-weed', as: 'n' }, 'artifact', {
    cost: 1,
    power: 1,
    play: all(draw(1), passLeft),
  }),

  card('book-of-mazarbul', { de: 'Buch von Mazarbul', en: 'Book of Mazarbul', as: 'n' }, 'artifact', {
    cost: 4,
    points: 1,
    play: all(draw(1), revealMainTop('top'), when(costsAtLeast('top', 5), gainCard(the('top'), 'deck'))),
  }),

  card('light-of-earendil', { de: 'Licht Earendils', en: 'Light of Eärendil', as: 'n whole' }, 'artifact', {
    cost: 2,
    points: 1,
    quantity: 3,
    play: all(nameType, revealTop('top'), when(isNamedType('top'), power(4), power(1))),
  }),

  card(
    'mirror-of-galadriel',
    { de: 'Galadriels Spiegel', en: 'Mirror of Galadriel', as: { de: 'name m', en: 'the' } },
    'artifact',
    {
      cost: 3,
      points: 1,
      quantity: 3,
      power: 1,
      play: all(lookAtTop('top'), mayWithTop('destroy', 'top')),
    },
  ),

  card('evenstar-pendant', { de: 'Abendstern-Anhänger', en: 'Evenstar Pendant', as: 'm' }, 'artifact', {
    cost: 6,
    points: 2,
    quantity: 2,
    play: all(nameType, revealTop('top'), when(isNamedType('top'), power(8), power(1))),
  }),

  card('seeing-stones', { de: 'Sehende Steine', en: 'Seeing Stones', as: 'pl' }, 'artifact', {
    cost: 4,
    points: 1,
    quantity: 3,
    play: all(draw(2), putOnDeck(1)),
  }),

  card('flaming-torch', { de: 'Brennende Fackel', en: 'Flaming Torch', as: 'f' }, 'artifact', {
    cost: 5,
    points: 1,
    quantity: 3,
    power: 3,
    play: all(nameType, revealTop('top'), when(isNamedType('top'), takeToHand(the('top')))),
  }),

  card('mithril-vest', { de: 'Mithrilhemd', en: 'Mithril Vest', as: 'n' }, 'artifact', {
    cost: 7,
    points: 2,
    play: gainTopMaybeOnDeck,
    defense: all(discardThis, gainTop('deck')),
  }),
];
