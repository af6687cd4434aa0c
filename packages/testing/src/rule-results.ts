import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { contentHash } from './rule-sources.ts';

const outcomeForm = z.object({ file: z.string(), name: z.string(), passed: z.boolean() });
const resultsForm = z.object({
  version: z.literal(1),
  /** Test files that ran: the hash of the file, and of all sources it ran against. */
  files: z.record(z.string(), z.object({ content: z.string(), sources: z.string() })),
  /** Per rule or example the tests naming it that ran. */
  rules: z.record(z.string(), z.object({ passed: z.boolean(), tests: z.array(outcomeForm) })),
});

type Outcome = z.infer<typeof outcomeForm>;
export type Results = z.infer<typeof resultsForm>;

/** What one test file did in one run. */
export type FileRun = {
  readonly file: string;
  readonly content: string;
  readonly sources: string;
  readonly tests: readonly { readonly name: string; readonly passed: boolean; readonly rules: readonly string[] }[];
};

export const noResults: Results = { version: 1, files: {}, rules: {} };

const pathIn = (project: string) => join(project, '.cache', 'rules.json');

/**
 * The results kept in `.cache/rules.json`, without those of test files that are gone or have changed since; nothing
 * if there are none or they cannot be read: it is only a cache.
 */
export function readResults(project: string): Results | undefined {
  const path = pathIn(project);
  if (!existsSync(path)) return undefined;
  const read = resultsForm.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!read.success) return undefined;
  const { files } = read.data;
  return resultsOf(read.data, (file) => contentHash(join(project, file)) === files[file]?.content);
}

/** Results with a new run of some test files in the place of their old one. */
export function mergeResults(old: Results, runs: readonly FileRun[]): Results {
  const again = new Set(runs.map((run) => run.file));
  const kept = resultsOf(old, (file) => !again.has(file));
  const files = { ...kept.files };
  const tests = new Map(Object.entries(kept.rules).map(([id, rule]) => [id, [...rule.tests]]));
  for (const { file, content, sources, tests: ran } of runs) {
    files[file] = { content, sources };
    for (const { name, passed, rules } of ran) {
      for (const id of new Set(rules)) tests.set(id, [...(tests.get(id) ?? []), { file, name, passed }]);
    }
  }
  return { version: 1, files: sorted(files), rules: rulesOf(tests) };
}

export function writeResults(project: string, results: Results): void {
  const path = pathIn(project);
  mkdirSync(dirname(path), { recursive: true });
  // Renaming keeps a reader, or a second run, from seeing half a file.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(results, null, 1)}\n`);
  renameSync(draft, path);
}

/** The part of the results that comes from some of the test files. */
export function resultsOf(results: Results, isWanted: (file: string) => boolean): Results {
  const left = Object.entries(results.rules).map(
    ([id, rule]) => [id, rule.tests.filter((test) => isWanted(test.file))] as const,
  );
  return {
    version: 1,
    files: Object.fromEntries(Object.entries(results.files).filter(([file]) => isWanted(file))),
    rules: rulesOf(new Map(left)),
  };
}

function rulesOf(tests: ReadonlyMap<string, readonly Outcome[]>): Results['rules'] {
  const rules: Results['rules'] = {};
  for (const [id, ran] of tests) {
    if (ran.length > 0) rules[id] = { passed: ran.every((test) => test.passed), tests: [...ran] };
  }
  return sorted(rules);
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
