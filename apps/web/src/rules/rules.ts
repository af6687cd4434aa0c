import type { GameId } from '../words/index.ts';

/** Rules by id: German, English, where the rulebooks say it, related rules. */
export type Rules = Readonly<
  Record<string, readonly [de: string, en: string, where: string, related: readonly string[]]>
>;

const loaders: Readonly<Record<GameId, () => Promise<{ readonly default: Rules }>>> = {
  lcg: () => import('virtual:rules/lcg'),
  tcg: () => import('virtual:rules/tcg'),
  dbg: () => import('virtual:rules/dbg'),
  runebound: () => import('virtual:rules/runebound'),
};

/** A game's rule catalogue, loaded when it is first asked for. */
export async function rulesOf(game: GameId): Promise<Rules> {
  return (await loaders[game]()).default;
}

/** "COMBAT-E" of "LCG-COMBAT-E-07". */
export function areaOf(id: string): string {
  return id.split('-').slice(1, -1).join('-');
}

/** How texts compare in a search: without capitals and accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The ids of all rules that hold every word of the query, in their text or in their id. */
export function findRules(rules: Rules, query: string, language: 'de' | 'en'): readonly string[] {
  const wanted = plainText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const text = language === 'de' ? 0 : 1;
  return Object.entries(rules)
    .filter(([id, rule]) => {
      const all = plainText(`${id} ${rule[text]}`);
      return wanted.every((word) => all.includes(word));
    })
    .map(([id]) => id);
}
