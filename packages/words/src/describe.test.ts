import { expect, describe as group, it } from 'vitest';
import { checkPhrase } from './check-phrase.ts';
import { anyNumber, upTo } from './count.ts';
import { describe, describeSentence, type Use } from './describe.ts';
import { type LexiconPart, lexicon } from './lexicon.ts';
import { commonLexicon } from './lexicon-common.ts';
import { type Clause, gap, type NounPhrase, type Phrase, you } from './phrase.ts';

const game: LexiconPart = {
  nouns: {
    ally: { de: { adjectival: 'Verbündet', gender: 'm' }, en: { sg: 'ally' } },
    attack: { de: { sg: 'Angriff', pl: 'Angriffe', gender: 'm' }, en: { sg: 'attack' } },
    character: { de: { sg: 'Charakter', pl: 'Charaktere', gender: 'm' }, en: { sg: 'character' } },
    damage: { de: { sg: 'Schaden', gender: 'm' }, en: { sg: 'damage', pl: null } },
    enemy: { de: { sg: 'Gegner', pl: 'Gegner', gender: 'm' }, en: { sg: 'enemy' } },
    hero: { de: { sg: 'Held', pl: 'Helden', gender: 'm', weak: true }, en: { sg: 'hero', pl: 'heroes' } },
    location: { de: { sg: 'Ort', pl: 'Orte', gender: 'm', genitive: 'Ortes' }, en: { sg: 'location' } },
    resource: { de: { sg: 'Ressource', pl: 'Ressourcen', gender: 'f' }, en: { sg: 'resource' } },
    threat: { de: { sg: 'Bedrohung', pl: 'Bedrohungen', gender: 'f' }, en: { sg: 'threat' } },
  },
  adjectives: {
    engaged: { de: 'kämpfend', en: 'engaged' },
    exhausted: { de: 'erschöpft', en: 'exhausted' },
    ready: { de: 'kampfbereit', en: 'ready' },
  },
  verbs: {
    attack: {
      de: { infinitive: 'angreifen', prefix: 'an', past: 'griff', participle: 'angegriffen' },
      en: { base: 'attack' },
    },
    deal: { de: { infinitive: 'zufügen', prefix: 'zu' }, en: { base: 'deal', past: 'dealt' } },
    defeat: { de: { infinitive: 'besiegen' }, en: { base: 'defeat' } },
    exhaust: { de: { infinitive: 'erschöpfen' }, en: { base: 'exhaust' } },
    heal: { de: { infinitive: 'heilen' }, en: { base: 'heal' } },
    shoot: {
      de: {
        infinitive: 'schießen',
        past: 'schoss',
        participle: 'geschossen',
        object: { text: 'auf', case: 'acc' },
      },
      en: { base: 'shoot', past: 'shot', object: 'at' },
    },
  },
  names: {
    aragorn: { de: { text: 'Aragorn', gender: 'm' }, en: { text: 'Aragorn', pronoun: 'he' } },
    key: {
      de: { text: 'Schattenschlüssel', gender: 'm', article: true },
      en: { text: 'Shadow Key', article: true },
    },
  },
};
const words = lexicon(commonLexicon, game);

const yours = { poss: 'you' } as const;
const theirs = { poss: 'subject' } as const;
const oneCard: NounPhrase = { noun: 'card', count: 1 };
const eachPlayer: NounPhrase = { noun: 'player', det: 'each' };
const anEnemy: NounPhrase = { noun: 'enemy', det: 'a' };
const thisHero: NounPhrase = { noun: 'hero', det: 'this' };
const gondor = { de: 'Gondor', en: 'Gondor' };
const discard: Clause = {
  verb: 'discard',
  object: oneCard,
  prep: [{ prep: 'from', np: { noun: 'hand', det: theirs } }],
};
const drawOne: Clause = { verb: 'draw', object: oneCard };
const dealTwo: Clause = { verb: 'deal', object: { noun: 'damage', count: 2 }, indirect: anEnemy };
const defeated: Clause = { verb: 'defeat', object: anEnemy, voice: 'passive' };
const roundEnd: NounPhrase = { noun: 'end', det: 'the', of: { noun: 'round', det: 'the' } };
const topThree: NounPhrase = { noun: 'card', det: 'the', count: 3, adj: ['top'], of: { noun: 'deck', det: theirs } };

