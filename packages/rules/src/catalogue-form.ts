import { z } from 'zod';

const text = z.string().trim().min(1);
const ruleId = z.string().regex(/^[A-Z]+(-[A-Z]+)+-\d{2,}$/, 'is not of the form GAME-AREA-NN');
const entryId = (...kinds: string[]) =>
  z.string().regex(new RegExp(`^[A-Z]+-(${kinds.join('|')})-\\d{2,}$`), `is not of the form GAME-${kinds[0]}-NN`);
const ruleIds = z.array(ruleId).min(1);

const ruleForm = z.strictObject({
  id: ruleId,
  where: text,
  rule: text,
  de: text,
  test: z.enum(['engine', 'ui', 'deckbuilder', 'campaign', 'none']),
});

const exampleForm = z.strictObject({
  id: entryId('EX'),
  where: text,
  rules: ruleIds,
  given: text,
  when: text,
  then: text,
  kind: z.enum(['worked', 'statement', 'card']).optional(),
  printed: z.boolean().optional(),
  derived: z.boolean().optional(),
  note: text.optional(),
});

/** Two documents that disagree, or a document that disagrees with another place of the same game. */
const conflictBetweenForm = z.strictObject({
  id: entryId('CF'),
  topic: text,
  kind: z.enum(['contradiction', 'supplement', 'scope', 'wording', 'internal']),
  says_000: text,
  says_004: text,
  wins: z.enum(['000', '004', 'reading']),
  variant: z.boolean(),
  note: text.optional(),
  rules: ruleIds,
});

const conflictWithinForm = z.strictObject({ id: entryId('CONFLICT'), where: text, issue: text, reading: text });

const gapForm = z.strictObject({ id: entryId('GAP'), question: text, suggest: text });

const status = z.enum(['known', 'unsure']);

const silentOfficialForm = z.strictObject({ id: entryId('SILENT'), topic: text, open: text, official: text, status });

const silentValueForm = z.strictObject({
  id: entryId('SILENT'),
  topic: text,
  kind: z.enum(['data', 'rule', 'text']),
  value: text.nullable(),
  status,
  basis: text.optional(),
});

const namedForm = z.strictObject({
  name: text,
  en: text.nullable(),
  kind: text,
  where: text,
  says: z.array(text).min(1),
});

const readingForm = z.strictObject({ id: entryId('READ'), reading: text });

/** The whole file, with every list present even where a game has none. */
export const catalogueForm = z.strictObject({
  game: z.string().regex(/^[a-z]+$/, 'is not a game id'),
  source: z.array(z.string().regex(/^\d{3} = ./, 'is not of the form "NNN = title"')).min(1),
  /** What each part of the rules is called, in the order in which they are read. */
  areas: z.record(z.string().regex(/^[A-Z]+(-[A-Z]+)*$/, 'is not an area'), z.strictObject({ de: text, en: text })),
  rules: z.array(ruleForm).min(1),
  examples: z.array(exampleForm),
  conflicts: z.array(z.unknown()).default([]),
  gaps: z.array(gapForm).default([]),
  silent: z.array(z.unknown()).default([]),
  named: z.array(namedForm).default([]),
  readings: z.array(readingForm).default([]),
});

/** A union would report "no form fits"; choosing the form first gives a message about the wrong field. */
export const conflictFormOf = (entry: unknown) => (has(entry, 'topic') ? conflictBetweenForm : conflictWithinForm);
export const silentFormOf = (entry: unknown) => (has(entry, 'kind') ? silentValueForm : silentOfficialForm);

function has(entry: unknown, key: string): boolean {
  return typeof entry === 'object' && entry !== null && key in entry;
}

export type Rule = z.infer<typeof ruleForm>;
export type Example = z.infer<typeof exampleForm>;
export type Conflict = z.infer<typeof conflictBetweenForm> | z.infer<typeof conflictWithinForm>;
export type Gap = z.infer<typeof gapForm>;
export type Silent = z.infer<typeof silentOfficialForm> | z.infer<typeof silentValueForm>;
export type Named = z.infer<typeof namedForm>;
export type Reading = z.infer<typeof readingForm>;

export type RuleCatalogue = {
  readonly game: string;
  /** What every id of this game starts with: LCG, TCG, DBG, RB. */
  readonly prefix: string;
  readonly source: readonly string[];
  /** What each part of the rules is called. */
  readonly areas: Readonly<Record<string, { readonly de: string; readonly en: string }>>;
  readonly rules: readonly Rule[];
  readonly examples: readonly Example[];
  readonly conflicts: readonly Conflict[];
  readonly gaps: readonly Gap[];
  readonly silent: readonly Silent[];
  readonly named: readonly Named[];
  readonly readings: readonly Reading[];
};
