import { type EventRules, emit, type GameEvent, MOMENT, move, type Trigger } from '../src/index.ts';
import { asks, begin, def, FIELD, type MiniMatch, type MiniParts, type MiniState, note } from './mini.ts';

const hit: EventRules<MiniState> = { apply: (m, event) => note(m, `hit ${event.n}`) };
export const events = { hit, ping: MOMENT, pong: MOMENT };

/** A game in which card i lies before the seat it is given for, and which then lets events happen in one step. */
export function scene(
  placed: readonly (readonly [seat: number, ...triggers: Trigger<MiniState>[]])[],
  happening: readonly GameEvent[],
  more: Omit<MiniParts, 'cards' | 'steps' | 'events'> = {},
  kind = FIELD,
): MiniMatch {
  const m = begin(
    {
      events,
      cards: placed.map(([, ...triggers], i) => def(`c${i}`, { triggers })),
      steps: {
        happen(m: MiniMatch) {
          for (const event of happening) emit(m, { ...event });
        },
        after: (m: MiniMatch) => note(m, 'after'),
        end: asks(['x', 'y']),
      },
      ...more,
    },
    3,
  );
  placed.forEach(([seat], card) => {
    move(m, card, kind, seat);
  });
  m.decision();
  return m;
}

export const HIT: GameEvent = { type: 'hit', n: 3 };
