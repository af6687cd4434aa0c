import { describe, expect, test } from 'vitest';
import { PRINTED } from '../test/printed.ts';
import { cardTypes, TYPE } from './defs.ts';
import { dbg } from './game.ts';

const { defs } = dbg;
const lines = PRINTED.trim().split('\n');
const titleOf = (line: string): string => line.split(' | ')[0];

/** A definition in the form of the table. */
function printed(title: string): string {
  const def = defs.find((other) => other.title.en === title);
  if (def === undefined) return `${title} is not defined`;
  const types = cardTypes.filter((type) => (def.types & TYPE[type]) !== 0).join(' ') || '-';
  const numbers = (lang: 'de' | 'en'): string => (def.text[lang].match(/\d+/g) ?? []).join(' ');
  const values = [title, def.group, types, def.level, def.cost, def.points, def.quantity, def.power, numbers('en')];
  return values.join(' | ').trimEnd();
}

describe('every printed value', () => {
  test.each(lines)('%s', (line) => {
    expect(printed(titleOf(line))).toBe(line);
  });

  test('of every card but the stop card', () => {
    const defined = defs.map(({ title }) => title.en).filter((title) => title !== 'Stop!');
    expect(lines.map(titleOf).toSorted()).toEqual(defined.toSorted());
  });

  test('in both languages alike', () => {
    const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).toSorted();
    for (const { text } of defs) expect(numbers(text.de)).toEqual(numbers(text.en));
  });
});
