import type { StoreTrouble } from './store.ts';

/** Codes of SQLite, of the system and of PostgreSQL. */
const TROUBLES: readonly (readonly [RegExp, StoreTrouble])[] = [
  [/^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/, 'data-corrupted'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100$)/, 'disk-full'],
  [/^(SQLITE_(READONLY|PERM|CANTOPEN)|EACCES|EPERM|EROFS|25006$|42501$)/, 'data-readonly'],
];

/** What an error of the database or of the disk means to whoever runs the server. */
export function troubleOf(error: unknown): StoreTrouble {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return TROUBLES.find(([codes]) => codes.test(code))?.[1] ?? 'data-unusable';
}
