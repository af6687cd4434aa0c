import { wordsIn } from '../../words-in.ts';

interface CollectionWords {
  readonly title: string;
  readonly on: string;
  readonly about: string;
  readonly keepTo: string;
  readonly boxes: (n: number) => string;
}

export const collectionWords = wordsIn<CollectionWords>({
  de: {
    title: 'Meine Sammlung',
    on: 'gilt',
    about:
      'Welche Schachteln du besitzt und wie oft. Gilt die Sammlung, haben Decks nur so viele Exemplare, wie darin sind, und nur ihre Szenarien stehen zur Wahl.',
    keepTo: 'Decks und Szenarien richten sich nach meiner Sammlung',
    boxes: (n) => (n === 0 ? 'keine' : `${n}-mal`),
  },
  en: {
    title: 'My collection',
    on: 'in force',
    about:
      'Which boxes you own, and how many of each. While the collection is in force, decks hold only as many copies as there are in it, and only its scenarios are offered.',
    keepTo: 'Decks and scenarios keep to my collection',
    boxes: (n) => (n === 0 ? 'none' : `${n} ×`),
  },
});