const SENTENCES: readonly (readonly [string, string, Phrase])[] = [
  ['Lege 1 Karte von deiner Hand ab.', 'Discard 1 card from your hand.', discard],
  [
    'Jeder Spieler legt 1 Karte von seiner Hand ab.',
    'Each player discards 1 card from their hand.',
    { ...discard, subject: eachPlayer },
  ],
  ['Um 1 Karte zu ziehen.', 'To draw 1 card.', { ...drawOne, mood: 'purpose' }],
  [
    'Nachdem du 1 Karte gezogen hast, füge einem Gegner 2 Schaden zu.',
    'After you draw 1 card, deal 2 damage to an enemy.',
    { ...dealTwo, front: { ...drawOne, conj: 'after' } },
  ],
  [
    'Nachdem ein Gegner besiegt wurde, zieht jeder Spieler 1 Karte.',
    'After an enemy is defeated, each player draws 1 card.',
    { ...drawOne, subject: eachPlayer, front: { ...defeated, conj: 'after' } },
  ],
  [
    'Wenn ein Gegner dich angreift, darfst du 1 Karte ziehen.',
    'When an enemy attacks you, you may draw 1 card.',
    { ...drawOne, modal: 'may', front: { verb: 'attack', subject: anEnemy, object: you, conj: 'when' } },
  ],
  [
    'Lege 1 Karte von deiner Hand ab, um 1 Karte zu ziehen.',
    'Discard 1 card from your hand to draw 1 card.',
    { ...discard, purpose: drawOne },
  ],
  [
    'Sieh dir die obersten 3 Karten deines Decks an.',
    'Look at the top 3 cards of your deck.',
    { verb: 'lookAt', object: topThree },
  ],
  [
    'Jeder Spieler sieht sich die obersten 3 Karten seines Decks an.',
    'Each player looks at the top 3 cards of their deck.',
    { verb: 'lookAt', object: topThree, subject: eachPlayer },
  ],
  [
    'Erschöpfe einen Gondor-Charakter.',
    'Exhaust a Gondor character.',
    { verb: 'exhaust', object: { noun: 'character', det: 'a', kind: [gondor] } },
  ],
  [
    'Wähle bis zu 2 kampfbereite Verbündete.',
    'Choose up to 2 ready allies.',
    { verb: 'choose', object: { noun: 'ally', count: upTo(2), adj: ['ready'] } },
  ],
  [
    'Wähle einen mit dir kämpfenden Gegner.',
    'Choose an enemy engaged with you.',
    { verb: 'choose', object: { noun: 'enemy', det: 'a', adj: [{ adj: 'engaged', by: [{ prep: 'with', np: you }] }] } },
  ],
  [
    'Lege jede Karte, die du kontrollierst, ab.',
    'Discard each card that you control.',
    { verb: 'discard', object: { noun: 'card', det: 'each', relative: { verb: 'control', object: gap } } },
  ],
  [
    'Am Ende der Runde nimm 1 Karte aus deinem Ablagestapel auf deine Hand.',
    'At the end of the round, take 1 card from your discard pile into your hand.',
    {
      verb: 'take',
      object: oneCard,
      prep: [
        { prep: 'from', np: { noun: 'discardPile', det: yours } },
        { prep: 'into', np: { noun: 'hand', det: yours } },
      ],
      front: { prep: 'at', np: roundEnd },
    },
  ],
  [
    'Dieser Held kann in dieser Runde nicht angreifen.',
    'This hero cannot attack this round.',
    { verb: 'attack', subject: thisHero, modal: 'can', negative: true, adverbs: ['thisRound'] },
  ],
  [
    'Solange dieser Held erschöpft ist, erhält jeder andere Held 1 Ressource.',
    'While this hero is exhausted, each other hero gains 1 resource.',
    {
      verb: 'gain',
      subject: { noun: 'hero', det: 'each', adj: ['other'] },
      object: { noun: 'resource', count: 1 },
      front: { verb: 'be', subject: thisHero, predicate: 'exhausted', conj: 'while' },
    },
  ],
  [
    'Falls du 1 Karte ziehen würdest, lege stattdessen beliebig viele Karten ab.',
    'If you would draw 1 card, discard any number of cards instead.',
    {
      verb: 'discard',
      object: { noun: 'card', count: anyNumber },
      adverbs: ['instead'],
      front: { ...drawOne, modal: 'would', conj: 'if' },
    },
  ],
  [
    'Falls es keine Gegner gibt, mische dein Deck.',
    'If there are no enemies, shuffle your deck.',
    {
      verb: 'shuffle',
      object: { noun: 'deck', det: yours },
      front: { verb: 'exist', object: { noun: 'enemy', det: 'no', number: 'pl' }, conj: 'if' },
    },
  ],
  ['Schieße auf einen Ort.', 'Shoot at a location.', { verb: 'shoot', object: { noun: 'location', det: 'a' } }],
  [
    'Zeige jedem Spieler deine Hand.',
    'Show your hand to each player.',
    { verb: 'show', object: { noun: 'hand', det: yours }, indirect: eachPlayer },
  ],
  [
    'Verringere die Bedrohung jedes Spielers um 2.',
    'Reduce each player’s threat by 2.',
    {
      verb: 'reduce',
      object: { noun: 'threat', det: { owner: eachPlayer } },
      prep: [{ prep: 'by', np: { de: '2', en: '2' } }],
    },
  ],
  [
    'Heile 1 Schaden von Aragorn.',
    'Heal 1 damage from Aragorn.',
    { verb: 'heal', object: { noun: 'damage', count: 1 }, prep: [{ prep: 'from', np: { proper: 'aragorn' } }] },
  ],
  ['Lege den Schattenschlüssel ab.', 'Discard the Shadow Key.', { verb: 'discard', object: { proper: 'key' } }],
  [
    'Aragorns Angriff endet.',
    'Aragorn’s attack ends.',
    { verb: 'end', subject: { noun: 'attack', det: { owner: { proper: 'aragorn' } } } },
  ],
  ['Willst du 1 Karte ziehen?', 'Do you want to draw 1 card?', { ...drawOne, modal: 'want', mood: 'question' }],
  [
    'Sein Besitzer legt ihn ab.',
    'Its owner discards it.',
    {
      verb: 'discard',
      subject: { noun: 'owner', det: { poss: { noun: 'hero' } } },
      object: { pronoun: { noun: 'hero' } },
    },
  ],
  [
    'Bringe einen deiner Helden ins Spiel.',
    'Put one of your heroes into play.',
    { verb: 'putIntoPlay', object: { part: 1, countAs: 'word', from: { noun: 'hero', number: 'pl', det: yours } } },
  ],
  [
    'Lege 1 Karte von deiner Hand ab und ziehe 1 Karte.',
    'Discard 1 card from your hand and draw 1 card.',
    { clauses: [discard, drawOne] },
  ],
  ['Von Hand.', 'By hand.', { de: 'von Hand', en: 'by hand' }],
];

