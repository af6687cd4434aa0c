import { describe, expect, it } from 'vitest';
import { clause } from './clauses.ts';
import { du, ihr } from './pronouns.ts';
import type { GermanClause, GermanForm, GermanNoun, GermanNp, GermanPreposition, GermanVerb } from './types.ts';
import { sein } from './verbs.ts';

const card: GermanNoun = { sg: 'Karte', pl: 'Karten', gender: 'f' };
const hand: GermanNoun = { sg: 'Hand', pl: 'Hände', gender: 'f' };
const deck: GermanNoun = { sg: 'Deck', pl: 'Decks', gender: 'n' };
const player: GermanNoun = { sg: 'Spieler', pl: 'Spieler', gender: 'm' };
const enemy: GermanNoun = { sg: 'Gegner', pl: 'Gegner', gender: 'm' };
const hero: GermanNoun = { sg: 'Held', pl: 'Helden', gender: 'm', weak: true };
const place: GermanNoun = { sg: 'Ort', pl: 'Orte', gender: 'm', genitive: 'Ortes' };
const round: GermanNoun = { sg: 'Runde', pl: 'Runden', gender: 'f' };
const end: GermanNoun = { sg: 'Ende', pl: 'Enden', gender: 'n' };
const attack: GermanNoun = { sg: 'Angriff', pl: 'Angriffe', gender: 'm' };
const damage: GermanNoun = { sg: 'Schaden', gender: 'm' };

const ablegen: GermanVerb = { infinitive: 'ablegen', prefix: 'ab' };
const ziehen: GermanVerb = { infinitive: 'ziehen', past: 'zog', participle: 'gezogen' };
const angreifen: GermanVerb = { infinitive: 'angreifen', prefix: 'an', past: 'griff', participle: 'angegriffen' };
const zufügen: GermanVerb = { infinitive: 'zufügen', prefix: 'zu' };
const kommen: GermanVerb = {
  infinitive: 'kommen',
  past: 'kam',
  participle: 'gekommen',
  aux: 'sein',
  fixed: 'ins Spiel',
};
const geben: GermanVerb = {
  infinitive: 'geben',
  du: 'gibst',
  er: 'gibt',
  imperative: 'gib',
  past: 'gab',
  participle: 'gegeben',
};
const ansehen: GermanVerb = {
  infinitive: 'ansehen',
  prefix: 'an',
  du: 'siehst',
  er: 'sieht',
  imperative: 'sieh',
  participle: 'angesehen',
  reflexive: 'dat',
};
const erhöhen: GermanVerb = { infinitive: 'erhöhen', reflexive: 'acc' };
const helfen: GermanVerb = {
  infinitive: 'helfen',
  du: 'hilfst',
  er: 'hilft',
  imperative: 'hilf',
  past: 'half',
  participle: 'geholfen',
};
const schießen: GermanVerb = { infinitive: 'schießen', past: 'schoss', participle: 'geschossen' };

const von: GermanPreposition = { text: 'von', case: 'dat' };
const an: GermanPreposition = { text: 'an', case: 'dat' };
const auf: GermanPreposition = { text: 'auf', case: 'acc' };

const the = (noun: GermanNoun): GermanNp => ({ noun, det: 'definite' });
const a = (noun: GermanNoun): GermanNp => ({ noun, det: 'indefinite' });
const your = (noun: GermanNoun): GermanNp => ({ noun, det: { possessive: du } });
const acc = (np: GermanNp) => ({ case: 'acc', np }) as const;
const dat = (np: GermanNp) => ({ case: 'dat', np }) as const;
const you: GermanNp = { pronoun: du };
const one: GermanNp = { noun: card, count: 1 };
const eachPlayer: GermanNp = { noun: player, det: 'jeder' };
const it3 = { person: 3, number: 'sg' } as const;

const drop: GermanClause = { verb: ablegen, objects: [acc(one), { prep: von, np: your(hand) }] };
const heroDropped: GermanClause = { verb: ablegen, objects: [acc(the(hero))], voice: 'passive' };

