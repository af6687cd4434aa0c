import { fileURLToPath } from 'node:url';
import { wordBook } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { words as benchAgainstTable } from './bench/against-table.ts';
import { words as benchAnalysisTable } from './bench/analysis-table.ts';
import { words as benchFile } from './bench/file.ts';
import { words as benchRevision } from './bench/revision.ts';
import { words as benchTable } from './bench/table.ts';
import { words as benchThoughtTable } from './bench/thought-table.ts';
import { words as commanderErrors } from './commander-errors.ts';
import { words as commandsAnalyse } from './commands/analyse.ts';
import { words as commandsBackup } from './commands/backup.ts';
import { words as commandsBench } from './commands/bench.ts';
import { words as commandsCards } from './commands/cards.ts';
import { words as commandsCrash } from './commands/crash.ts';
import { words as commandsDeck } from './commands/deck.ts';
import { words as commandsDuel } from './commands/duel.ts';
import { words as commandsFuzz } from './commands/fuzz.ts';
import { words as commandsLoad } from './commands/load.ts';
import { words as commandsMove } from './commands/move.ts';
import { words as commandsOperator } from './commands/operator.ts';
import { words as commandsPuzzles } from './commands/puzzles.ts';
import { words as commandsReplay } from './commands/replay.ts';
import { words as commandsServe } from './commands/serve.ts';
import { words as commandsSiege } from './commands/siege.ts';
import { words as commandsSim } from './commands/sim.ts';
import { words as commandsSimBots } from './commands/sim-bots.ts';
import { words as commandsSimFiles } from './commands/sim-files.ts';
import { words as commandsSimLadder } from './commands/sim-ladder.ts';
import { words as commandsSimTables } from './commands/sim-tables.ts';
import { words as commandsSimText } from './commands/sim-text.ts';
import { words as commandsStudy } from './commands/study.ts';
import { words as commandsTrain } from './commands/train.ts';
import { words as commandsWorker } from './commands/worker.ts';
import { words as games } from './games.ts';
import { words as help } from './help.ts';
import { invariantWords } from './invariant-words.ts';
import { words as numbers } from './numbers.ts';
import { words as on } from './on.ts';
import { words as progress } from './progress.ts';
import { words as recordFile } from './record-file.ts';
import { rulesWords } from './rules-words.ts';
import { words as tool } from './tool.ts';

/** Stands for whatever a sentence is given: it is called what it is, and so is all that it has. */
function given(name: string): unknown {
  return new Proxy(() => name, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => `‹${name}›`;
      return typeof key === 'symbol' ? undefined : given(`${name}.${key}`);
    },
    apply: (_, __, args: unknown[]) => `‹${name}(${args.join(', ')})›`,
  });
}

/** Sentences with what they are given, instead of functions that make them. */
function spoken(value: unknown): unknown {
  if (typeof value === 'function') {
    const say = value as (...args: unknown[]) => unknown;
    const args = Array.from({ length: value.length }, (_, i) => given(String.fromCharCode(97 + i)));
    const told = String(say(...args));
    // Of one thing some speak otherwise than of several.
    const [one, two] = [1, 2].map((count) => spokenOf(say, new Array<number>(value.length).fill(count)));
    const alike = [one, two].map((text) => text.replaceAll('2', '1'));
    return alike[0] === alike[1] ? told : [told, one, two];
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(spoken);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoken(part)]));
}

/** A sentence about so many; nothing if it wants something else than numbers. */
function spokenOf(say: (...args: unknown[]) => unknown, counts: readonly number[]): string {
  try {
    return String(say(...counts));
  } catch {
    return '';
  }
}

test('every word of the tool is as it was, in both languages', async () => {
  const words = {
    invariantWords,
    rulesWords,
    benchAgainstTable,
    benchAnalysisTable,
    benchFile,
    benchRevision,
    benchTable,
    benchThoughtTable,
    commanderErrors,
    commandsAnalyse,
    commandsBackup,
    commandsBench,
    commandsCards,
    commandsCrash,
    commandsDeck,
    commandsDuel,
    commandsFuzz,
    commandsLoad,
    commandsMove,
    commandsOperator,
    commandsPuzzles,
    commandsReplay,
    commandsServe,
    commandsSiege,
    commandsSimBots,
    commandsSimFiles,
    commandsSimLadder,
    commandsSimTables,
    commandsSimText,
    commandsSim,
    commandsStudy,
    commandsTrain,
    commandsWorker,
    games,
    help,
    numbers,
    on,
    progress,
    recordFile,
    tool,
  };
  await expect(wordBook(spoken(words) as Readonly<Record<string, unknown>>)).toMatchFileSnapshot(
    fileURLToPath(new URL('../test/words.txt', import.meta.url)),
  );
});
