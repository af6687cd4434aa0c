import { expect, describe as group, it } from 'vitest';
import { checkPhrase } from './check-phrase.ts';
import { describe } from './describe.ts';
import { checkLexicon, lexicon } from './lexicon.ts';
import { commonLexicon } from './lexicon-common.ts';
import { type Clause, gap, type NounPhrase, type Phrase } from './phrase.ts';

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
  ['a number after "a"', { noun: 'card', det: 'a', count: 1 }],
  ['a number after "no"', { noun: 'card', det: 'no', count: 1 }],
  ['no clauses', { clauses: [] }],
  ['a clause in front without a conjunction', { verb: 'draw', front: { clauses: [{ verb: 'draw' }] } }],
  ['a relative clause with 2 gaps (draw)', { noun: 'card', relative: { verb: 'draw', subject: gap, object: gap } }],
];

const dragon: NounPhrase = { noun: 'dragon' };
const card: NounPhrase = { noun: 'card' };

/** Everywhere that a noun can stand in a phrase. */
const PLACES: readonly Phrase[] = [
  dragon,
  { noun: 'card', det: { owner: dragon } },
  { noun: 'card', det: { poss: { noun: 'dragon' } } },
  { noun: 'card', of: dragon },
  { noun: 'card', with: dragon },
  { noun: 'card', in: dragon },
  { noun: 'card', prep: [{ prep: 'from', np: dragon }] },
  { noun: 'card', adj: ['empty', { adj: 'chosen', by: ['again', { prep: 'from', np: dragon }] }] },
  { noun: 'card', relative: { verb: 'draw', subject: gap, object: dragon } },
  { list: [card, dragon] },
  { part: 2, from: dragon },
  { pronoun: { noun: 'dragon' } },
  { verb: 'draw', subject: dragon },
  { verb: 'draw', object: dragon },
  { verb: 'draw', indirect: dragon },
  { verb: 'draw', prep: [{ prep: 'from', np: dragon }] },
  { verb: 'draw', adverbs: ['again', { prep: 'from', np: dragon }] },
  { verb: 'be', predicate: { np: dragon } },
  { verb: 'draw', front: { prep: 'from', np: dragon } },
  { verb: 'draw', front: { verb: 'draw', conj: 'if', object: dragon } },
  { verb: 'draw', front: { conj: 'if', clauses: [{ verb: 'draw', object: dragon }] } },
  { verb: 'draw', purpose: { verb: 'draw', object: dragon } },
  { clauses: [{ verb: 'draw' }], subject: dragon },
  { clauses: [{ verb: 'draw' }], front: { prep: 'from', np: dragon } },
  {
    clauses: [
      { de: 'ruhe', en: 'rest' },
      { verb: 'draw', object: dragon },
    ],
  },
];

/** Gaps, in all places that a relative clause may have its one in. */
const GAPS: readonly Clause[] = [
  { verb: 'draw', subject: gap },
  { verb: 'draw', object: gap },
  { verb: 'draw', indirect: gap },
  { verb: 'draw', prep: [{ prep: 'from', np: gap }] },
  { verb: 'draw', adverbs: [{ prep: 'from', np: gap }] },
  { verb: 'draw', object: { noun: 'card', det: { owner: gap } } },
];

group('checkPhrase', () => {
  it.each(TABLE)('%s', (problem, phrase) => {
    expect(checkPhrase(phrase, words)).toEqual([problem]);
  });

  it.each(PLACES)('looks at the noun in %j', (phrase) => {
    expect(checkPhrase(phrase, words)).toEqual(['unknown word: nouns dragon']);
  });

  it.each(GAPS)('allows %j in a relative clause only', (relative) => {
    expect(checkPhrase({ noun: 'card', relative }, words)).toEqual([]);
    expect(checkPhrase(relative, words)).toEqual(['a gap outside of a relative clause']);
  });

  it.each<Phrase>([
    { verb: 'be', predicate: { np: gap } },
    { noun: 'card', relative: { verb: 'be', subject: gap, predicate: { np: gap } } },
    { noun: 'card', of: gap },
    { noun: 'card', in: gap },
    { noun: 'card', prep: [{ prep: 'from', np: gap }] },
    { list: [card, gap] },
    { part: 1, from: gap },
    { verb: 'draw', front: { prep: 'from', np: gap } },
    { verb: 'draw', purpose: { verb: 'draw', object: gap } },
  ])('does not allow a gap in %j', (phrase) => {
    expect(checkPhrase(phrase, words)).toEqual(['a gap outside of a relative clause']);
  });

  it('allows what has words', () => {
    const phrase: Phrase = {
      verb: 'draw',
      subject: { pronoun: 'you' },
      predicate: 'empty',
      front: 'again',
      conj: 'if',
    };
    expect(checkPhrase(phrase, words)).toEqual([]);
    expect(
      checkPhrase({ verb: 'be', predicate: { de: 'da', en: 'here' }, conj: { de: 'weil', en: 'as' } }, words),
    ).toEqual([]);
    expect(checkPhrase({ noun: 'card', det: 'the', count: 2, name: { de: 'Bo', en: 'Bo' } }, words)).toEqual([]);
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

  it('finds empty texts in every section, also of blanks, and what is no infinitive', () => {
    const bad = lexicon({
      nouns: { ghost: { de: { sg: ' ', gender: 'm' }, en: { sg: 'ghost' } } },
      adjectives: { pale: { de: '', en: 'pale' } },
      verbs: { haunt: { de: { infinitive: 'spukt', prefix: 'sp' }, en: { base: 'haunt' } } },
      prepositions: { near: { de: { text: 'bei', case: 'dat' }, en: '' } },
      adverbs: { late: { de: 'spät', en: '' } },
      conjunctions: { lest: { de: '', en: 'lest' } },
      names: { bo: { de: { text: 'Bo', gender: 'm' }, en: { text: '' } } },
    });
    expect(checkLexicon(bad)).toEqual([
      'nouns ghost: empty text',
      'adjectives pale: empty text',
      'prepositions near: empty text',
      'adverbs late: empty text',
      'conjunctions lest: empty text',
      'names bo: empty text',
      'verbs haunt: spukt is no infinitive',
    ]);
  });

  it('finds nothing wrong with nouns of one number or declined like adjectives', () => {
    const good = lexicon({
      nouns: {
        cost: { de: { pl: 'Kosten', gender: 'f' }, en: { sg: 'cost' } },
        damage: { de: { sg: 'Schaden', gender: 'm' }, en: { sg: 'damage' } },
        ally: { de: { adjectival: 'Verbündet', gender: 'm' }, en: { sg: 'ally' } },
      },
    });
    expect(checkLexicon(good)).toEqual([]);
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
