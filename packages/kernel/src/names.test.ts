import { catalogue, type Noun, named, render, type Title } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import type { CardDef, Game } from './game.ts';
import { namesOf } from './names.ts';

const def = (id: string, title: Title): CardDef => ({ id, title, triggers: [], modifiers: [] });

const game: Pick<Game, 'defs' | 'name' | 'noun'> = {
  defs: [
    def('wargs', { de: 'Warge', en: 'Wargs', as: 'pl' }),
    def('gandalf', { de: 'Gandalf', en: 'Gandalf' }),
    def('ring', { de: 'Der Eine Ring', en: 'The One Ring', as: 'm' }),
  ],
  name: (id, lang) => (id.startsWith('seat:') ? `${lang === 'de' ? 'Spieler' : 'Player'} 1` : 'Dale'),
  noun: (id): Noun | undefined => (id === 'place:wood' ? { title: 'Wald', as: 'm' } : undefined),
};

const all = catalogue({
  goes: { de: '{who:nom} [geht|gehen] {where:to}.', en: '{who:nom} [goes|go] {where:to}.' },
});

const say = (who: string, where: string): string =>
  render(['goes', { who: named(who), where: named(where) }], 'de', all, namesOf(game));

describe('namesOf', () => {
  it.each([
    ['card:wargs', 'place:wood', 'Die Warge gehen in den Wald.'],
    ['card:ring', 'card:gandalf', 'Der Eine Ring geht zu Gandalf.'],
    ['seat:0', 'place:dale', 'Spieler 1 geht zu Dale.'],
  ])('%s %s', (who, where, text) => {
    expect(say(who, where)).toBe(text);
  });

  it('knows cards by their definitions, titles as they are printed, and what is neither by Game.name', () => {
    const names = namesOf(game);
    expect(names('card:ring', 'en')).toEqual({ title: 'The One Ring', as: 'm' });
    expect(names('card:none', 'de')).toEqual({ title: 'Dale' });
    // What is no card is not looked up as one, even if it ends like one.
    expect(names('deck:ring', 'de')).toEqual({ title: 'Dale' });
    expect(names('ring', 'de')).toEqual({ title: 'Dale' });
    expect(render(['goes', { who: named('seat:0'), where: named('card:wargs') }], 'en', all, names)).toBe(
      'Player 1 goes to the Wargs.',
    );
  });
});
