import { expect, it } from 'vitest';
import { strokeOf } from './keys.ts';

/** An element that is one of those kinds. */
const on = (...kinds: string[]) =>
  ({
    matches: (selector: string) => kinds.some((kind) => selector.split(', ').includes(kind)),
  }) as unknown as EventTarget;
const strike = (key: string, target: EventTarget | null = on(), more = {}) => ({
  ...{ key, target, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false },
  ...more,
});

it('knows the keys of the table, whatever the case of the letter', () => {
  const names = [' ', 'Enter', 'Escape', 'u', 'U', 'r', 'h', 'e', 'c', 'p', '?'].map(
    (key) => strokeOf(strike(key), true)?.name,
  );
  expect(names).toEqual([
    ...['space', 'enter', 'escape', 'undo', 'undo', 'redo', 'hint', 'end', 'chronicle', 'pause', 'help'],
  ]);
  expect(strokeOf(strike('7'), true)).toEqual({ name: 'number', n: 7 });
  expect(strokeOf(strike('E', on(), { shiftKey: true }), true)).toEqual({ name: 'end', n: 1 });
  for (const key of ['0', 'x', 'Tab', 'ArrowUp', 'F5']) expect(strokeOf(strike(key), true)).toBe(null);
});

it('leaves letters and numbers alone where somebody does not want them', () => {
  for (const key of ['u', '1', '?']) expect(strokeOf(strike(key), false)).toBe(null);
  expect(strokeOf(strike(' '), false)?.name).toBe('space');
});

it('leaves keys to fields, dialogs, and the browser', () => {
  for (const kind of ['input', 'textarea', 'select', 'dialog *', '[role="menu"] *']) {
    expect(strokeOf(strike('u', on(kind)), true)).toBe(null);
    expect(strokeOf(strike('Escape', on(kind)), true)).toBe(null);
  }
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented']) {
    expect(strokeOf(strike('r', on(), { [modifier]: true }), true)).toBe(null);
  }
});

it('lets Space and Enter do what the focused button does, and no other key', () => {
  expect(strokeOf(strike(' ', on('button')), true)).toBe(null);
  expect(strokeOf(strike('Enter', on('a')), true)).toBe(null);
  expect(strokeOf(strike('u', on('button')), true)?.name).toBe('undo');
});