const NOUN_PHRASES: readonly (readonly [string, string, NounPhrase, Use['case']])[] = [
  ['dem erschöpften Helden', 'the exhausted hero', { noun: 'hero', det: 'the', adj: ['exhausted'] }, 'dat'],
  ['einem beliebigen Verbündeten', 'any ally', { noun: 'ally', det: 'any' }, 'dat'],
  ['ihm', 'it', { pronoun: { noun: 'hero' } }, 'dat'],
  ['ihr', 'it', { pronoun: { noun: 'card' } }, 'dat'],
  ['ihnen', 'them', { pronoun: { noun: 'player', number: 'pl' } }, 'dat'],
  [
    'die Kosten dieser Karte',
    'the cost of this card',
    { noun: 'cost', det: 'the', of: { noun: 'card', det: 'this' } },
    'acc',
  ],
  [
    'Karten mit 2 Markern',
    'cards with 2 tokens',
    { noun: 'card', number: 'pl', with: { noun: 'token', count: 2 } },
    'acc',
  ],
  [
    'jede Karte auf deiner Hand',
    'each card in your hand',
    { noun: 'card', det: 'each', in: { noun: 'hand', det: yours } },
    'acc',
  ],
  [
    'einen Helden, dessen Angriff erschöpft ist',
    'a hero whose attack is exhausted',
    {
      noun: 'hero',
      det: 'a',
      relative: { verb: 'be', subject: { noun: 'attack', det: { owner: gap } }, predicate: 'exhausted' },
    },
    'acc',
  ],
  [
    'jeder Spieler, der 1 Karte von seiner Hand ablegt',
    'each player who discards 1 card from their hand',
    { noun: 'player', det: 'each', relative: { ...discard, subject: gap } },
    'nom',
  ],
  [
    'einen Tag',
    'a day',
    { de: { nom: 'ein Tag', gen: 'eines Tages', dat: 'einem Tag', acc: 'einen Tag' }, en: 'a day' },
    'acc',
  ],
];

group('describe', () => {
  it.each(SENTENCES)('%s', (de, en, phrase) => {
    expect(checkPhrase(phrase, words)).toEqual([]);
    expect(describeSentence(phrase, 'de', words)).toBe(de);
    expect(describeSentence(phrase, 'en', words)).toBe(en);
  });

  it.each(NOUN_PHRASES)('%s', (de, en, np, kase) => {
    expect(checkPhrase(np, words)).toEqual([]);
    expect(describe(np, 'de', words, { case: kase })).toBe(de);
    expect(describe(np, 'en', words, { case: kase })).toBe(en);
  });

  it('turns one clause into every mood', () => {
    const moods = ['imperative', 'imperativePlural', 'declarative', 'question', 'infinitive', 'purpose'] as const;
    expect(moods.map((mood) => describe(drawOne, 'de', words, { mood }))).toEqual([
      'ziehe 1 Karte',
      'zieht 1 Karte',
      'du ziehst 1 Karte',
      'ziehst du 1 Karte',
      '1 Karte zu ziehen',
      'um 1 Karte zu ziehen',
    ]);
  });
});
