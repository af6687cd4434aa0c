import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { BadConfig, type Config, readConfig } from './config.ts';

/** Every number with its variable, what it is by default, the least and the most. docs/server.md says the same to people. */
const numbers: readonly (readonly [key: keyof Config, variable: string, usual: number, least: number, most: number])[] =
  [
    ['callSeconds', 'CALL_SECONDS', 60, 0, 86_400],
    ['botThreads', 'BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 64],
    ['botPace', 'BOT_PACE', 400, 0, 10_000],
    ['botBudget', 'BOT_BUDGET', 1000, 50, 30_000],
    ['botStretch', 'BOT_STRETCH', 2, 1, 10],
    ['keenPerPerson', 'KEEN_PER_PERSON', 6, 0, 1_000_000],
    ['keenPerAddress', 'KEEN_PER_ADDRESS', 12, 0, 1_000_000],
    ['mostConnections', 'MOST_CONNECTIONS', 10_000, 1, 1_000_000],
    ['mostConnectionsPerAddress', 'MOST_CONNECTIONS_PER_ADDRESS', 100, 1, 1_000_000],
    ['patienceSeconds', 'PATIENCE_SECONDS', 10, 0.1, 600],
    ['stopSeconds', 'STOP_SECONDS', 4, 0.1, 600],
    ['mostRooms', 'MOST_TABLES', 5000, 1, 1_000_000],
    ['mostDocuments', 'MOST_DOCUMENTS', 500, 0, 1_000_000],
    ['documentKilobytes', 'DOCUMENT_KILOBYTES', 4096, 0, 1_000_000],
    ['rates', 'RATES', 1, 0, 1000],
    ['idleMinutes', 'IDLE_MINUTES', 10, 0.001, 10_000],
    ['graceSeconds', 'GRACE_SECONDS', 45, 0, 86_400],
    ['waitSeconds', 'WAIT_SECONDS', 180, 0, 86_400],
    ['noticeSeconds', 'NOTICE_SECONDS', 120, 0, 86_400],
    ['openDays', 'OPEN_DAYS', 7, 0, 10_000],
    ['overDays', 'OVER_DAYS', 180, 0, 10_000],
    ['abandonedDays', 'ABANDONED_DAYS', 90, 0, 10_000],
    ['sessionDays', 'SESSION_DAYS', 180, 0, 10_000],
    ['guestDays', 'GUEST_DAYS', 30, 0, 10_000],
  ];

const read = (variable: string, text: string): Config => readConfig({ [variable]: text });

describe('every number of the configuration', () => {
  it.each(numbers)('%s', (key, name, usual, least, most) => {
    const variable = `TAFELRUNDE_${name}`;
    expect(readConfig({})[key]).toBe(usual);
    expect(read(variable, '')[key]).toBe(usual);
    for (const value of [least, most]) expect(read(variable, String(value))[key]).toBe(value);
    for (const wrong of [String(least - 0.0001), String(most + 1), 'x', 'NaN', 'Infinity', '1,5']) {
      expect(() => read(variable, wrong), wrong).toThrow(new BadConfig(variable));
    }
  });
});

describe('every text of the configuration', () => {
  it.each<[key: keyof Config, variable: string, usual: unknown, fine: readonly (readonly [string, unknown])[]]>([
    ['data', 'TAFELRUNDE_DATA', expect.stringMatching(/[\\/]data$/), [['/x', '/x']]],
    ['page', 'TAFELRUNDE_PAGE', '', [['/page', '/page']]],
    ['metricsToken', 'TAFELRUNDE_METRICS_TOKEN', '', [['t', 't']]],
    ['mailFrom', 'TAFELRUNDE_MAIL_FROM', 'Tafelrunde <tafelrunde@localhost>', [['a@b', 'a@b']]],
    ['pushSubject', 'TAFELRUNDE_PUSH_SUBJECT', 'mailto:tafelrunde@localhost', [['mailto:a@b', 'mailto:a@b']]],
    ['pushServices', 'TAFELRUNDE_PUSH_SERVICES', [], [['a,,b', ['a', 'b']]]],
    [
      'trustProxy',
      'TAFELRUNDE_TRUST_PROXY',
      false,
      [
        ['0', false],
        ['1', true],
      ],
    ],
    [
      'cluster',
      'TAFELRUNDE_CLUSTER',
      'tafelrunde',
      [
        ['my-Group_2', 'my-Group_2'],
        ['x'.repeat(64), 'x'.repeat(64)],
      ],
    ],
    ['origin', 'TAFELRUNDE_ORIGIN', '', [['https://t.example/x', 'https://t.example']]],
    [
      'database',
      'DATABASE_URL',
      '',
      [
        ['postgres://h/d', 'postgres://h/d'],
        ['postgresql://h/d', 'postgresql://h/d'],
      ],
    ],
    ['nats', 'NATS_URL', '', [['nats://a:1,tls://b:2', 'nats://a:1,tls://b:2']]],
    [
      'smtp',
      'TAFELRUNDE_SMTP',
      '',
      [
        ['smtp://h', 'smtp://h'],
        ['smtps://u:p@h:465', 'smtps://u:p@h:465'],
      ],
    ],
  ])('%s', (key, variable, usual, fine) => {
    expect(readConfig({})[key]).toEqual(usual);
    expect(read(variable, '')[key]).toEqual(usual);
    for (const [text, value] of fine) expect(read(variable, text)[key]).toEqual(value);
  });

  it.each([
    ['TAFELRUNDE_TRUST_PROXY', ['yes', '2', '01']],
    ['TAFELRUNDE_CLUSTER', ['a b', 'x'.repeat(65), 'a.b', ' ']],
    ['TAFELRUNDE_ORIGIN', ['t.example', ' ']],
    ['DATABASE_URL', ['mysql://h/d', 'h', 'xpostgres://h', 'postgresqlx://h']],
    ['NATS_URL', ['nats://a,http://b', 'a', 'nats://a,', 'xtls://b']],
    ['TAFELRUNDE_SMTP', ['http://h', 'h', 'smtpx://h']],
  ])('%s is refused where it says nothing', (variable, wrong) => {
    for (const text of wrong) expect(() => read(variable, text), text).toThrow(new BadConfig(variable));
  });
});
