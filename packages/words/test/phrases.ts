import { shorten } from '../src/brief/shorten.ts';
import { checkPhrase } from '../src/check-phrase.ts';
import { anyNumber, atLeast, upTo } from '../src/count.ts';
import { describe, describeSentence } from '../src/describe.ts';
import { lexicon } from '../src/lexicon.ts';
import { commonLexicon } from '../src/lexicon-common.ts';
import {
  type Clause,
  type CommonNoun,
  type Determiner,
  gap,
  type NounPhrase,
  type Phrase,
  you,
} from '../src/phrase.ts';

/** The phrases of a grammar book: everything that a phrase can be made of, in both languages and as its short form has it. */
const words = lexicon(commonLexicon, {
  nouns: {
    hero: { de: { sg: 'Held', pl: 'Helden', gender: 'm', weak: true }, en: { sg: 'hero', pl: 'heroes', person: true } },
    damage: { de: { sg: 'Schaden', gender: 'm' }, en: { sg: 'damage', pl: null } },
    play: {
      de: { sg: 'Spiel', gender: 'n' },
      en: { sg: 'play' },
      prepositions: { into: { en: 'in' }, with: { de: { text: 'neben', case: 'dat' } } },
    },
  },
  adjectives: { engaged: { de: 'kämpfend', en: 'engaged' } },
  verbs: {
    follow: { de: { infinitive: 'folgen', aux: 'sein', object: 'dat' }, en: { base: 'follow' } },
    deal: {
      de: { infinitive: 'zufügen', prefix: 'zu' },
      en: { base: 'deal', past: 'dealt' },
    },
    wait: {
      de: { infinitive: 'warten', object: { text: 'auf', case: 'acc' }, indirect: { text: 'bei', case: 'dat' } },
      en: { base: 'wait', object: 'for', indirect: 'with' },
    },
  },
  names: {
    frodo: { de: { text: 'Frodo', gender: 'm' }, en: { text: 'Frodo', pronoun: 'he' } },
    arwen: { de: { text: 'Arwen', gender: 'f' }, en: { text: 'Arwen', pronoun: 'she' } },
    eagles: { de: { text: 'Adler', gender: 'm', number: 'pl' }, en: { text: 'Eagles', number: 'pl', pronoun: 'they' } },
    mirror: { de: { text: 'Spiegel', gender: 'm' }, en: { text: 'Mirror' } },
  },
});

const CASES = ['nom', 'gen', 'dat', 'acc'] as const;
const MOODS = [
  'imperative',
  'imperativePlural',
  'declarative',
  'question',
  'infinitive',
  'purpose',
  'subordinate',
] as const;

const cards: CommonNoun = { noun: 'card', count: 2 };
const eachPlayer: CommonNoun = { noun: 'player', det: 'each' };
const yourDeck: CommonNoun = { noun: 'deck', det: { poss: 'you' } };
const fromHand = { prep: 'from', np: { noun: 'hand', det: { poss: 'subject' } } } as const;

const DETERMINERS: readonly Determiner[] = [
  ...(['none', 'the', 'a', 'no', 'this', 'that', 'each', 'all', 'both', 'some', 'any', 'another', 'same'] as const),
  ...(['you', 'youAll', 'subject'] as const).map((poss) => ({ poss })),
  ...(['frodo', 'arwen', 'eagles', 'mirror'] as const).map((name) => ({ poss: { name } })),
  ...(['hero', 'card'] as const).map((noun) => ({ poss: { noun } })),
  { poss: { noun: 'hero', number: 'pl' } },
  { owner: eachPlayer },
  { owner: { noun: 'hero', det: 'this' } },
  { owner: { proper: 'arwen' } },
  { de: 'so ein', en: 'such a' },
];

