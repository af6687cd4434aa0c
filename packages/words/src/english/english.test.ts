import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNumber, atLeast, upTo } from '../count.ts';
import { clause, nounPhrase } from './clauses.ts';
import { you } from './pronouns.ts';
import type { EnglishClause, EnglishDeterminer, EnglishForm, EnglishNoun, EnglishNp, EnglishVerb } from './types.ts';
import { be, ing, participle, past, third } from './verbs.ts';

const card: EnglishNoun = { sg: 'card' };
const ally: EnglishNoun = { sg: 'ally' };
const enemy: EnglishNoun = { sg: 'enemy' };
const hero: EnglishNoun = { sg: 'hero', pl: 'heroes' };
const hour: EnglishNoun = { sg: 'hour', an: true };
const unit: EnglishNoun = { sg: 'unit' };
const damage: EnglishNoun = { sg: 'damage', pl: null };
const player: EnglishNoun = { sg: 'player', person: true };
const deck: EnglishNoun = { sg: 'deck' };
const round: EnglishNoun = { sg: 'round' };
const end: EnglishNoun = { sg: 'end' };

const discard: EnglishVerb = { base: 'discard' };
const draw: EnglishVerb = { base: 'draw', past: 'drew', participle: 'drawn' };
const attack: EnglishVerb = { base: 'attack' };
const deal: EnglishVerb = { base: 'deal', past: 'dealt' };
const shoot: EnglishVerb = { base: 'shoot', past: 'shot' };
const control: EnglishVerb = { base: 'control', past: 'controlled' };
const turn: EnglishVerb = { base: 'turn', particle: 'over' };
const putIn: EnglishVerb = { base: 'put', past: 'put', fixed: 'into play' };

const one: EnglishNp = { noun: card, count: 1 };
const your = (noun: EnglishNoun): EnglishNp => ({ noun, det: { possessive: you } });
const theHero: EnglishNp = { noun: hero, det: 'the' };
const anEnemy: EnglishNp = { noun: enemy, det: 'a' };
const eachPlayer: EnglishNp = { noun: player, det: 'each' };
const gap: EnglishNp = { gap: true };
const aragorn: EnglishNp = { proper: { text: 'Aragorn', pronoun: 'he' } };
const top = { text: 'top', beforeCount: true } as const;

