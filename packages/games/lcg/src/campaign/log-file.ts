import { hashText, type Result } from '@tafelrunde/kernel';

/** Grows when logs of an earlier form can no longer be read. */
const LOG_VERSION = 1;

type Kind = 'campaign' | 'expert-game' | 'saga';

interface LogFile {
  readonly format: string;
  readonly version: number;
  readonly sum: number;
  readonly log: unknown;
}

const formatOf = (kind: Kind): string => `tafelrunde-lcg-${kind}`;

/** A log as text, with a sum that shows whether it was changed. */
export function writeLog(kind: Kind, log: unknown): string {
  const file: LogFile = { format: formatOf(kind), version: LOG_VERSION, sum: hashText(JSON.stringify(log)), log };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A log from its text; what is no log, of another version or changed is refused with a sentence. */
export function readLog<T>(kind: Kind, text: string, isLog: (log: unknown) => log is T): Result<T> {
  const refuse = (why: string, params = {}): Result<T> => ({ ok: false, problem: [`lcg.log-file.${why}`, params] });
  let file: LogFile;
  try {
    file = JSON.parse(text) as LogFile;
  } catch {
    return refuse('unreadable');
  }
  if (typeof file !== 'object' || file === null || file.format !== formatOf(kind)) return refuse('unreadable');
  if (file.version !== LOG_VERSION) return refuse('other-version', { version: String(file.version) });
  if (file.log === undefined || file.sum !== hashText(JSON.stringify(file.log))) return refuse('changed');
  return isLog(file.log) ? { ok: true, value: file.log } : refuse('impossible');
}

type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

export function isListOf<T>(value: unknown, test: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(test);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return isFields(value) && Object.values(value).every(isCount);
}