const NOUN_PHRASES: readonly NounPhrase[] = [
  ...DETERMINERS.map((det) => ({ noun: 'hero', det })),
  ...DETERMINERS.map((det) => ({ noun: 'damage', det })),
  ...[0, 1, 2, 'X', upTo(3), atLeast(1), anyNumber].flatMap((count) => [
    { noun: 'card', count },
    { noun: 'hero', count, countAs: 'word' as const, adj: ['top', 'empty'] },
    { noun: 'card', det: 'the' as const, count, adj: ['top', 'chosen'] },
    { part: count, from: { noun: 'hero', det: { poss: 'you' as const }, number: 'pl' as const } },
    { part: count, countAs: 'word' as const, from: { noun: 'hero', det: 'the' as const, number: 'pl' as const } },
  ]),
  { noun: 'hero', number: 'pl' },
  { noun: 'hero', det: 'a', adj: ['chosen', { adj: 'engaged', by: [{ prep: 'with', np: you }, 'now'] }] },
  { noun: 'hero', det: 'a', adj: [{ adj: 'engaged', by: [{ de: 'hier', en: 'here' }] }] },
  { noun: 'hero', det: 'a', kind: [{ de: 'Gondor', en: 'Gondor' }] },
  {
    noun: 'hero',
    det: 'a',
    kindJoin: 'and',
    kind: [
      { de: 'Elben', en: 'Elf' },
      { de: 'Zwergen', en: 'Dwarf' },
    ],
  },
  { noun: 'hero', det: 'the', name: 'frodo' },
  { noun: 'hero', det: 'the', name: { de: 'Streicher', en: 'Strider' } },
  { noun: 'card', det: 'the', of: yourDeck, after: { de: 'hier', en: 'here' } },
  { noun: 'card', det: 'the', with: { noun: 'value', det: 'the', adj: ['highest'] }, in: yourDeck, prep: [fromHand] },
  { noun: 'card', det: 'a', relative: { verb: 'control', subject: eachPlayer, object: gap } },
  { noun: 'hero', det: 'a', relative: { verb: 'draw', subject: gap, object: cards } },
  { noun: 'hero', det: 'a', relative: { verb: 'lose', subject: { noun: 'card', det: { owner: gap } }, object: cards } },
  { noun: 'deck', det: 'the', relative: { verb: 'take', object: cards, prep: [{ prep: 'from', np: gap }] } },
  ...(['you', 'youAll', 'subject', { name: 'arwen' }, { noun: 'hero', number: 'pl' }] as const).map((pronoun) => ({
    pronoun,
  })),
  ...['frodo', 'eagles', 'mirror'].map((proper) => ({ proper })),
  { list: [{ noun: 'hero', det: 'a' }, cards, { proper: 'frodo' }] },
  { list: [{ noun: 'hero', det: 'the' }, yourDeck], join: 'or' },
  { de: 'alles', en: 'everything' },
  { de: { nom: 'wer', gen: 'wessen', dat: 'wem', acc: 'wen' }, en: 'who', number: 'sg', gender: 'm' },
];

const draw: Clause = { verb: 'draw', object: cards };
const discards: Clause = { verb: 'discard', subject: eachPlayer, object: cards, prep: [fromHand] };

const CLAUSES: readonly (Clause | Extract<Phrase, { clauses: unknown }>)[] = [
  discards,
  ...(['can', 'may', 'must', 'should', 'want', 'would'] as const).map((modal) => ({ ...discards, modal })),
  ...(['present', 'past', 'perfect'] as const).map((tense) => ({ ...discards, tense })),
  ...(['if', 'after', { de: 'weil', en: 'because' }] as const).map((conj) => ({ ...discards, conj })),
  { ...discards, voice: 'passive' },
  { ...discards, subject: undefined, voice: 'passive', negative: true },
  {
    ...discards,
    negative: true,
    adverbs: ['immediately', 'atRandom', { prep: 'during', np: { noun: 'turn', det: 'the' } }],
  },
  { ...draw, subject: { list: [{ proper: 'frodo' }, you] }, adverbs: [{ de: 'heute', en: 'today' }] },
  { ...draw, subject: { proper: 'eagles' }, prep: [fromHand] },
  { ...draw, front: 'afterwards' },
  { ...draw, front: { prep: 'in', np: { noun: 'turn', det: { poss: 'you' } } } },
  { ...draw, front: { de: 'heute', en: 'today' } },
  { ...draw, front: { verb: 'win', subject: eachPlayer, conj: 'when' } },
  { ...draw, front: { conj: 'if', clauses: [{ verb: 'win', subject: { proper: 'frodo' } }, { verb: 'pass' }] } },
  { ...discards, purpose: { verb: 'move', object: { noun: 'hero', det: { poss: 'subject' } } } },
  { ...draw, purpose: { clauses: [{ verb: 'move', object: { noun: 'hero', det: 'a' } }, { verb: 'win' }] } },
  { verb: 'be', subject: { noun: 'deck', det: 'the' }, predicate: 'empty' },
  { verb: 'be', subject: { proper: 'frodo' }, predicate: { np: { noun: 'hero', det: 'a' } } },
  { verb: 'be', subject: eachPlayer, predicate: { de: 'bereit', en: 'ready' } },
  { verb: 'exist', object: { noun: 'hero', det: 'no' } },
  { verb: 'follow', subject: { proper: 'arwen' }, object: { noun: 'hero', det: 'the' } },
  { verb: 'wait', object: cards, indirect: { noun: 'hero', det: 'the' } },
  { verb: 'give', object: cards, indirect: eachPlayer },
  { verb: 'deal', object: { noun: 'damage', count: 1 }, indirect: { noun: 'hero', det: 'the', adj: ['chosen'] } },
  {
    verb: 'lookAt',
    object: cards,
    prep: [
      { prep: 'into', np: { noun: 'play' } },
      { prep: 'with', np: { noun: 'play', det: 'the' } },
    ],
  },
  { verb: 'put', object: cards, prep: [{ prep: 'into', np: { noun: 'hand', det: { poss: 'you' } } }] },
  { verb: 'turnOver', object: { noun: 'card', det: 'this' } },
  { clauses: [draw, { verb: 'discard', object: cards }], subject: eachPlayer },
  { clauses: [draw, { verb: 'discard', object: cards }], subject: eachPlayer, modal: 'may', join: 'or' },
  { clauses: [draw, { de: 'ruhe dich aus', en: 'rest' }, { verb: 'win', modal: 'can' }], modal: 'must' },
  { clauses: [draw, { verb: 'win', subject: { proper: 'arwen' } }], conj: 'if', front: 'now' },
  { clauses: [draw, { verb: 'win', conj: 'before' }, { verb: 'pass', front: 'afterwards' }], modal: 'may' },
  { clauses: [draw] },
  { clauses: [draw], subject: eachPlayer },
  { clauses: [draw], front: 'afterwards' },
];

