import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page with nothing on it, for servers that nobody looks at: they do without the built one. */
export function emptyPage(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-page-'));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"></html>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