const CLAUSES: readonly (readonly [string, GermanForm, GermanClause])[] = [
  ['lege 1 Karte von deiner Hand ab', 'imperative', drop],
  ['legt 1 Karte von deiner Hand ab', 'imperativePlural', drop],
  ['legt 1 Karte ab', 'imperative', { verb: ablegen, subject: { pronoun: ihr }, objects: [acc(one)] }],
  ['du legst 1 Karte von deiner Hand ab', 'main', drop],
  ['jeder Spieler legt 1 Karte ab', 'main', { verb: ablegen, subject: eachPlayer, objects: [acc(one)] }],
  ['jeder Spieler legt 1 Karte ab', 'imperative', { verb: ablegen, subject: eachPlayer, objects: [acc(one)] }],
  ['1 Karte von deiner Hand abzulegen', 'infinitive', drop],
  ['um 1 Karte zu ziehen', 'purpose', { verb: ziehen, objects: [acc(one)] }],
  ['nachdem der Held abgelegt wurde', 'subordinate', { ...heroDropped, tense: 'perfect', conjunction: 'nachdem' }],
  [
    'wenn ein Gegner dich angreift',
    'subordinate',
    { verb: angreifen, subject: a(enemy), objects: [acc(you)], conjunction: 'wenn' },
  ],
  [
    'nachdem du 1 Karte gezogen hast',
    'subordinate',
    { verb: ziehen, objects: [acc(one)], tense: 'perfect', conjunction: 'nachdem' },
  ],
  [
    'nachdem ein Held ins Spiel gekommen ist',
    'subordinate',
    { verb: kommen, subject: a(hero), tense: 'perfect', conjunction: 'nachdem' },
  ],
  ['der Held wird abgelegt', 'main', heroDropped],
  ['der Held wurde abgelegt', 'main', { ...heroDropped, tense: 'perfect' }],
  ['der Held wird von einem Gegner abgelegt', 'main', { ...heroDropped, subject: a(enemy) }],
  ['der Held kann nicht abgelegt werden', 'main', { ...heroDropped, modal: 'können', negative: true }],
  [
    'solange der Held nicht abgelegt werden kann',
    'subordinate',
    { ...heroDropped, modal: 'können', negative: true, conjunction: 'solange' },
  ],
  ['falls der Held abgelegt würde', 'subordinate', { ...heroDropped, modal: 'würde', conjunction: 'falls' }],
  [
    'falls du 1 Karte ziehen würdest',
    'subordinate',
    { verb: ziehen, objects: [acc(one)], modal: 'würde', conjunction: 'falls' },
  ],
  ['du darfst 1 Karte von deiner Hand ablegen', 'main', { ...drop, modal: 'dürfen' }],
  [
    'jeder Spieler muss 1 Karte ablegen',
    'main',
    { verb: ablegen, subject: eachPlayer, objects: [acc(one)], modal: 'müssen' },
  ],
  ['willst du 1 Karte ziehen', 'question', { verb: ziehen, objects: [acc(one)], modal: 'wollen' }],
  ['legst du 1 Karte von deiner Hand ab', 'question', drop],
  [
    'dieser Gegner kann in dieser Runde nicht angreifen',
    'main',
    {
      verb: angreifen,
      subject: { noun: enemy, det: 'dieser' },
      adverbs: ['in dieser Runde'],
      modal: 'können',
      negative: true,
    },
  ],
  [
    'füge dem Gegner 2 Schaden zu',
    'imperative',
    { verb: zufügen, objects: [acc({ noun: damage, count: 2 }), dat(the(enemy))] },
  ],
  [
    '2 Schaden werden dem Gegner zugefügt',
    'main',
    { verb: zufügen, voice: 'passive', objects: [dat(the(enemy)), acc({ noun: damage, count: 2 })] },
  ],
  [
    'gib es ihm',
    'imperative',
    { verb: geben, objects: [dat({ pronoun: { ...it3, gender: 'm' } }), acc({ pronoun: { ...it3, gender: 'n' } })] },
  ],
  [
    'gib diese Karte einem Spieler',
    'imperative',
    { verb: geben, objects: [dat(a(player)), acc({ noun: card, det: 'dieser' })] },
  ],
  [
    'gib diese Karte und dein Deck einem Spieler',
    'imperative',
    { verb: geben, objects: [dat(a(player)), acc({ list: [{ noun: card, det: 'dieser' }, your(deck)] })] },
  ],
  [
    'gib einem Spieler diese Karte und 1 Karte',
    'imperative',
    { verb: geben, objects: [dat(a(player)), acc({ list: [{ noun: card, det: 'dieser' }, one] })] },
  ],
  ['lege sofort 1 Karte ab', 'imperative', { verb: ablegen, objects: [acc(one)], adverbs: ['sofort'] }],
  [
    'lege diese Karte sofort ab',
    'imperative',
    { verb: ablegen, objects: [acc({ noun: card, det: 'dieser' })], adverbs: ['sofort'] },
  ],
  ['sieh dir dein Deck an', 'imperative', { verb: ansehen, objects: [acc(your(deck))] }],
  [
    'jeder Spieler sieht sich sein Deck an',
    'main',
    {
      verb: ansehen,
      subject: eachPlayer,
      objects: [acc({ noun: deck, det: { possessive: { ...it3, gender: 'm' } } })],
    },
  ],
  [
    'wenn sich der Angriff um 2 erhöht',
    'subordinate',
    { verb: erhöhen, subject: the(attack), adverbs: ['um 2'], conjunction: 'wenn' },
  ],
  [
    'am Ende der Runde legt jeder Spieler 1 Karte ab',
    'main',
    {
      verb: ablegen,
      subject: eachPlayer,
      objects: [acc(one)],
      front: { prep: an, np: { ...the(end), of: the(round) } as GermanNp },
    },
  ],
  [
    'wenn ein Gegner dich angreift, ziehst du 1 Karte',
    'main',
    {
      verb: ziehen,
      objects: [acc(one)],
      front: { conjunction: 'wenn', clause: { verb: angreifen, subject: a(enemy), objects: [acc(you)] } },
    },
  ],
  ['dann ziehe 1 Karte', 'imperative', { verb: ziehen, objects: [acc(one)], front: 'dann' }],
  [
    'lege 1 Karte von deiner Hand ab, um 1 Karte zu ziehen',
    'imperative',
    { ...drop, purpose: { verb: ziehen, objects: [acc(one)] } },
  ],
  ['dem Spieler wird geholfen', 'main', { verb: helfen, voice: 'passive', objects: [dat(the(player))] }],
  ['es wird gewürfelt', 'main', { verb: { infinitive: 'würfeln' }, voice: 'passive' }],
  [
    'falls es keinen Gegner gibt',
    'subordinate',
    { verb: { ...geben, impersonal: true }, objects: [acc({ noun: enemy, det: 'kein' })], conjunction: 'falls' },
  ],
  [
    'solange dieser Held erschöpft ist',
    'subordinate',
    { verb: sein, subject: { noun: hero, det: 'dieser' }, predicate: 'erschöpft', conjunction: 'solange' },
  ],
  [
    'dieser Held ist nicht erschöpft',
    'main',
    { verb: sein, subject: { noun: hero, det: 'dieser' }, predicate: 'erschöpft', negative: true },
  ],
  [
    'die gewählte Karte ist ein Gegner',
    'main',
    { verb: sein, subject: { noun: card, det: 'definite', adj: ['gewählt'] }, predicate: { np: a(enemy) } },
  ],
  ['du zogst 1 Karte', 'main', { verb: ziehen, objects: [acc(one)], tense: 'past' }],
  [
    'Aragorn und Gimli greifen an',
    'main',
    {
      verb: angreifen,
      subject: { list: [{ proper: { text: 'Aragorn', gender: 'm' } }, { proper: { text: 'Gimli', gender: 'm' } }] },
    },
  ],
  ['um nicht abgelegt zu werden', 'purpose', { verb: ablegen, voice: 'passive', negative: true }],
  ['schieße auf einen Ort', 'imperative', { verb: schießen, objects: [{ prep: auf, np: a(place) }] }],
];

describe('German clauses', () => {
  it.each(CLAUSES)('%s (%s)', (expected, form, of) => {
    expect(clause(of, form)).toBe(expected);
  });
});
