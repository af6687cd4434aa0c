import { describe, expect, it } from 'vitest';
import { contestOf } from './contested.ts';

describe('heroes whom two decks want', () => {
  it('are none as long as all are different', () => {
    expect(contestOf([{ heroes: ['aragorn', 'gloin'] }, { heroes: ['eowyn'] }])).toEqual({ heroes: [], bare: -1 });
  });

  it('can be drawn for if each seat has another one whom nobody wants', () => {
    const decks = [{ heroes: ['aragorn', 'gimli'] }, { heroes: ['gimli', 'legolas'] }];
    expect(contestOf(decks)).toEqual({ heroes: ['gimli'], bare: -1 });
  });

  it('cannot be drawn for by a seat that might be left without any', () => {
    const decks = [{ heroes: ['aragorn', 'gimli'] }, { heroes: ['gimli'] }];
    expect(contestOf(decks)).toEqual({ heroes: ['gimli'], bare: 1 });
  });
});
