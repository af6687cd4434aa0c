import {
  coverageOf,
  findProject,
  gamesWithRules,
  loadCatalogue,
  ownProject,
  type Proofs,
  type Results,
  readProofs,
  runRuleTests,
} from '@tafelrunde/testing/rules';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { progress } from '../progress.ts';
import { rulesTable } from '../rules-table.ts';
import { rulesWords } from '../rules-words.ts';
import { UsageError } from '../usage-error.ts';

interface Options {
  readonly game?: string;
  readonly json?: boolean;
  /** true: run in any case; false: never; nothing: if the results do not hold any more. */
  readonly run?: boolean;
}

export function register(program: Command, io: Io, runTests: typeof runRuleTests = runRuleTests): void {
  const words = rulesWords[io.lang];
  program
    .command('rules')
    .description(words.about)
    .option('--game <game>', words.game)
    .option('--json', words.json)
    .option('--run', words.run)
    .option('--no-run', words.noRun)
    .action((options: Options) => rules(options, io, runTests));
}

async function rules(options: Options, io: Io, runTests: typeof runRuleTests): Promise<void> {
  const project = findProject(io.cwd) ?? ownProject();
  const games = gamesWithRules(project);
  if (options.game !== undefined && !games.includes(options.game)) {
    throw new UsageError(rulesWords[io.lang].unknownGame(options.game, games));
  }
  const results = await resultsFor(project, options.run, io, runTests);
  const catalogues = (options.game === undefined ? games : [options.game]).map((game) => loadCatalogue(project, game));
  if (options.json) {
    const rows = catalogues.flatMap((catalogue) => coverageOf(catalogue, results));
    io.stdout(`${JSON.stringify(rows, null, 2)}\n`);
  } else {
    io.stdout(rulesTable(catalogues, results, io.lang));
  }
}

async function resultsFor(
  project: string,
  wish: boolean | undefined,
  io: Io,
  runTests: typeof runRuleTests,
): Promise<Results> {
  const words = rulesWords[io.lang];
  const proofs = readProofs(project);
  if (wish === false) {
    if (proofs.state !== 'fresh') io.stderr(`${words[proofs.state]}\n`);
    return proofs.all;
  }
  const files = wish ? [...proofs.ruleTests] : proofs.outdated;
  if (files.length === 0) return proofs.current;
  return (await renew(project, files, io, runTests)).current;
}

async function renew(
  project: string,
  files: readonly string[],
  io: Io,
  runTests: typeof runRuleTests,
): Promise<Proofs> {
  const words = rulesWords[io.lang];
  const bar = progress(io, words.running);
  const outcome = await runTests(project, files, ({ done, total }) => bar.update(done, total)).finally(() => bar.end());
  const proofs = readProofs(project);
  if (!outcome.passed) {
    io.stderr(`${words.failed}\n`);
    if (io.env.DEBUG) io.stderr(outcome.output);
  }
  if (proofs.outdated.length > 0) io.stderr(`${words.notRun(proofs.outdated)}\n`);
  return proofs;
}
