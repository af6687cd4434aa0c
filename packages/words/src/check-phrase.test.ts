import { expect, describe as group, it } from 'vitest';
import { checkPhrase } from './check-phrase.ts';
import { describe } from './describe.ts';
import { checkLexicon, lexicon } from './lexicon.ts';
import { commonLexicon } from './lexicon-common.ts';
import { gap, type Phrase } from './phrase.ts';

const words = lexicon(commonLexicon);

const TABLE: readonly (readonly [string, Phrase])[] = [
  ['unknown word: nouns dragon', { noun: 'dragon' }],
  ['unknown word: nouns toString', { noun: 'toString' }],
  ['unknown word: adjectives green', { noun: 'card', adj: ['green'] }],
  ['unknown word: adverbs wildly', { noun: 'card', adj: [{ adj: 'chosen', by: ['wildly'] }] }],
  [
    'unknown word: nouns dragon',
    { noun: 'card', adj: [{ adj: 'chosen', by: [{ prep: 'from', np: { noun: 'dragon' } }] }] },
  ],
  ['unknown word: verbs fly', { verb: 'fly' }],
  ['unknown word: prepositions beyond', { verb: 'move', prep: [{ prep: 'beyond', np: { noun: 'card' } }] }],
  ['unknown word: adverbs wildly', { verb: 'draw', adverbs: ['wildly'] }],
  ['unknown word: conjunctions lest', { verb: 'draw', conj: 'lest' }],
  ['unknown word: names sauron', { proper: 'sauron' }],
  [
    'unknown word: nouns dragon',
    { clauses: [{ verb: 'draw', purpose: { verb: 'take', object: { noun: 'dragon' } } }] },
  ],
  [
    'unknown word: nouns dragon',
    { noun: 'hand', det: { owner: { noun: 'card', of: { pronoun: { noun: 'dragon' } } } } },
  ],
  ['a number after "each"', { noun: 'card', det: 'each', count: 2 }],
  ['a gap outside of a relative clause', { verb: 'draw', object: gap }],
  ['a relative clause with 0 gaps (draw)', { noun: 'card', relative: { verb: 'draw' } }],
  ['a clause in front without a conjunction', { verb: 'draw', front: { verb: 'draw' } }],
  ['empty list', { list: [] }],
];

group('checkPhrase', () => {
  it.each(TABLE)('%s', (problem, phrase) => {
    expect(checkPhrase(phrase, words)).toEqual([problem]);
  });

  it('is right: what it calls unknown cannot be described', () => {
    for (const [problem, phrase] of TABLE.filter(([text]) => text.startsWith('unknown'))) {
      expect(() => describe(phrase, 'de', words), problem).toThrow('unknown-word');
      expect(() => describe(phrase, 'en', words), problem).toThrow('unknown-word');
    }
  });
});

group('lexicon', () => {
  it('refuses a word twice', () => {
    expect(() => lexicon(commonLexicon, { adverbs: { again: { de: 'wieder', en: 'again' } } })).toThrow(
      'duplicate-key',
    );
  });

  it('finds nothing wrong with the common words', () => {
    expect(checkLexicon(words)).toEqual([]);
  });

  it('finds entries that cannot be inflected', () => {
    const bad = lexicon({
      nouns: { ghost: { de: { gender: 'm' }, en: { sg: 'ghost' } } },
      verbs: { lay: { de: { infinitive: 'ablegen', prefix: 'an' }, en: { base: '' } } },
    });
    expect(checkLexicon(bad)).toEqual(['verbs lay: empty text', 'nouns ghost: no form', 'verbs lay: prefix an']);
  });

  it('describes every common verb and noun in every mood and case', () => {
    const moods = ['imperative', 'imperativePlural', 'declarative', 'question', 'infinitive', 'subordinate'] as const;
    const left = /undefined|null|\[object|[{}]/;
    for (const lang of ['de', 'en'] as const) {
      for (const verb of Object.keys(words.verbs)) {
        for (const mood of moods) {
          for (const voice of ['active', 'passive'] as const) {
            for (const tense of ['present', 'past', 'perfect'] as const) {
              const text = describe({ verb, voice, tense, object: { noun: 'card', det: 'a' } }, lang, words, { mood });
              expect(text).not.toMatch(left);
            }
          }
        }
      }
      for (const noun of Object.keys(words.nouns)) {
        for (const kase of ['nom', 'gen', 'dat', 'acc'] as const) {
          expect(describe({ noun, det: 'a', adj: ['first'] }, lang, words, { case: kase })).not.toMatch(left);
        }
      }
    }
  });
});