/** Phrases whose short form says less: what is chosen stands where it is used, if it is. */
const hero: NounPhrase = { noun: 'hero', det: 'a' };
const theChosen: NounPhrase = { noun: 'hero', det: 'the', adj: ['chosen'] };
const CHOICES: readonly Phrase[] = [
  {
    clauses: [
      { verb: 'choose', object: hero },
      { verb: 'discard', object: theChosen },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { verb: 'discard', object: theChosen },
    ],
    subject: eachPlayer,
  },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { verb: 'discard', object: theChosen },
    ],
    front: 'afterwards',
  },
  { clauses: [{ verb: 'choose', object: hero }, draw, { verb: 'deal', object: cards, indirect: theChosen }] },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { ...draw, prep: [{ prep: 'from', np: { noun: 'deck', of: theChosen } }] },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { ...draw, subject: { list: [you, theChosen] } },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { verb: 'discard', object: { noun: 'card', det: 'the', adj: ['chosen'] } },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { verb: 'discard', object: { noun: 'hero', det: 'the', adj: ['empty'] } },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { verb: 'discard', object: { noun: 'hero', det: 'the' } },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: hero, subject: eachPlayer },
      { verb: 'discard', object: theChosen },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: hero, front: 'afterwards' },
      { verb: 'discard', object: theChosen },
    ],
  },
  {
    clauses: [
      { verb: 'take', object: hero },
      { verb: 'discard', object: theChosen },
    ],
  },
  {
    clauses: [
      { verb: 'choose', object: { proper: 'frodo' } },
      { verb: 'discard', object: theChosen },
    ],
  },
  { clauses: [{ verb: 'choose' }, { verb: 'discard', object: theChosen }] },
  {
    clauses: [
      { verb: 'choose', object: hero },
      { de: 'ruhe dich aus', en: 'rest' },
    ],
  },
  {
    ...draw,
    purpose: {
      clauses: [
        { verb: 'choose', object: hero },
        { verb: 'move', object: theChosen },
      ],
    },
  },
];

const both = (said: (lang: 'de' | 'en') => string): string => [said('en'), said('de')].join(' = ');

function* lines(): Generator<string> {
  yield '# noun phrases, with their cases and their short form';
  for (const np of NOUN_PHRASES) {
    yield `${describe(np, 'en', words)} (${describe(np, 'en', words, { case: 'acc' })}) = ${CASES.map((kase) => describe(np, 'de', words, { case: kase })).join(' | ')}`;
    yield `> ${both((lang) => describe(shorten(np), lang, words, { case: 'acc' }))}`;
  }
  yield '# clauses, in every mood, with their short form';
  for (const clause of CLAUSES) {
    for (const mood of MOODS) yield `${mood}: ${both((lang) => describe(clause, lang, words, { mood }))}`;
    yield `plain: ${both((lang) => describe(clause, lang, words))}`;
    yield `whole: ${both((lang) => describeSentence(clause, lang, words))}`;
    yield `asked: ${both((lang) => describeSentence({ ...clause, mood: 'question' }, lang, words))}`;
    yield `> ${both((lang) => describe(shorten(clause), lang, words))}`;
  }
  yield '# choices in short';
  for (const phrase of CHOICES) {
    yield both((lang) => describe(phrase, lang, words));
    yield `> ${both((lang) => describe(shorten(phrase), lang, words))}`;
  }
}

export const phraseBook = (): string => `${[...lines()].join('\n')}\n`;

/** What is wrong with phrases of the book: numbers after words that say how many. */
export const problems = (): readonly string[] =>
  [...NOUN_PHRASES, ...CLAUSES, ...CHOICES].flatMap((phrase) => checkPhrase(phrase, words));
