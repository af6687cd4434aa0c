import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const usual = {
  ...{ pace: 'weighty', speed: 'normal', handOrder: 'drawn', stops: {}, bots: 'steady', names: [] },
  ...{
    theme: 'auto',
    textSize: 'm',
    cardSize: 'm',
    motion: 'system',
    confirm: 'danger',
    analysis: 'auto',
    warn: 'off',
    leftHanded: false,
    marks: false,
    sound: false,
    volume: 0.5,
  },
  letterKeys: true,
};

it('is the usual one where nothing was set, or nothing that can be read', () => {
  for (const text of [
    null,
    '',
    'null',
    '7',
    '{',
    '{"pace":"fast","off":{"lcg":3},"bots":"human","names":3,"stops":7}',
  ]) {
    expect(readSettings(text)).toEqual(usual);
  }
});

it('is what somebody has chosen', () => {
  const chosen = {
    ...{ pace: 'none', speed: 'slow', handOrder: 'cost', bots: 'keen', names: ['Anna', ''], theme: 'light' },
    stops: { lcg: { windows: { quest: true }, cards: { 'feint@combat': true } } },
    cardSize: 'l',
    ...{
      textSize: 'xl',
      motion: 'none',
      confirm: 'never',
      analysis: 'ask',
      warn: '10',
      leftHanded: true,
      marks: true,
      sound: true,
      volume: 0.25,
    },
    letterKeys: false,
  };
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
});

it('still knows the windows that were switched off before there were stops', () => {
  expect(readSettings('{"off":{"lcg":["quest"],"chess":["x"]}}').stops).toEqual({
    lcg: { windows: { quest: false }, cards: {} },
  });
});
