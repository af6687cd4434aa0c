import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { catalogueForm, conflictFormOf, type RuleCatalogue, silentFormOf } from './catalogue-form.ts';
import { areaOf, idsMentioned, prefixOf } from './catalogue-ids.ts';

/** One thing that is wrong with a catalogue file. */
export type Problem = {
  readonly line: number;
  readonly code: 'syntax' | 'form' | 'duplicate' | 'prefix' | 'source' | 'reference' | 'area';
  readonly message: string;
};

export type Parsed =
  | { readonly ok: true; readonly catalogue: RuleCatalogue }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Path = readonly (string | number)[];
type Report = (path: Path, code: Problem['code'], message: string) => void;
type Content = Omit<RuleCatalogue, 'prefix'>;

const entryLists = ['rules', 'examples', 'conflicts', 'gaps', 'silent', 'readings'] as const;

/** Reads a rule catalogue; what is not in form comes back as a list of problems in the order of their lines. */
export function parseCatalogue(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => {
      const message = error.message.split('\n')[0] ?? error.message;
      return { line: lines.linePos(error.pos[0]).line, code: 'syntax' as const, message };
    });
    return { ok: false, problems };
  }
  const problems: Problem[] = [];
  const report: Report = (path, code, message) => problems.push({ line: lineOf(document, lines, path), code, message });

  const content = checkForm(document.toJS(), report);
  if (content) {
    const prefix = prefixOf(content.rules[0].id);
    checkIds(content, prefix, report);
    if (problems.length === 0) return { ok: true, catalogue: { ...content, prefix } };
  }
  return { ok: false, problems: problems.sort((a, b) => a.line - b.line) };
}

function checkForm(value: unknown, report: Report): Content | undefined {
  const parsed = catalogueForm.safeParse(value);
  if (!parsed.success) {
    reportIssues(value, [], parsed.error, report);
    return undefined;
  }
  const { conflicts, silent, ...rest } = parsed.data;
  const checked = {
    conflicts: [] as RuleCatalogue['conflicts'][number][],
    silent: [] as RuleCatalogue['silent'][number][],
  };
  for (const [index, entry] of conflicts.entries()) {
    const one = conflictFormOf(entry).safeParse(entry);
    if (one.success) checked.conflicts.push(one.data);
    else reportIssues(value, ['conflicts', index], one.error, report);
  }
  for (const [index, entry] of silent.entries()) {
    const one = silentFormOf(entry).safeParse(entry);
    if (one.success) checked.silent.push(one.data);
    else reportIssues(value, ['silent', index], one.error, report);
  }
  const complete = checked.conflicts.length === conflicts.length && checked.silent.length === silent.length;
  return complete ? { ...rest, ...checked } : undefined;
}

function checkIds(content: Content, prefix: string, report: Report): void {
  const ids = new Set<string>();
  const rules = new Set(content.rules.map((rule) => rule.id));
  const sources = new Set(content.source.map((source) => source.slice(0, 3)));
  for (const list of entryLists) {
    for (const [index, { id }] of content[list].entries()) {
      if (ids.has(id)) report([list, index, 'id'], 'duplicate', `${id} is used twice`);
      if (prefixOf(id) !== prefix) report([list, index, 'id'], 'prefix', `${id} does not start with ${prefix}-`);
      ids.add(id);
    }
  }
  const areas = new Set([...ids].map(areaOf));
  content.rules.forEach(({ id }, index) => {
    if (!Object.hasOwn(content.areas, areaOf(id))) report(['rules', index, 'id'], 'area', `${areaOf(id)} has no name`);
  });
  for (const list of [...entryLists, 'named'] as const) {
    for (const [index, entry] of content[list].entries()) {
      if ('where' in entry && !sources.has(entry.where.slice(0, 3))) {
        report([list, index, 'where'], 'source', `"${entry.where}" does not start with the number of a source`);
      }
      if ('rules' in entry) {
        for (const [at, id] of entry.rules.entries()) {
          if (!rules.has(id)) report([list, index, 'rules', at], 'reference', `there is no rule ${id}`);
        }
      }
      for (const [key, value] of Object.entries(entry)) {
        if (key === 'id' || typeof value !== 'string') continue;
        for (const id of idsMentioned(value, prefix, areas)) {
          if (!ids.has(id)) report([list, index, key], 'reference', `there is no ${id}`);
        }
      }
    }
  }
}

function reportIssues(value: unknown, base: Path, error: z.ZodError, report: Report): void {
  for (const issue of error.issues) {
    // What was read from YAML has no symbols.
    const path = [...base, ...issue.path] as Path;
    // What is wrong with a key stands inside.
    const { message } = issue.code === 'invalid_key' ? issue.issues[0] : issue;
    report(path, 'form', `${nameOf(value, path)}: ${message}`);
  }
}

/** `LCG-ENC-07 test` says more to the writer than `rules.182.test`. */
function nameOf(value: unknown, path: Path): string {
  const [list, index, ...rest] = path;
  const entries = list === undefined ? undefined : (value as Record<string, unknown>)?.[list];
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : undefined;
  if (typeof entry !== 'object' || entry === null) return path.join('.') || 'catalogue';
  const name = 'id' in entry ? entry.id : 'name' in entry ? entry.name : undefined;
  return [typeof name === 'string' ? name : `${list}.${index}`, ...rest].join(' ');
}

/** A missing field has no place of its own; then the entry it is missing from counts. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
