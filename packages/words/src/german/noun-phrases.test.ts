import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNumber, atLeast, upTo } from '../count.ts';
import { nounPhrase } from './clauses.ts';
import { du, es } from './pronouns.ts';
import type { Agreement, Case, GermanDeterminer, GermanNoun, GermanNp } from './types.ts';

const enemy: GermanNoun = { sg: 'Gegner', pl: 'Gegner', gender: 'm' };
const hero: GermanNoun = { sg: 'Held', pl: 'Helden', gender: 'm', weak: true };
const card: GermanNoun = { sg: 'Karte', pl: 'Karten', gender: 'f' };
const event: GermanNoun = { sg: 'Ereignis', pl: 'Ereignisse', gender: 'n' };
const deck: GermanNoun = { sg: 'Deck', pl: 'Decks', gender: 'n' };
const damage: GermanNoun = { sg: 'Schaden', gender: 'm' };
const costs: GermanNoun = { pl: 'Kosten', gender: 'f' };
const ally: GermanNoun = { adjectival: 'Verbündet', gender: 'm' };
const orc: GermanNoun = { sg: 'Ork', pl: 'Orks', gender: 'm' };
const player: GermanNoun = { sg: 'Spieler', pl: 'Spieler', gender: 'm' };
const top = { base: 'oberst', beforeCount: true } as const;

const she: Agreement = { person: 3, number: 'sg', gender: 'f' };
const they: Agreement = { person: 3, number: 'pl', gender: 'f' };
const aragorn = { proper: { text: 'Aragorn', gender: 'm' } } as const;
const legolas = { proper: { text: 'Legolas', gender: 'm' } } as const;
const key = { proper: { text: 'Schattenschlüssel', gender: 'm', article: true } } as const;

const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc'];
const all = (np: GermanNp): string => cases.map((kase) => nounPhrase(np, kase)).join(' | ');

// Each row: the phrase in all four cases.
const DECLENSIONS: readonly (readonly [string, GermanNp])[] = [
  ['der Held | des Helden | dem Helden | den Helden', { noun: hero, det: 'definite' }],
  ['die Helden | der Helden | den Helden | die Helden', { noun: hero, det: 'definite', number: 'pl' }],
  ['ein Gegner | eines Gegners | einem Gegner | einen Gegner', { noun: enemy, det: 'indefinite' }],
  [
    'ein erschöpfter Gegner | eines erschöpften Gegners | einem erschöpften Gegner | einen erschöpften Gegner',
    { noun: enemy, det: 'indefinite', adj: ['erschöpft'] },
  ],
  [
    'die kampfbereiten Gegner | der kampfbereiten Gegner | den kampfbereiten Gegnern | die kampfbereiten Gegner',
    { noun: enemy, det: 'definite', number: 'pl', adj: ['kampfbereit'] },
  ],
  [
    'kampfbereite Gegner | kampfbereiter Gegner | kampfbereiten Gegnern | kampfbereite Gegner',
    { noun: enemy, number: 'pl', adj: ['kampfbereit'] },
  ],
  [
    'ein neues offenes Ereignis | eines neuen offenen Ereignisses | einem neuen offenen Ereignis | ein neues offenes Ereignis',
    { noun: event, det: 'indefinite', adj: ['neu', 'offen'] },
  ],
  [
    'keine erschöpften Helden | keiner erschöpften Helden | keinen erschöpften Helden | keine erschöpften Helden',
    { noun: hero, det: 'kein', number: 'pl', adj: ['erschöpft'] },
  ],
  ['ein Verbündeter | eines Verbündeten | einem Verbündeten | einen Verbündeten', { noun: ally, det: 'indefinite' }],
  ['der Verbündete | des Verbündeten | dem Verbündeten | den Verbündeten', { noun: ally, det: 'definite' }],
  [
    '1 erschöpfter Held | 1 erschöpften Helden | 1 erschöpften Helden | 1 erschöpften Helden',
    { noun: hero, count: 1, adj: ['erschöpft'] },
  ],
  ['1 Verbündeter | 1 Verbündeten | 1 Verbündeten | 1 Verbündeten', { noun: ally, count: 1 }],
  ['2 Verbündete | 2 Verbündeter | 2 Verbündeten | 2 Verbündete', { noun: ally, count: 2 }],
  ['alle Verbündeten | aller Verbündeten | allen Verbündeten | alle Verbündeten', { noun: ally, det: 'alle' }],
  [
    'deine Verbündeten | deiner Verbündeten | deinen Verbündeten | deine Verbündeten',
    { noun: ally, det: { possessive: du }, number: 'pl' },
  ],
  ['dieses Deck | dieses Decks | diesem Deck | dieses Deck', { noun: deck, det: 'dieser' }],
  ['jene Karte | jener Karte | jener Karte | jene Karte', { noun: card, det: 'jener' }],
  ['jeder Spieler | jedes Spielers | jedem Spieler | jeden Spieler', { noun: player, det: 'jeder' }],
  ['derselbe Spieler | desselben Spielers | demselben Spieler | denselben Spieler', { noun: player, det: 'derselbe' }],
  [
    'ein beliebiger Held | eines beliebigen Helden | einem beliebigen Helden | einen beliebigen Helden',
    { noun: hero, det: 'beliebig' },
  ],
  ['ein anderes Deck | eines anderen Decks | einem anderen Deck | ein anderes Deck', { noun: deck, det: 'anderer' }],
  ['andere Decks | anderer Decks | anderen Decks | andere Decks', { noun: deck, det: 'anderer', number: 'pl' }],
  ['manche Karten | mancher Karten | manchen Karten | manche Karten', { noun: card, det: 'mancher', number: 'pl' }],
  ['beide Helden | beider Helden | beiden Helden | beide Helden', { noun: hero, det: 'beide' }],
  ['ihr Deck | ihres Decks | ihrem Deck | ihr Deck', { noun: deck, det: { possessive: she } }],
  [
    'seine Hand | seiner Hand | seiner Hand | seine Hand',
    { noun: { sg: 'Hand', pl: 'Hände', gender: 'f' }, det: { possessive: es } },
  ],
  ['euer Deck | eures Decks | eurem Deck | euer Deck', { noun: deck, det: { possessive: { ...du, number: 'pl' } } }],
  ['die Kosten | der Kosten | den Kosten | die Kosten', { noun: costs, det: 'definite' }],
  ['aller Schaden | allen Schadens | allem Schaden | allen Schaden', { noun: damage, det: 'alle' }],
  [
    '2 zusätzlicher Schaden | 2 zusätzlichen Schadens | 2 zusätzlichem Schaden | 2 zusätzlichen Schaden',
    { noun: damage, count: 2, adj: ['zusätzlich'] },
  ],
  ['Aragorn | Aragorns | Aragorn | Aragorn', aragorn],
  ['der Schattenschlüssel | des Schattenschlüssels | dem Schattenschlüssel | den Schattenschlüssel', key],
  [
    'der Held Aragorn | des Helden Aragorn | dem Helden Aragorn | den Helden Aragorn',
    { noun: hero, det: 'definite', name: 'Aragorn' },
  ],
  ['er | seiner | ihm | ihn', { pronoun: { ...she, gender: 'm' } }],
  ['sie | ihrer | ihr | sie', { pronoun: she }],
  ['sie | ihrer | ihnen | sie', { pronoun: they }],
  ['du | deiner | dir | dich', { pronoun: du }],
  [
    'beliebig viele andere Karten | beliebig vieler anderer Karten | beliebig vielen anderen Karten | beliebig viele andere Karten',
    { noun: card, count: anyNumber, adj: ['ander'] },
  ],
];

