import { expect, it } from 'vitest';
import { dealt } from './deal.ts';

it('deals cards of the deck, none more often than it is in it', () => {
  let luck = 1;
  const random = (): number => {
    luck = (luck * 16_807) % 2_147_483_647;
    return luck / 2_147_483_647;
  };
  const seen = new Map<string, number>();
  for (let i = 0; i < 2000; i++) {
    const hand = dealt({ a: 1, b: 3, c: 6 }, 4, random);
    expect(hand).toHaveLength(4);
    expect(hand.filter((card) => card === 'a').length).toBeLessThanOrEqual(1);
    expect(hand.filter((card) => card === 'b').length).toBeLessThanOrEqual(3);
    for (const card of hand) seen.set(card, (seen.get(card) ?? 0) + 1);
  }
  // Each card lies in four of ten hands.
  expect((seen.get('a') ?? 0) / 2000).toBeCloseTo(0.4, 1);
  expect((seen.get('c') ?? 0) / 2000).toBeCloseTo(2.4, 1);
  expect(dealt({ a: 2 }, 6, random)).toEqual(['a', 'a']);
});
