import { describe, expect, it } from 'vitest';
import { describe as say } from '../describe.ts';
import type { Lang, Literal } from '../lang.ts';
import { lexicon } from '../lexicon.ts';
import { commonLexicon } from '../lexicon-common.ts';
import type { Phrase } from '../phrase.ts';
import { briefForm, briefLength } from './brief-form.ts';
import { shorten } from './shorten.ts';
import { telegraph } from './telegraph.ts';

const words = lexicon(commonLexicon, {
  nouns: {
    hero: { de: { sg: 'Held', pl: 'Helden', gender: 'm', weak: true }, en: { sg: 'hero', pl: 'heroes' } },
    pool: { de: { sg: 'Vorrat', pl: 'Vorräte', gender: 'm' }, en: { sg: 'pool' } },
  },
});
const short = (phrase: Phrase, lang: Lang): string => say(shorten(phrase), lang, words);

const hero = { noun: 'hero', det: 'a' } as const;
const chosen = { noun: 'hero', det: 'the', adj: ['chosen'] } as const;

describe('a phrase is shortened before it is said', () => {
  it('articles and "your" go', () => {
    const draw: Phrase = {
      verb: 'discard',
      object: { noun: 'card', det: 'the' },
      prep: [{ prep: 'from', np: { noun: 'hand', det: { poss: 'you' } } }],
    };
    expect(short(draw, 'en')).toBe('discard card from hand');
    expect(short(draw, 'de')).toBe('lege Karte von Hand ab');
  });

  it('what is chosen stands where it is used', () => {
    const phrase: Phrase = {
      clauses: [
        { verb: 'choose', object: hero },
        { verb: 'discard', object: chosen },
      ],
    };
    expect(short(phrase, 'en')).toBe('discard hero');
    expect(short(phrase, 'de')).toBe('lege Helden ab');
  });

  it('a choice that is not spoken of again stays', () => {
    const phrase: Phrase = {
      clauses: [
        { verb: 'choose', object: hero },
        { verb: 'discard', object: { noun: 'card', count: 2 } },
      ],
    };
    expect(short(phrase, 'en')).toBe('choose hero and discard 2 cards');
  });

  it('numbers and "each" stay', () => {
    expect(short({ verb: 'discard', object: { noun: 'hero', det: 'each' } }, 'en')).toBe('discard each hero');
    expect(short({ verb: 'discard', object: { noun: 'card', count: 3 } }, 'de')).toBe('lege 3 Karten ab');
  });
});

describe('telegraph', () => {
  it.each([
    [
      'en',
      'Response, after this card enters play: Cost: Spend 1 resource. Draw 2 cards. (Limit 1 per round.)',
      'enters play: Spend 1 resource → Draw 2 cards. 1×/round',
    ],
    [
      'de',
      'Reaktion, nachdem diese Karte ins Spiel gekommen ist: Kosten: Gib 1 Ressource aus. Ziehe 2 Karten. (1-mal pro Runde.)',
      'kommt ins Spiel: Gib 1 Ressource aus → Ziehe 2 Karten. 1×/Runde',
    ],
    ['de', 'Der Held, der angreift, erhält +1 Angriff.', 'Held, der angreift, +1 Angriff.'],
    ['de', 'Sieh dir die oberste Karte des Decks an.', 'Sieh dir oberste Karte des Decks an.'],
  ] as const)('%s: %s', (lang, text, told) => {
    expect(telegraph(text, lang)).toBe(told);
  });
});

describe('a short form', () => {
  const texts = (...en: string[]): Literal[] => en.map((text) => ({ de: text, en: text }));
  const signs = { coin: { de: /Gold/g, en: /gold/g } };

  it('has signs for words, which count as two letters', () => {
    expect(briefForm(texts('Gain 2 gold.'), 'en', signs, 50)).toEqual(['Gain 2 {coin}']);
    expect(briefLength(['Gain 2 {coin}'])).toBe(9);
  });

  it('loses its remarks first, then sentences from the end, and says that there is more', () => {
    const long = texts('Draw 1 card (hand). Discard 2 cards.', 'Lose 3 gold.');
    expect(briefForm(long, 'en', signs, 50)).toEqual(['Draw 1 card (hand). Discard 2 cards', 'Lose 3 {coin}']);
    expect(briefForm(long, 'en', signs, 42)).toEqual(['Draw 1 card. Discard 2 cards', 'Lose 3 {coin}']);
    expect(briefForm(long, 'en', signs, 34)).toEqual(['Draw 1 card. Discard 2 cards {more}']);
    expect(briefForm(long, 'en', signs, 20)).toEqual(['Draw 1 card {more}']);
  });

  it('of nothing is nothing, and a text that says nothing in short has no line', () => {
    expect(briefForm([], 'en', signs, 50)).toEqual([]);
    expect(briefForm(texts('This card.', 'Draw 1 card.'), 'en', signs, 50)).toEqual(['Draw 1 card']);
  });

  // How much room there is, and what is said in it; '|' stands between lines.
  it.each([
    [36, 'Draw 1 card: roll 2 dice; pass | Lose 3'],
    [35, 'Draw 1 card: roll 2 dice; pass {more}'],
    [34, 'Draw 1 card: roll 2 dice; pass {more}'],
    [33, 'Draw 1 card: roll 2 dice {more}'],
    [28, 'Draw 1 card: roll 2 dice {more}'],
    [27, 'Draw 1 card {more}'],
    [1, 'Draw 1 card {more}'],
  ])('in %i letters', (most, told) => {
    expect(briefForm(texts('Draw 1 card: roll 2 dice; pass.', 'Lose 3.'), 'en', signs, most).join(' | ')).toBe(told);
  });

  it('of remarks keeps none, wherever they stand', () => {
    const remarks = texts('(Now) draw (2) cards (hand). Pass (once).', 'Rest (long).');
    expect(briefForm(remarks, 'en', signs, 35)).toEqual([' draw cards. Pass', 'Rest']);
  });
});
