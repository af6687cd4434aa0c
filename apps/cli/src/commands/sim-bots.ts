import { type Level, levels } from '@tafelrunde/bots';
import type { BotSpec } from '@tafelrunde/lab';
import type { Io } from '../io.ts';
import type { Words } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

const words: Words<(text: string) => string> = {
  de: (text) =>
    `„${text}“ ist kein Bot; gesucht ist random, steady oder keen, auch mit Bedenkzeit: keen:500ms, keen:2s, keen:200 (Partien in Gedanken).`,
  en: (text) =>
    `"${text}" is no bot; it takes random, steady or keen, also with a budget: keen:500ms, keen:2s, keen:200 (games in thought).`,
};

/** A bot as people write it: `steady`, `keen:500ms`, `keen:200`. */
export function botSpec(text: string, io: Io): BotSpec {
  const spec = readBot(text);
  if (!spec) throw new UsageError(words[io.lang](text));
  return spec;
}

/** The same without complaint: null if it is none. */
export function readBot(text: string): BotSpec | null {
  const [, name = '', amount, unit] = /^([a-z]+)(?::(\d+(?:\.\d+)?)(ms|s)?)?$/.exec(text.trim()) ?? [];
  if (!(levels as readonly string[]).includes(name)) return null;
  const level = name as Level;
  if (amount === undefined) return level === 'keen' ? { level, budget: { milliseconds: 1000 } } : { level };
  const value = Number(amount);
  if (level !== 'keen' || !(value > 0)) return null;
  if (unit === undefined) return Number.isInteger(value) ? { level, budget: { playouts: value } } : null;
  return { level, budget: { milliseconds: unit === 's' ? value * 1000 : value } };
}
