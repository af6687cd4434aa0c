import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
// From its source: the page is built before anything else may have been.
import { gamesWithRules, loadCatalogue, relatedRules } from '../../packages/rules/src/index.ts';

const all = 'virtual:rules';
const prefix = `${all}/`;
const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes `import('virtual:rules/lcg')` give that game's rules by id (German, English, where the rulebooks say it, related
 * rules) and the names of their parts: a chunk of its own, loaded when somebody asks why or opens the rules.
 * `virtual:rules` lists these chunks by game.
 */
export function rulesCatalogue(): Plugin {
  return {
    name: 'rules-catalogue',
    resolveId: (id) => (id === all || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${all}`) {
        const loaders = gamesWithRules(project).map((game) => `${game}: () => import('${prefix}${game}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${prefix}`)) return;
      const game = id.slice(prefix.length + 1);
      const rulings = `${project}docs/rulings.md`;
      for (const file of [`${project}docs/rules/${game}.yaml`, rulings]) this.addWatchFile(file);
      const catalogue = loadCatalogue(project, game);
      const related = relatedRules(catalogue, readFileSync(rulings, 'utf8'));
      const rules = Object.fromEntries(
        catalogue.rules.map(({ id: key, de, rule, where }) => [key, [de, rule, where, related.get(key)!]]),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ rules, areas: catalogue.areas }))});`;
    },
  };
}
