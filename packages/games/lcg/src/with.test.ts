import { table } from '@tafelrunde/testing/lcg';
import { expect, test } from 'vitest';
import { card } from './define.ts';
import { lcg } from './game.ts';
import { draw } from './language/player-effects.ts';

const scribe = card('ally', {
  number: 901,
  id: 'scribe',
  title: { de: 'Schreiber', en: 'Scribe' },
  quantity: 3,
  sphere: 'lore',
  cost: 1,
  hitPoints: 2,
  abilities: [{ kind: 'action', effect: draw(1) }],
});

test('a game with a further card has, shows and plays it; the game itself has not', () => {
  const game = lcg.with(scribe);
  expect(game.listCards().at(-1)).toMatchObject({ id: 'scribe', text: { en: 'Action: Draw 1 card.' } });
  const t = table(
    'lcg',
    { players: [{ heroes: [{ card: 'Beravor', resources: 1 }], hand: ['Scribe'], deck: ['Feint', 'Gandalf'] }] },
    game,
  );
  t.choose('Play Scribe').choose('Use Scribe');
  expect([t.characters(0), t.hand(0)]).toEqual([['Beravor', 'Scribe'], ['Feint']]);
  expect([lcg.cards!.find('scribe'), lcg.defs.length]).toEqual([undefined, game.defs.length - 1]);
  expect(() => table('lcg', { players: [{ heroes: ['Beravor'], hand: ['Scribe'] }] })).toThrow('no card called');
});
