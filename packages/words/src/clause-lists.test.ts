import { expect, describe as group, it } from 'vitest';
import { checkPhrase } from './check-phrase.ts';
import { describeSentence } from './describe.ts';
import { lexicon } from './lexicon.ts';
import { commonLexicon } from './lexicon-common.ts';
import { type Clause, gap, type NounPhrase, type Phrase } from './phrase.ts';

const words = lexicon(commonLexicon);
const eachPlayer: NounPhrase = { noun: 'player', det: 'each' };
const draw: Clause = { verb: 'draw', object: { noun: 'card', count: 1 } };
const discard: Clause = {
  verb: 'discard',
  object: { noun: 'card', count: 1 },
  prep: [{ prep: 'from', np: { noun: 'hand', det: { poss: 'subject' } } }],
};
const shuffle: Clause = { verb: 'shuffle', object: { noun: 'deck', det: { poss: 'subject' } } };
const atEnd = { prep: 'at', np: { noun: 'end', det: 'the', of: { noun: 'round', det: 'the' } } } as const;

const TABLE: readonly (readonly [string, string, Phrase])[] = [
  [
    'Ziehe 1 Karte, lege 1 Karte von deiner Hand ab und mische dein Deck.',
    'Draw 1 card, discard 1 card from your hand and shuffle your deck.',
    { clauses: [draw, discard, shuffle] },
  ],
  [
    'Jeder Spieler zieht 1 Karte und legt 1 Karte von seiner Hand ab.',
    'Each player draws 1 card and discards 1 card from their hand.',
    { subject: eachPlayer, clauses: [draw, discard] },
  ],
  [
    'Du darfst 1 Karte ziehen oder dein Deck mischen.',
    'You may draw 1 card or shuffle your deck.',
    { modal: 'may', clauses: [draw, shuffle], join: 'or' },
  ],
  [
    'Am Ende der Runde zieht jeder Spieler 1 Karte und mischt sein Deck.',
    'At the end of the round, each player draws 1 card and shuffles their deck.',
    { subject: eachPlayer, clauses: [draw, shuffle], front: atEnd },
  ],
  [
    'Nachdem du 1 Karte gezogen hast oder dein Deck gemischt hast, lege 1 Karte von deiner Hand ab.',
    'After you draw 1 card or shuffle your deck, discard 1 card from your hand.',
    { ...discard, front: { conj: 'after', clauses: [draw, shuffle], join: 'or' } },
  ],
  [
    'Falls ein Spieler 1 Karte ziehen und sein Deck mischen würde, endet das Spiel.',
    'If a player would draw 1 card and shuffle their deck, the game ends.',
    {
      verb: 'end',
      subject: { noun: 'game', det: 'the' },
      front: { conj: 'if', subject: { noun: 'player', det: 'a' }, modal: 'would', clauses: [draw, shuffle] },
    },
  ],
  [
    'Lege 1 Karte von deiner Hand ab, um 1 Karte zu ziehen und dein Deck zu mischen.',
    'Discard 1 card from your hand to draw 1 card and shuffle your deck.',
    { ...discard, purpose: { clauses: [draw, shuffle] } },
  ],
  [
    'Zeige jede Karte, die du kontrollierst, und mische dein Deck.',
    'Show each card that you control and shuffle your deck.',
    {
      clauses: [
        { verb: 'show', object: { noun: 'card', det: 'each', relative: { verb: 'control', object: gap } } },
        shuffle,
      ],
    },
  ],
  [
    'Lege 1 Karte von deiner Hand ab, um 1 Karte zu ziehen, und mische dein Deck.',
    'Discard 1 card from your hand to draw 1 card and shuffle your deck.',
    { clauses: [{ ...discard, purpose: draw }, shuffle] },
  ],
  [
    'In dieser Runde zieht dieser Spieler 1 Karte und mischt sein Deck.',
    'This round, that player draws 1 card and shuffles their deck.',
    { subject: { noun: 'player', det: 'that' }, clauses: [draw, shuffle], front: 'thisRound' },
  ],
  [
    'Passe und sieh nach.',
    'Pass and look it up.',
    { clauses: [{ verb: 'pass' }, { de: 'sieh nach', en: 'look it up' }] },
  ],
];

group('clauses in a row', () => {
  it.each(TABLE)('%s', (de, en, phrase) => {
    expect(checkPhrase(phrase, words)).toEqual([]);
    expect(describeSentence(phrase, 'de', words)).toBe(de);
    expect(describeSentence(phrase, 'en', words)).toBe(en);
  });
});