const ACCUSATIVES: readonly (readonly [string, GermanNp])[] = [
  ['1 Gegner', { noun: enemy, count: 1 }],
  ['einen Gegner', { noun: enemy, count: 1, countAs: 'word' }],
  ['einen anderen Gegner', { noun: enemy, det: 'anderer', count: 1, countAs: 'word' }],
  ['drei Helden', { noun: hero, count: 3, countAs: 'word' }],
  ['bis zu 2 Orks', { noun: orc, count: upTo(2) }],
  ['mindestens 1 Karte', { noun: card, count: atLeast(1) }],
  ['X Karten', { noun: card, count: 'X' }],
  ['2 Schaden', { noun: damage, count: 2 }],
  ['beliebig viel Schaden', { noun: damage, count: anyNumber }],
  ['2 beliebige Karten', { noun: card, det: 'beliebig', count: 2 }],
  [
    'die obersten 3 Karten deines Decks',
    { noun: card, det: 'definite', count: 3, adj: [top], of: { noun: deck, det: { possessive: du } } },
  ],
  ['die oberste Karte des Decks', { noun: card, det: 'definite', adj: [top], of: { noun: deck, det: 'definite' } }],
  ['die anderen 2 Gegner', { noun: enemy, det: 'definite', count: 2, adj: [{ base: 'ander', beforeCount: true }] }],
  ['dieselben 2 Karten', { noun: card, det: 'derselbe', count: 2 }],
  ['das Deck von Aragorn', { noun: deck, det: 'definite', of: aragorn }],
  ['Aragorns neues Deck', { noun: deck, det: { owner: aragorn }, adj: ['neu'] }],
  ['Legolas’ Deck', { noun: deck, det: { owner: legolas } }],
  ['das Deck jedes Spielers', { noun: deck, det: { owner: { noun: player, det: 'jeder' } } }],
  ['die Decks von 2 Spielern', { noun: deck, det: 'definite', number: 'pl', of: { noun: player, count: 2 } }],
  [
    'die Decks anderer Spieler',
    { noun: deck, det: 'definite', number: 'pl', of: { noun: player, adj: ['ander'], number: 'pl' } },
  ],
  ['Karten von Gegnern', { noun: card, number: 'pl', of: { noun: enemy, number: 'pl' } }],
  ['einen Gondor-Helden', { noun: hero, det: 'indefinite', kind: ['Gondor'] }],
  ['einen Elben- oder Zwergen-Helden', { noun: hero, det: 'indefinite', kind: ['Elben', 'Zwergen'] }],
  [
    'einen mit dir kämpfenden Gegner',
    {
      noun: enemy,
      det: 'indefinite',
      adj: [{ adj: 'kämpfend', before: [{ prep: { text: 'mit', case: 'dat' }, np: { pronoun: du } }] }],
    },
  ],
  ['2 deiner Helden', { part: 2, from: { noun: hero, det: { possessive: du }, number: 'pl' } }],
  ['einen deiner Helden', { part: 1, countAs: 'word', from: { noun: hero, det: { possessive: du }, number: 'pl' } }],
  ['1 von ihnen', { part: 1, from: { pronoun: they } }],
  [
    'den Gegner, die Karte und ein Ereignis',
    {
      list: [
        { noun: enemy, det: 'definite' },
        { noun: card, det: 'definite' },
        { noun: event, det: 'indefinite' },
      ],
    },
  ],
  [
    '1 Helden oder 1 Verbündeten',
    {
      list: [
        { noun: hero, count: 1 },
        { noun: ally, count: 1, det: 'none' },
      ],
      join: 'or',
    },
  ],
  ['eine lila Karte', { noun: card, det: 'indefinite', adj: [{ base: 'lila', undeclined: true }] }],
  [
    'einen hohen dunklen teuren Schatz',
    { noun: { sg: 'Schatz', pl: 'Schätze', gender: 'm' }, det: 'indefinite', adj: ['hoch', 'dunkel', 'teuer'] },
  ],
];

