import type { RbView } from '@tafelrunde/runebound';
import { describe, expect, it } from 'vitest';
import { choicesIn, panelOf, panelToShow, showsFight } from './panels.ts';

const zone = (...ids: string[]) => ({ count: ids.length, cards: ids.map((id) => ({ id, def: '' })) });
const view = {
  fight: null,
  adventure: zone('a'),
  revealed: zone(),
  heroes: zone(),
  markets: [zone('m')],
  storyTrack: [{ id: 's', def: '', hex: -1 }],
} as unknown as RbView;

describe('parts of the table', () => {
  it('hold what lies on them', () => {
    expect(['hex:7', 'die:0', 'slot:2', 'a', 'm', 's', 'x'].map((id) => panelOf(view, id))).toEqual([
      ...['board', 'board', 'board', 'board', 'markets', 'story', 'heroes'],
    ]);
    expect(choicesIn(view, ['hex:1', 'm', 'x', 'y'])).toEqual({
      board: 1,
      heroes: 2,
      markets: 1,
      story: 0,
      log: 0,
      chat: 0,
    });
  });

  it('come into sight when something can be chosen there and nothing where one looks', () => {
    const shown = ['heroes', 'markets', 'story'] as const;
    const counts = { board: 3, heroes: 0, markets: 2, story: 1, log: 0, chat: 0 };
    expect(panelToShow(counts, 'heroes', shown)).toBe('markets');
    expect(panelToShow(counts, 'story', shown)).toBe('story');
    expect(panelToShow({ ...counts, markets: 0, story: 0 }, 'markets', shown)).toBe('markets');
    // What is not beside the map on a wide screen is not looked at there.
    expect(panelToShow({ ...counts, markets: 0, story: 0 }, 'board', shown)).toBe('heroes');
    expect(panelToShow(counts, 'heroes', ['board', ...shown, 'log'])).toBe('board');
    // Who is talking goes on talking, where there is a tab for it.
    expect(panelToShow(counts, 'chat', ['board', ...shown, 'log', 'chat'])).toBe('chat');
    expect(panelToShow(counts, 'chat', shown)).toBe('markets');
  });

  it('make way for a fight, unless all there is to choose lies elsewhere', () => {
    const fight = { ...view, fight: {} } as unknown as RbView;
    const counts = { board: 0, heroes: 1, markets: 0, story: 0, log: 0, chat: 0 };
    expect([showsFight(fight, counts, 3), showsFight(fight, counts, 1), showsFight(view, counts, 3)]).toEqual([
      ...[true, false, false],
    ]);
  });
});