const NOUN_PHRASES: readonly (readonly [string, EnglishNp])[] = [
  ['a card', { noun: card, det: 'a' }],
  ['an ally', { noun: ally, det: 'a' }],
  ['an hour', { noun: hour, det: 'a' }],
  ['a unit', { noun: unit, det: 'a' }],
  ['an exhausted hero', { noun: hero, det: 'a', adj: ['exhausted'] }],
  ['a ready ally', { noun: ally, det: 'a', adj: ['ready'] }],
  ['a Gondor ally', { noun: ally, det: 'a', kind: ['Gondor'] }],
  ['an Elf or Dwarf hero', { noun: hero, det: 'a', kind: ['Elf', 'Dwarf'] }],
  ['the heroes', { noun: hero, det: 'the', number: 'pl' }],
  ['each enemy', { noun: enemy, det: 'each' }],
  ['all enemies', { noun: enemy, det: 'all' }],
  ['any hero', { noun: hero, det: 'any' }],
  ['another hero', { noun: hero, det: 'another' }],
  ['other heroes', { noun: hero, det: 'another', number: 'pl' }],
  ['2 other heroes', { noun: hero, det: 'another', count: 2 }],
  ['no card', { noun: card, det: 'no' }],
  ['these 2 cards', { noun: card, det: 'this', count: 2 }],
  ['that ally', { noun: ally, det: 'that' }],
  ['the same deck', { noun: deck, det: 'same' }],
  ['up to 2 cards', { noun: card, count: upTo(2) }],
  ['at least 1 card', { noun: card, count: atLeast(1) }],
  ['any number of cards', { noun: card, count: anyNumber }],
  ['any amount of damage', { noun: damage, count: anyNumber }],
  ['X cards', { noun: card, count: 'X' }],
  ['two cards', { noun: card, count: 2, countAs: 'word' }],
  ['3 damage', { noun: damage, count: 3 }],
  ['the top 3 cards of your deck', { noun: card, det: 'the', count: 3, adj: [top], of: your(deck) }],
  ['the top card of your deck', { noun: card, det: 'the', adj: [top], of: your(deck) }],
  ['each player’s deck', { noun: deck, det: { owner: eachPlayer } }],
  ['the players’ decks', { noun: deck, number: 'pl', det: { owner: { noun: player, det: 'the', number: 'pl' } } }],
  ['Aragorn’s deck', { noun: deck, det: { owner: aragorn } }],
  ['the Shadow Key', { proper: { text: 'Shadow Key', article: true } }],
  ['the hero Aragorn', { noun: hero, det: 'the', name: 'Aragorn' }],
  ['them', { pronoun: { person: 3, number: 'pl', pronoun: 'it' } }],
  ['2 of your heroes', { part: 2, from: { noun: hero, number: 'pl', det: { possessive: you } } }],
  [
    'an enemy engaged with you',
    { noun: enemy, det: 'a', adj: [{ adj: 'engaged', after: [{ prep: 'with', np: { pronoun: you } }] }] },
  ],
  [
    'an enemy that attacks you',
    { noun: enemy, det: 'a', relative: { verb: attack, subject: gap, objects: [{ pronoun: you }] } },
  ],
  ['each card that you control', { noun: card, det: 'each', relative: { verb: control, objects: [gap] } }],
  [
    'a player who is attacked',
    { noun: player, det: 'a', relative: { verb: attack, voice: 'passive', objects: [gap] } },
  ],
  [
    'a card at which you shot',
    { noun: card, det: 'a', relative: { verb: shoot, tense: 'past', objects: [{ prep: 'at', np: gap }] } },
  ],
  [
    'a hero whose deck you control',
    { noun: hero, det: 'a', relative: { verb: control, objects: [{ noun: deck, det: { owner: gap } }] } },
  ],
  [
    'a card, an ally and a hero',
    {
      list: [
        { noun: card, det: 'a' },
        { noun: ally, det: 'a' },
        { noun: hero, det: 'a' },
      ],
    },
  ],
];

const dropped: EnglishClause = { verb: discard, objects: [theHero], voice: 'passive' };
const dropOne: EnglishClause = { verb: discard, objects: [one] };

