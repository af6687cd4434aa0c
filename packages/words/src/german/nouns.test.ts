import { describe, expect, it } from 'vitest';
import { nounForm } from './nouns.ts';
import type { Case, GermanNoun } from './types.ts';

const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc'];

const forms = (noun: GermanNoun, number: 'sg' | 'pl'): string =>
  cases.map((kase) => nounForm(noun, kase, number)).join(' ');

// Each row: the entry, nominative genitive dative accusative in the singular, then in the plural.
const TABLE: readonly (readonly [GermanNoun, string, string])[] = [
  [{ sg: 'Gegner', pl: 'Gegner', gender: 'm' }, 'Gegner Gegners Gegner Gegner', 'Gegner Gegner Gegnern Gegner'],
  [{ sg: 'Ort', pl: 'Orte', gender: 'm', genitive: 'Ortes' }, 'Ort Ortes Ort Ort', 'Orte Orte Orten Orte'],
  [{ sg: 'Held', pl: 'Helden', gender: 'm', weak: true }, 'Held Helden Helden Helden', 'Helden Helden Helden Helden'],
  [{ sg: 'Herr', pl: 'Herren', gender: 'm', weak: 'Herrn' }, 'Herr Herrn Herrn Herrn', 'Herren Herren Herren Herren'],
  [
    { sg: 'Gefährte', pl: 'Gefährten', gender: 'm', weak: true },
    'Gefährte Gefährten Gefährten Gefährten',
    'Gefährten Gefährten Gefährten Gefährten',
  ],
  [
    { sg: 'Name', pl: 'Namen', gender: 'm', weak: true, genitive: 'Namens' },
    'Name Namens Namen Namen',
    'Namen Namen Namen Namen',
  ],
  [
    { sg: 'Herz', pl: 'Herzen', gender: 'n', genitive: 'Herzens', dative: 'Herzen' },
    'Herz Herzens Herzen Herz',
    'Herzen Herzen Herzen Herzen',
  ],
  [
    { sg: 'Charakter', pl: 'Charaktere', gender: 'm' },
    'Charakter Charakters Charakter Charakter',
    'Charaktere Charaktere Charakteren Charaktere',
  ],
  [
    { sg: 'Ressource', pl: 'Ressourcen', gender: 'f' },
    'Ressource Ressource Ressource Ressource',
    'Ressourcen Ressourcen Ressourcen Ressourcen',
  ],
  [
    { sg: 'Bedrohung', pl: 'Bedrohungen', gender: 'f' },
    'Bedrohung Bedrohung Bedrohung Bedrohung',
    'Bedrohungen Bedrohungen Bedrohungen Bedrohungen',
  ],
  [
    { sg: 'Abenteuer', pl: 'Abenteuer', gender: 'n' },
    'Abenteuer Abenteuers Abenteuer Abenteuer',
    'Abenteuer Abenteuer Abenteuern Abenteuer',
  ],
  [{ sg: 'Ork', pl: 'Orks', gender: 'm' }, 'Ork Orks Ork Ork', 'Orks Orks Orks Orks'],
  [
    { sg: 'Nazgûl', pl: 'Nazgûl', gender: 'm', genitive: 'Nazgûl', dativePlural: 'Nazgûl' },
    'Nazgûl Nazgûl Nazgûl Nazgûl',
    'Nazgûl Nazgûl Nazgûl Nazgûl',
  ],
  [
    { sg: 'Ereignis', pl: 'Ereignisse', gender: 'n' },
    'Ereignis Ereignisses Ereignis Ereignis',
    'Ereignisse Ereignisse Ereignissen Ereignisse',
  ],
  [
    { sg: 'Begegnungskarte', pl: 'Begegnungskarten', gender: 'f' },
    'Begegnungskarte Begegnungskarte Begegnungskarte Begegnungskarte',
    'Begegnungskarten Begegnungskarten Begegnungskarten Begegnungskarten',
  ],
  [{ sg: 'Schatz', pl: 'Schätze', gender: 'm' }, 'Schatz Schatzes Schatz Schatz', 'Schätze Schätze Schätzen Schätze'],
  [{ sg: 'Fluss', pl: 'Flüsse', gender: 'm' }, 'Fluss Flusses Fluss Fluss', 'Flüsse Flüsse Flüssen Flüsse'],
  [
    { sg: 'Wald', pl: 'Wälder', gender: 'm', genitive: 'Waldes' },
    'Wald Waldes Wald Wald',
    'Wälder Wälder Wäldern Wälder',
  ],
  [{ sg: 'Hand', pl: 'Hände', gender: 'f' }, 'Hand Hand Hand Hand', 'Hände Hände Händen Hände'],
  [{ sg: 'Uruk', pl: 'Uruk-hai', gender: 'm' }, 'Uruk Uruks Uruk Uruk', 'Uruk-hai Uruk-hai Uruk-hai Uruk-hai'],
  [
    { sg: 'Knappe', pl: 'Knappen', gender: 'm', weak: true },
    'Knappe Knappen Knappen Knappen',
    'Knappen Knappen Knappen Knappen',
  ],
];

describe('German nouns', () => {
  it.each(TABLE)('%o', (noun, singular, plural) => {
    expect(forms(noun, 'sg')).toBe(singular);
    expect(forms(noun, 'pl')).toBe(plural);
  });

  it('have no plural when they are counted as an amount', () => {
    expect(forms({ sg: 'Schaden', gender: 'm' }, 'pl')).toBe('Schaden Schadens Schaden Schaden');
  });

  it('have no singular when there is none', () => {
    expect(forms({ pl: 'Kosten', gender: 'f' }, 'sg')).toBe('Kosten Kosten Kosten Kosten');
  });

  it('are declined like adjectives where they come from one', () => {
    const ally: GermanNoun = { adjectival: 'Verbündet', gender: 'm' };
    expect(forms(ally, 'sg')).toBe('Verbündete Verbündeten Verbündeten Verbündeten');
    expect(cases.map((kase) => nounForm(ally, kase, 'sg', 'mixed')).join(' ')).toBe(
      'Verbündeter Verbündeten Verbündeten Verbündeten',
    );
    expect(cases.map((kase) => nounForm(ally, kase, 'pl', 'strong')).join(' ')).toBe(
      'Verbündete Verbündeter Verbündeten Verbündete',
    );
  });
});
