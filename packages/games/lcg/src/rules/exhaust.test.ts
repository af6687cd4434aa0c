import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';

const tired = (card: string) => ({ card, exhausted: true });
const deck = ['Gandalf', 'Gandalf', 'Gandalf'];

rule('LCG-EXHAUST-01', 'an exhausted card pays no cost of exhausting and cannot commit, until it is ready', () => {
  const at = (exhausted: boolean, step: string) =>
    table('lcg', {
      players: [{ heroes: ['Gimli', { card: 'Beravor', exhausted }], allies: ['Gléowine'], deck }],
      step,
    });
  expect([at(false, '2.2').offers('Use Beravor'), at(true, '2.2').offers('Use Beravor')]).toEqual([true, false]);
  const commits = (exhausted: boolean) =>
    at(exhausted, '3.2')
      .options()
      .flatMap((option) => option.cards);
  expect(commits(false)).toEqual(['Gimli', 'Beravor', 'Gléowine']);
  expect(commits(true)).toEqual(['Gimli', 'Gléowine']);
});

rule(['LCG-EX-33', 'LCG-EXHAUST-01'], 'Eleanor cancels one treachery, not the one that comes instead', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Eleanor', tired('Gimli'), 'Beravor'], deck }],
    encounterDeck: ["The Necromancer's Reach", "The Necromancer's Reach", 'Wargs'],
    step: '3.3',
  });
  t.choose('Use Eleanor').playTo('3.4');
  expect([t.exhausted('Eleanor'), t.damage('Eleanor'), t.damage('Gimli')]).toEqual([true, 1, 1]);
  expect(t.encounterDiscard()).toEqual(["The Necromancer's Reach", "The Necromancer's Reach"]);
});

rule('LCG-EXHAUST-02', 'other abilities of an exhausted card stay active', () => {
  const gimli = { ...tired('Gimli'), damage: 2 };
  const players = [
    { heroes: [tired('Éowyn'), gimli, tired('Beravor')], allies: ['Gléowine'], hand: ['Gandalf', 'Feint'], deck },
  ];
  const t = table('lcg', { players });
  expect([t.offers('Use Éowyn'), t.offers('Use Beravor')]).toEqual([true, false]);
  expect(t.stat('Gimli', 'attack')).toBe(4);
  t.choose('Use Éowyn', 'Gandalf');
  expect(t.stat('Éowyn', 'willpower')).toBe(5);
});

rule('LCG-EXHAUST-04', 'a card enters play ready, also one that left play exhausted', () => {
  const t = table('lcg', {
    players: [
      {
        heroes: [{ card: 'Aragorn', resources: 3 }, 'Beravor'],
        hand: ['Sneak Attack', 'Sneak Attack', 'Faramir', 'Gléowine'],
        deck,
      },
    ],
    encounterDeck: [],
    step: '3.1w',
  });
  t.choose('Sneak Attack', 'Faramir');
  expect([t.characters(0), t.exhausted('Faramir')]).toEqual([['Aragorn', 'Beravor', 'Faramir'], false]);
  t.playTo('3.2').choose('Faramir', 'done').playTo('4.1');
  expect(t.hand(0)).toEqual(['Sneak Attack', 'Gléowine', 'Faramir']);
  t.playTo('4.2w').choose('Sneak Attack', 'Faramir');
  expect([t.characters(0), t.exhausted('Faramir')]).toEqual([['Aragorn', 'Beravor', 'Faramir'], false]);
});

rule('LCG-EXHAUST-05', 'an attachment and its hero exhaust and ready each for itself', () => {
  const both = { card: 'Aragorn', attachments: ['Steward of Gondor', 'Unexpected Courage'] };
  const t = table('lcg', { players: [{ heroes: [both, 'Beravor'], deck }], encounterDeck: [], step: '3.1w' });
  const now = () => ['Aragorn', 'Steward of Gondor', 'Unexpected Courage'].map((card) => t.exhausted(card));
  t.choose('Use Steward of Gondor');
  expect(now()).toEqual([false, true, false]);
  t.playTo('3.2').choose('Aragorn', 'done').pass();
  expect(now()).toEqual([true, true, false]);
  t.choose('Use Unexpected Courage');
  expect(now()).toEqual([false, true, true]);
});
