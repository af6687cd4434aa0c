/** The area of a rule id: `LCG-COMBAT-E-05` belongs to `COMBAT-E`. */
export function areaOf(id: string): string {
  return id.slice(id.indexOf('-') + 1, id.lastIndexOf('-'));
}

/** What the id starts with: `LCG` of `LCG-COMBAT-E-05`. */
export function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

/**
 * Every id that a catalogue file defines, by its lines alone: a test file that names one rule should not wait for
 * four whole files to be parsed.
 */
export function idsInText(text: string): string[] {
  return Array.from(text.matchAll(/^- id: (\S+)/gm), (match) => match[1] ?? '');
}

/**
 * Ids mentioned in running text, also in the short forms `GUARD-08`, `SHADOW-09/10/13` and `MODIFIER-03 to -05`,
 * written out in full.
 */
export function idsMentioned(text: string, prefix: string, areas: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const pattern = /(?<![\w-])([A-Z]+(?:-[A-Z]+)*)-(\d{2})((?:\/\d{2})*)(?: (?:to|and) -(\d{2}))?(?![\w-])/g;
  for (const [, name = '', first = '', more = '', last] of text.matchAll(pattern)) {
    const full = name.startsWith(`${prefix}-`);
    const area = full ? name.slice(prefix.length + 1) : name;
    if (!full && !areas.has(area)) continue;
    for (const number of [first, ...more.split('/').slice(1), ...(last ? [last] : [])]) {
      found.push(`${prefix}-${area}-${number}`);
    }
  }
  return found;
}
