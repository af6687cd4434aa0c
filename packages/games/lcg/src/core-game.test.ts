import { below, type Game, type Plain, seedWords, startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { lcg as core } from './core-game.ts';
import { isCore } from './core-setup.ts';
import { lcg } from './game.ts';
import manifest from './manifest.ts';

const { start, together, daily = [] } = manifest;
const offered = [start, ...(together ? [together] : []), ...daily].map(({ setup }) => setup);

/** The course of a game that is played by lot: every question, all that was said, and the position in the end. */
function course(game: Game, setup: Plain, seed: string): unknown {
  const started = startMatch(game, setup, seed);
  if (!started.ok) throw new Error(`a set-up is refused: ${JSON.stringify(started.problem)}`);
  const m = started.value;
  const luck = seedWords(`by lot: ${seed}`);
  const asked: unknown[] = [];
  for (let answers = 0; answers < 120; answers++) {
    const decision = m.decision();
    if (!decision) break;
    const ids = decision.options.map(({ id }) => id);
    asked.push(decision.prompt, ids);
    m.answer(ids[below(luck, ids.length)] ?? '');
  }
  return { asked, log: m.log, state: m.s };
}

describe('the core set alone', () => {
  it('is what stays within its scenarios and starter decks', () => {
    expect(isCore(manifest.start.setup)).toBe(true);
    expect(isCore({ scenario: 'carrock', players: [{ starter: 'lore' }] })).toBe(false);
    expect(isCore({ scenario: 'mirkwood', players: [{ starter: 'lore' }, { starter: 'carrock-quiet' }] })).toBe(false);
    expect(isCore({ scenario: 'mirkwood', players: [{ heroes: [], deck: {} }] })).toBe(false);
    expect(isCore({ scenario: 'mirkwood', players: [{ starter: 'lore' }], campaign: {} })).toBe(false);
    expect([isCore(null), isCore([]), isCore({})]).toEqual([false, false, false]);
  });

  it('has the first of all cards, by the same numbers', () => {
    expect(core.defs.length).toBeLessThan(lcg.defs.length);
    expect(core.defs.map(({ id }) => id)).toEqual(lcg.defs.slice(0, core.defs.length).map(({ id }) => id));
    expect(core.procedures.map(({ name }) => name)).toEqual(
      lcg.procedures.slice(0, core.procedures.length).map(({ name }) => name),
    );
  });

  it.each(offered.filter(isCore).map((setup, at) => [at, setup] as const))(
    'plays offer %i as the whole game does',
    (at, setup) => {
      expect(course(core, setup, `core ${at}`)).toEqual(course(lcg, setup, `core ${at}`));
    },
  );
});
