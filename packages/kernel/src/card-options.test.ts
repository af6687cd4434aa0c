import { expect, test } from 'vitest';
import { AbilityOptions, CardOptions } from './card-options.ts';

test('an option is made again whenever anything about it differs', () => {
  const buy = new CardOptions('game.option.buy', 'GAME-BUY-01');
  const first = buy.of(5, 9, 3);
  expect(first).toMatchObject({ id: 'k9', key: 'game.option.buy', card: 5, n: 3, rule: 'GAME-BUY-01' });
  expect(buy.of(5, 9, 3)).toBe(first);
  expect(buy.of(5, 4, 3).id).toBe('k4');
  expect(buy.of(5, 4, 2).n).toBe(2);
  expect(buy.of(5, 4, 2, 1).seat).toBe(1);
  expect(buy.of(5, 4, 2).seat).toBe(-1);
  // The lists were filled up to card 5; what stands there belongs to no card.
  expect(buy.of(2, 9, 3)).toMatchObject({ id: 'k9', card: 2 });
  expect(buy.of(7, 9, 3)).toMatchObject({ id: 'k9', card: 7 });
});

test('so is an option to use an ability', () => {
  const use = new AbilityOptions('game.option.use', 'GAME-USE-01');
  const first = use.of(5, 9, 1, 'draw');
  expect(first).toMatchObject({ id: 'k9.1', key: 'game.option.use', card: 5, n: 1, rule: 'GAME-USE-01', more: 'draw' });
  expect(use.of(5, 9, 1, 'draw')).toBe(first);
  expect(use.of(5, 9, 1, 'heal').more).toBe('heal');
  expect(use.of(5, 4, 1, 'heal').id).toBe('k4.1');
  expect(use.of(5, 4, 0, 'heal')).toMatchObject({ id: 'k4.0', n: 0 });
  expect(use.of(5, 4, 0, 'heal', 2).seat).toBe(2);
  expect(use.of(2, 4, 0, 'heal')).toMatchObject({ id: 'k4.0', card: 2 });
  expect(use.of(7, 4, 0, 'heal').card).toBe(7);
});
