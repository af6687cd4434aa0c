import { expect, test } from 'vitest';
import { CardOptions } from './options.ts';

test('an option is made again whenever anything about it differs', () => {
  const buy = new CardOptions('dbg.option.buy', 'DBG-BUY-01');
  const first = buy.of(5, 9, 3);
  expect(first).toMatchObject({ id: 'k9', key: 'dbg.option.buy', card: 5, n: 3, rule: 'DBG-BUY-01' });
  expect(buy.of(5, 9, 3)).toBe(first);
  expect(buy.of(5, 4, 3).id).toBe('k4');
  expect(buy.of(5, 4, 2).n).toBe(2);
  // The lists were filled up to card 5; what stands there belongs to no card.
  expect(buy.of(2, 9, 3)).toMatchObject({ id: 'k9', card: 2 });
  expect(buy.of(7, 9, 3)).toMatchObject({ id: 'k9', card: 7 });
});
