import { expect, it } from 'vitest';
import { packError, unpackError } from './carried-error.ts';

it('errors keep name, code, place and causes between threads', () => {
  const error = Object.assign(new TypeError('outer', { cause: new Error('inner') }), { code: 'E1' });
  const back = unpackError(packError(error));
  expect(back).toMatchObject({ name: 'TypeError', message: 'outer', code: 'E1', stack: error.stack });
  expect(back.cause).toMatchObject({ message: 'inner' });
  expect('code' in unpackError(packError(new Error('x')))).toBe(false);
  expect(packError('text')).toEqual({ name: 'Error', message: 'text', stack: undefined, code: undefined, cause: null });
  let deep = new Error('0');
  for (let i = 1; i < 10; i++) deep = new Error(String(i), { cause: deep });
  let depth = 0;
  for (let one = packError(deep); one.cause; one = one.cause) depth++;
  expect(depth).toBe(5);
});
