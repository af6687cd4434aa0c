/** Rules by id: German, English, where the rulebooks say it, related rules. */
export type Rules = Readonly<
  Record<string, readonly [de: string, en: string, where: string, related: readonly string[]]>
>;

/** The rules of a game, and what their parts are called. */
export interface RuleBook {
  readonly rules: Rules;
  readonly areas: Readonly<Record<string, { readonly de: string; readonly en: string }>>;
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
