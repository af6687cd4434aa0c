import type { MessageTable, Words } from '@tafelrunde/words';
import { describe, expectTypeOf, it } from 'vitest';
import type { Decision } from './decision.ts';
import type { Match } from './match.ts';
import { cardOption, option } from './options.ts';
import { procedure } from './procedure.ts';
import type { OptionKey, Speaks, Spoken } from './spoken.ts';
import type { State } from './state.ts';

const messages = {
  'toy.ask.act': { de: 'Was tust du?', en: 'What do you do?' },
  'toy.option.play': { de: '{card} spielen', en: 'Play {card}' },
  'toy.log.draw': { de: '{seat} zieht {card}.', en: '{seat} draws {card}.' },
} as const satisfies MessageTable;

interface ToyState extends State, Speaks<typeof messages> {}

/** Never run: what does not compile in here is the test. */
export function rules(m: Match<ToyState>): void {
  m.say(['toy.log.draw', { seat: 'Ada', card: 'Bill' }]);
  // @ts-expect-error: no such message
  m.say(['toy.log.draws', { seat: 'Ada', card: 'Bill' }]);
  // @ts-expect-error: no card
  m.say(['toy.log.draw', { seat: 'Ada' }]);
  procedure<ToyState>('turn')({
    act: { ask: () => ({ seat: 0, kind: 'act', prompt: ['toy.ask.act'], options: [] }), then() {} },
    // @ts-expect-error: no such question
    react: { ask: () => ({ seat: 0, kind: 'act', prompt: ['toy.ask.react'], options: [] }), then() {} },
    choose: {
      ask: () => ({ seat: 0, kind: 'act', prompt: ['toy.ask.act'], options: [option('done', 'kernel.option.none')] }),
      then(_m, _v, answer) {
        // @ts-expect-error: no option has that label
        if (answer.key === 'toy.option.plays') return;
      },
    },
    drop: {
      // @ts-expect-error: no such label
      ask: () => ({ seat: 0, kind: 'act', prompt: ['toy.ask.act'], options: [option('drop', 'toy.option.drop')] }),
      then() {},
    },
  });
  cardOption(m, 0, 'toy.option.play');
  // @ts-expect-error: a log line is no label
  cardOption(m, 0, 'toy.log.draw');
}

describe('the messages of a game', () => {
  it('are known where its state tells them, and anything may be said where it does not', () => {
    expectTypeOf<Spoken<ToyState>[0]>().toEqualTypeOf<'toy.ask.act' | 'toy.option.play' | 'toy.log.draw'>();
    expectTypeOf<Spoken<State>>().toEqualTypeOf<Words>();
    expectTypeOf<Decision<Spoken<ToyState>, OptionKey<ToyState>>>().toExtend<Decision>();
    expectTypeOf<Extract<OptionKey<ToyState>, `toy.${string}`>>().toEqualTypeOf<'toy.option.play'>();
    expectTypeOf<OptionKey<State>>().toEqualTypeOf<string>();
  });
});
