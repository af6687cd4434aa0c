import type { Plain, SeenDecision } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '../games/module.ts';
import { markIn, windowIn } from './pauses.ts';

const module = {
  stops: () => ['quest', 'respond'].map((id) => ({ id, label: id })),
} as unknown as GameModule;

function asking(prompt: string, kind: SeenDecision['kind'], ...ids: string[]): SeenDecision {
  const options = ids.map((id) => ({ id, label: [''], cards: [], seats: [], rule: '', more: '' }));
  return { seat: 0, kind, prompt: [prompt], options, position: 3 } as unknown as SeenDecision;
}

describe('a window at a table of a server', () => {
  it('is one that the game names and that can be passed', () => {
    expect(windowIn(module, { phase: 'quest' }, asking('lcg.ask.act', 'act', 'a', 'pass'))).toBe('quest');
    expect(windowIn(module, { phase: 'combat' }, asking('lcg.ask.respond', 'act', 'a', 'pass'))).toBe('respond');
  });

  it('is never a choice: without "pass", of another kind, or in a phase that cannot be switched off', () => {
    expect(windowIn(module, { phase: 'quest' }, asking('lcg.ask.act', 'act', 'a', 'done'))).toBe('');
    expect(windowIn(module, { phase: 'quest' }, asking('lcg.ask.commit', 'pick', 'a', 'pass'))).toBe('');
    expect(windowIn(module, { phase: 'planning' }, asking('lcg.ask.plan', 'act', 'a', 'pass'))).toBe('');
    expect(windowIn(module, { phase: 'quest' }, null)).toBe('');
  });
});

describe('a mark of time', () => {
  it.each<[string, Plain, Plain]>([
    ['phase', { round: 2, phase: 'quest' }, { round: 2, phase: 'travel' }],
    ['phase', { turns: 4, phase: 'shadow' }, { turns: 5, phase: 'shadow' }],
    ['round', { round: 2 }, { round: 3 }],
    ['turn', { turns: 2 }, { turns: 3 }],
    ['turn', { round: 2, active: 0 }, { round: 2, active: 1 }],
  ])('changes with what it is about: %s', (mark, before, after) => {
    expect(markIn(before, mark)).not.toBe(null);
    expect(markIn(before, mark)).not.toBe(markIn(after, mark));
  });

  it('is unknown where the view does not tell it', () => {
    expect(markIn({ round: 1, phase: 'combat' }, 'attack')).toBe(null);
    expect(markIn({ turns: 1 }, 'round')).toBe(null);
  });
});