const CLAUSES: readonly (readonly [string, EnglishForm, EnglishClause])[] = [
  ['discard 1 card', 'imperative', dropOne],
  ['do not discard 1 card', 'imperative', { ...dropOne, negative: true }],
  ['each player discards 1 card', 'imperative', { ...dropOne, subject: eachPlayer }],
  ['you discard 1 card', 'main', dropOne],
  ['to draw 1 card', 'infinitive', { verb: draw, objects: [one] }],
  ['after the hero is discarded', 'subordinate', { ...dropped, conjunction: 'after' }],
  ['the hero has been discarded', 'main', { ...dropped, tense: 'perfect' }],
  ['the hero was discarded by an enemy', 'main', { ...dropped, tense: 'past', subject: anEnemy }],
  ['the hero cannot be discarded', 'main', { ...dropped, modal: 'can', negative: true }],
  ['you may discard 1 card', 'main', { ...dropOne, modal: 'may' }],
  ['each player must discard 1 card', 'main', { ...dropOne, subject: eachPlayer, modal: 'must' }],
  ['if you would draw 1 card', 'subordinate', { verb: draw, objects: [one], modal: 'would', conjunction: 'if' }],
  [
    'when an enemy attacks you',
    'subordinate',
    { verb: attack, subject: anEnemy, objects: [{ pronoun: you }], conjunction: 'when' },
  ],
  ['an enemy does not attack', 'main', { verb: attack, subject: anEnemy, negative: true }],
  ['do you want to draw 1 card', 'question', { verb: draw, objects: [one], modal: 'want' }],
  ['does each player discard 1 card', 'question', { ...dropOne, subject: eachPlayer }],
  ['is the hero discarded', 'question', dropped],
  [
    'deal 2 damage to an enemy',
    'imperative',
    {
      verb: deal,
      objects: [
        { noun: damage, count: 2 },
        { prep: 'to', np: anEnemy },
      ],
    },
  ],
  ['the hero is shot at', 'main', { verb: shoot, voice: 'passive', objects: [{ prep: 'at', np: theHero }] }],
  [
    'there are no enemies',
    'main',
    { verb: { base: 'be', existential: true }, objects: [{ noun: enemy, det: 'no', number: 'pl' }] },
  ],
  [
    'while the hero is exhausted',
    'subordinate',
    { verb: be, subject: theHero, predicate: 'exhausted', conjunction: 'while' },
  ],
  ['turn it over', 'imperative', { verb: turn, objects: [{ pronoun: { person: 3, number: 'sg', pronoun: 'it' } }] }],
  ['turn over a card', 'imperative', { verb: turn, objects: [{ noun: card, det: 'a' }] }],
  ['put a card into play', 'imperative', { verb: putIn, objects: [{ noun: card, det: 'a' }] }],
  [
    'they draw 1 card',
    'main',
    { verb: draw, subject: { pronoun: { person: 3, number: 'sg', pronoun: 'they' } }, objects: [one] },
  ],
  [
    'at the end of the round, discard 1 card',
    'imperative',
    { ...dropOne, front: { prep: 'at', np: { noun: end, det: 'the', of: { noun: round, det: 'the' } } } },
  ],
  ['discard 1 card to draw 1 card', 'imperative', { ...dropOne, purpose: { verb: draw, objects: [one] } }],
  ['immediately discard 1 card', 'imperative', { ...dropOne, before: ['immediately'] }],
  ['not to be discarded', 'infinitive', { verb: discard, voice: 'passive', negative: true }],
];

describe('English', () => {
  it.each(NOUN_PHRASES)('%s', (expected, np) => {
    expect(nounPhrase(np)).toBe(expected);
  });

  it.each(CLAUSES)('%s (%s)', (expected, form, of) => {
    expect(clause(of, form)).toBe(expected);
  });

  it.each([
    ['play', 'plays played played playing'],
    ['carry', 'carries carried carried carrying'],
    ['pass', 'passes passed passed passing'],
    ['move', 'moves moved moved moving'],
  ])('forms of %s by rule', (base, expected) => {
    const verb = { base };
    expect([third(verb), past(verb), participle(verb), ing(verb)].join(' ')).toBe(expected);
  });

  it('a relative clause without a gap is refused, also one in which nobody acts', () => {
    const without: readonly EnglishClause[] = [
      { verb: draw, subject: eachPlayer, objects: [one] },
      { verb: { base: 'rain' }, voice: 'passive' },
    ];
    for (const relative of without) {
      expect(() => nounPhrase({ noun: deck, det: 'a', relative })).toThrow('bad-phrase');
    }
  });

  it('leaves nothing unfilled for every noun, determiner and count', () => {
    const dets: readonly EnglishDeterminer[] = [
      'none',
      'the',
      'a',
      'no',
      'this',
      'that',
      'each',
      'all',
      'any',
      'another',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(card, ally, hero, damage, player),
        fc.constantFrom(...dets, { possessive: you }, { owner: eachPlayer }),
        fc.constantFrom(undefined, 0, 1, 2, 'X', upTo(3), anyNumber),
        fc.constantFrom('digit' as const, 'word' as const),
        (noun, det, count, countAs) => {
          const text = nounPhrase({ noun, det, count, countAs });
          expect(text).toMatch(/^[a-zX\d’]+(?: [a-zX\d’]+)*$/);
          expect(text).not.toMatch(/undefined|null|object|\ba [aeo]/);
        },
      ),
    );
  });
});
