import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const prefix = 'virtual:rules/';

interface Entry {
  id: string;
  rule?: string;
  de?: string;
  where?: string;
  reading?: string;
}

/**
 * Makes `import('virtual:rules/lcg')` give that game's rules by id, in both languages, from docs/rules: a chunk of its own
 * that is loaded when somebody asks why.
 */
export function rulesCatalogue(): Plugin {
  return {
    name: 'rules-catalogue',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const file = fileURLToPath(new URL(`../../docs/rules/${id.slice(prefix.length + 1)}.yaml`, import.meta.url));
      this.addWatchFile(file);
      const { rules } = parse(readFileSync(file, 'utf8')) as { rules: Entry[] };
      const byId = Object.fromEntries(
        rules.map((rule) => [rule.id, [rule.de ?? '', rule.rule ?? '', rule.where ?? '']]),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(byId))});`;
    },
  };
}
