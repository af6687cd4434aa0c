import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('logs are lines of JSON, in which no table can be recognised by its id', () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.info('opened', { table: 'secret', n: 1 });
  log.info('opened', { table: 'other' });
  log.error('failed', { error: Object.assign(new Error('x'), { code: 7 }) });
  log.info('done');
  const said = lines.map((line) => JSON.parse(line));
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
  expect(said[0]).toEqual({
    ...{ time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'opened', n: 1 },
    table: expect.stringMatching(/^[\w-]{8}$/),
  });
  expect(said[0].table).not.toBe(said[1].table);
  expect(lines.join('')).not.toContain('secret');
  expect(said[2]).toMatchObject({ level: 'error', error: { name: 'Error', message: 'x', code: '7', cause: null } });
  expect(said[3]).toEqual({ time: '1970-01-01T00:00:00.000Z', level: 'info', event: 'done' });
});
