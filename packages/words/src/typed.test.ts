import { describe, expectTypeOf, it } from 'vitest';
import { catalogue, type MessageTable } from './catalogue.ts';
import { named, type render } from './render.ts';
import type { MessageKey, ParamsOf, QuestionKey, WordsOf } from './typed.ts';

const messages = {
  'log.attacks': { de: '{card:nom} [greift|greifen] {seat:acc} an.', en: '{card:nom} [attacks|attack] {seat:acc}.' },
  'log.draws': {
    de: '{seat} zieht {n, plural, =0 {nichts} one {# Karte} other {# Karten}}.',
    en: '{seat} draws {n, plural, =0 {nothing} one {# card} other {# cards}}.',
  },
  'toy.ask.order': { de: 'Was zuerst?', en: 'What first?' },
} as const satisfies MessageTable;

type Said = WordsOf<typeof messages>;

describe('typed messages', () => {
  it('know their keys and parameters', () => {
    expectTypeOf<MessageKey<typeof messages>>().toEqualTypeOf<'log.attacks' | 'log.draws' | 'toy.ask.order'>();
    expectTypeOf<QuestionKey<typeof messages>>().toEqualTypeOf<'toy.ask.order'>();
    expectTypeOf<keyof ParamsOf<(typeof messages)['log.draws']>>().toEqualTypeOf<'seat' | 'n'>();
    expectTypeOf<ParamsOf<(typeof messages)['log.draws']>['n']>().toEqualTypeOf<number>();
    expectTypeOf<keyof ParamsOf<(typeof messages)['log.attacks']>>().toEqualTypeOf<'seat' | 'card'>();
  });

  it('take what fits', () => {
    const said: Said[] = [
      ['log.draws', { seat: named('s0'), n: 1 }],
      ['log.attacks', { seat: 'Ada', card: named('c1') }],
      ['toy.ask.order'],
    ];
    // @ts-expect-error: no such key
    said.push(['log.attack', { seat: 'Ada', card: named('c1') }]);
    // @ts-expect-error: a parameter is missing
    said.push(['log.draws', { seat: 'Ada' }]);
    // @ts-expect-error: a number is wanted
    said.push(['log.draws', { seat: 'Ada', n: 'three' }]);
    // @ts-expect-error: a parameter that the texts do not have
    said.push(['log.attacks', { seat: 'Ada', card: 'Bill', n: 3 }]);
  });

  it('are words like any other', () => {
    expectTypeOf<Said>().toExtend<Parameters<typeof render>[0]>();
    expectTypeOf(catalogue(messages)).toEqualTypeOf<ReturnType<typeof catalogue>>();
  });
});
