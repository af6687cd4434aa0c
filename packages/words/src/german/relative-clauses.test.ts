import { describe, expect, it } from 'vitest';
import { sentence } from '../text.ts';
import { clause, nounPhrase } from './clauses.ts';
import { du } from './pronouns.ts';
import type { GermanNoun, GermanNp, GermanPreposition, GermanVerb } from './types.ts';
import { haben, sein } from './verbs.ts';

const card: GermanNoun = { sg: 'Karte', pl: 'Karten', gender: 'f' };
const player: GermanNoun = { sg: 'Spieler', pl: 'Spieler', gender: 'm' };
const enemy: GermanNoun = { sg: 'Gegner', pl: 'Gegner', gender: 'm' };
const hero: GermanNoun = { sg: 'Held', pl: 'Helden', gender: 'm', weak: true };
const place: GermanNoun = { sg: 'Ort', pl: 'Orte', gender: 'm', genitive: 'Ortes' };
const attack: GermanNoun = { sg: 'Angriff', pl: 'Angriffe', gender: 'm' };

const ablegen: GermanVerb = { infinitive: 'ablegen', prefix: 'ab' };
const ziehen: GermanVerb = { infinitive: 'ziehen', past: 'zog', participle: 'gezogen' };
const angreifen: GermanVerb = { infinitive: 'angreifen', prefix: 'an', past: 'griff', participle: 'angegriffen' };
const geben: GermanVerb = { infinitive: 'geben', du: 'gibst', er: 'gibt', participle: 'gegeben' };
const kontrollieren: GermanVerb = { infinitive: 'kontrollieren' };
const schießen: GermanVerb = { infinitive: 'schießen', past: 'schoss', participle: 'geschossen' };

const auf: GermanPreposition = { text: 'auf', case: 'acc' };
const acc = (np: GermanNp) => ({ case: 'acc', np }) as const;
const dat = (np: GermanNp) => ({ case: 'dat', np }) as const;
const you: GermanNp = { pronoun: du };
const gap: GermanNp = { gap: true };

const RELATIVES: readonly (readonly [string, GermanNp])[] = [
  [
    'einen Gegner, der dich angreift',
    { noun: enemy, det: 'indefinite', relative: { verb: angreifen, subject: gap, objects: [acc(you)] } },
  ],
  [
    'jede Karte, die du kontrollierst',
    { noun: card, det: 'jeder', relative: { verb: kontrollieren, objects: [acc(gap)] } },
  ],
  [
    'alle Spieler, denen du Karten gegeben hast',
    {
      noun: player,
      det: 'alle',
      relative: { verb: geben, tense: 'perfect', objects: [dat(gap), acc({ noun: card, number: 'pl' })] },
    },
  ],
  [
    'einen Ort, auf den du schießt',
    { noun: place, det: 'indefinite', relative: { verb: schießen, objects: [{ prep: auf, np: gap }] } },
  ],
  [
    'eine Karte, die abgelegt wurde',
    {
      noun: card,
      det: 'indefinite',
      relative: { verb: ablegen, voice: 'passive', tense: 'perfect', objects: [acc(gap)] },
    },
  ],
  [
    'einen Helden, dessen Angriff mindestens 2 ist',
    {
      noun: hero,
      det: 'indefinite',
      relative: { verb: sein, subject: { noun: attack, det: { owner: gap } }, predicate: 'mindestens 2' },
    },
  ],
  [
    'eine Karte, deren Angriffe du kontrollierst',
    {
      noun: card,
      det: 'indefinite',
      relative: { verb: kontrollieren, objects: [acc({ noun: attack, number: 'pl', det: { owner: gap } })] },
    },
  ],
  [
    'den Spieler, der mehr Karten hat',
    { noun: player, det: 'definite', relative: { verb: haben, subject: gap, objects: [acc({ text: 'mehr Karten' })] } },
  ],
];

describe('German relative clauses', () => {
  it.each(RELATIVES)('%s', (expected, np) => {
    expect(nounPhrase(np, 'acc')).toBe(expected);
  });

  it('closes a relative clause with a comma where the sentence goes on', () => {
    const [, each] = RELATIVES[1] as (typeof RELATIVES)[number];
    expect(sentence(clause({ verb: ablegen, objects: [acc(each)] }, 'imperative'))).toBe(
      'Lege jede Karte, die du kontrollierst, ab.',
    );
    expect(sentence(clause({ verb: ziehen, objects: [acc(each)] }, 'imperative'))).toBe(
      'Ziehe jede Karte, die du kontrollierst.',
    );
  });

  it('refuses a relative clause without a gap', () => {
    expect(() => nounPhrase({ noun: card, relative: { verb: ziehen } }, 'nom')).toThrow('bad-phrase');
  });
});