describe('German noun phrases', () => {
  it.each(DECLENSIONS)('%s', (expected, np) => {
    expect(all(np)).toBe(expected);
  });

  it.each(ACCUSATIVES)('accusative: %s', (expected, np) => {
    expect(nounPhrase(np, 'acc')).toBe(expected);
  });
});

// An oracle that knows no table: the ending is what the determiner has left to show.
function oracle(det: string, kase: Case, number: 'sg' | 'pl', gender: 'm' | 'f' | 'n'): string {
  const der = {
    m: { nom: 'er', acc: 'en', dat: 'em', gen: 'es' },
    n: { nom: 'es', acc: 'es', dat: 'em', gen: 'es' },
    f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
    pl: { nom: 'e', acc: 'e', dat: 'en', gen: 'er' },
  }[number === 'pl' ? 'pl' : gender][kase];
  if (det === '') return kase === 'gen' && number === 'sg' && gender !== 'f' ? 'en' : der;
  const bare = /^(?:ein|kein|dein|sein|ihr|euer)$/.test(det);
  if (bare) return der;
  const direct = kase === 'nom' || (kase === 'acc' && gender !== 'm');
  return number === 'sg' && direct ? 'e' : 'en';
}

describe('adjective endings', () => {
  const nouns = [enemy, hero, card, event, deck, ally, orc];
  const determiners: readonly GermanDeterminer[] = [
    'none',
    'definite',
    'indefinite',
    'kein',
    'dieser',
    'jener',
    'jeder',
    'alle',
    { possessive: du },
    { possessive: she },
    { possessive: es },
    { possessive: { ...du, number: 'pl' } },
  ];

  it('agree with the oracle for every noun, determiner, case and number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...nouns),
        fc.constantFrom(...determiners),
        fc.constantFrom(...cases),
        fc.constantFrom('sg' as const, 'pl' as const),
        fc.array(fc.constantFrom('kampfbereit', 'erschöpft', 'neu', 'verdeckt'), { minLength: 1, maxLength: 3 }),
        (noun, det, kase, asked, adj) => {
          const number = det === 'alle' ? 'pl' : asked;
          const words = nounPhrase({ noun, det, number, adj }, kase).split(' ');
          const determiner = words.length > adj.length + 1 ? (words[0] as string) : '';
          const expected = oracle(determiner, kase, number, noun.gender);
          const found = words.slice(-adj.length - 1, -1);
          expect(found).toEqual(adj.map((base) => base + expected));
          if ('adjectival' in noun) expect(words.at(-1)).toBe(noun.adjectival + expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('leave nothing unfilled for every noun, determiner, case, number and count', () => {
    const more: readonly GermanDeterminer[] = [...determiners, 'beide', 'mancher', 'beliebig', 'anderer', 'derselbe'];
    fc.assert(
      fc.property(
        fc.constantFrom(...nouns, damage, costs),
        fc.constantFrom(...more),
        fc.constantFrom(...cases),
        fc.constantFrom('sg' as const, 'pl' as const, undefined),
        fc.constantFrom(undefined, 1, 2, 'X', upTo(3), anyNumber),
        fc.constantFrom('digit' as const, 'word' as const),
        (noun, det, kase, number, count, countAs) => {
          expect(nounPhrase({ noun, det, number, count, countAs }, kase)).toMatch(/^[\p{L}\d-]+(?: [\p{L}\d-]+)*$/u);
          expect(nounPhrase({ noun, det, number, count, countAs }, kase)).not.toMatch(/undefined|null|object/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
