import { describe, expect, it } from 'vitest';
import { Registry } from './registry.ts';

const cards = new Registry([{ id: 'coin' }, { id: 'cup' }]);

describe('a registry', () => {
  it('finds definitions by id', () => {
    expect([cards.number('cup'), cards.find('cup'), cards.get('coin')]).toEqual([1, { id: 'cup' }, { id: 'coin' }]);
  });

  it('says of an id that no card has that there is none', () => {
    expect([cards.number('crown'), cards.find('crown')]).toEqual([-1, undefined]);
    expect(() => cards.get('crown')).toThrow('there is no card crown');
  });

  it('refuses two cards of one id', () => {
    expect(() => new Registry([{ id: 'coin' }, { id: 'coin' }])).toThrow('two cards are called coin');
  });
});
