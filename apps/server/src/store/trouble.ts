import type { StoreTrouble } from './store.ts';

const TROUBLES: readonly (readonly [RegExp, StoreTrouble])[] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, 'data-corrupted'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'disk-full'],
  [/^(SQLITE_(READONLY|PERM|CANTOPEN)|EACCES|EPERM|EROFS)/, 'data-readonly'],
];

/** What an error of the database or of the disk means to whoever runs the server. */
export function troubleOf(error: unknown): StoreTrouble {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return TROUBLES.find(([codes]) => codes.test(code))?.[1] ?? 'data-unusable';
}
