import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const prefix = 'virtual:rules/';

interface Rule {
  id: string;
  rule: string;
  de: string;
  where: string;
}

interface Catalogue {
  rules: Rule[];
  examples?: { rules?: string[] }[];
  conflicts?: { rules?: string[] }[];
}

/** No rule is related to more than these: the first ones say most. */
const MOST_LINKS = 8;

/** Rules that one example, one conflict or one ruling speaks of together are worth reading together. */
function linksOf(rules: readonly Rule[], groups: readonly (readonly string[])[]): ReadonlyMap<string, Set<string>> {
  const links = new Map(rules.map(({ id }) => [id, new Set<string>()]));
  for (const group of groups) {
    for (const id of group) {
      for (const other of group) if (other !== id && links.has(other)) links.get(id)?.add(other);
    }
  }
  return links;
}

/**
 * Makes `import('virtual:rules/lcg')` give that game's rules by id: German, English, where the rulebooks say it, related
 * rules. A chunk of its own, loaded when somebody asks why or opens the rules.
 */
export function rulesCatalogue(): Plugin {
  return {
    name: 'rules-catalogue',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const docs = (name: string): string => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
      const files = [docs(`rules/${id.slice(prefix.length + 1)}.yaml`), docs('rulings.md')] as const;
      for (const file of files) this.addWatchFile(file);
      const { rules, examples = [], conflicts = [] } = parse(readFileSync(files[0], 'utf8')) as Catalogue;
      const rows = readFileSync(files[1], 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('| '));
      const groups = [
        ...[...examples, ...conflicts].map((one) => one.rules ?? []),
        ...rows.map((row) => row.match(/[A-Z]{2,}(?:-[A-Z]+)+-\d+/g) ?? []),
      ];
      const links = linksOf(rules, groups);
      const byId = Object.fromEntries(
        rules.map(({ id: key, de, rule, where }) => [
          key,
          [de, rule, where, [...links.get(key)!].slice(0, MOST_LINKS)],
        ]),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(byId))});`;
    },
  };
}
