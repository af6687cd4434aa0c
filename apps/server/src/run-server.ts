import { type Language, terminalLanguage } from './language.ts';
import { createLog, type Log } from './log.ts';
import { type ServeOptions, serve } from './serve.ts';

const words: Record<Language, { ready: (url: string) => string; stopped: string }> = {
  de: { ready: (url) => `Tafelrunde ist bereit: ${url} (Strg+C beendet)`, stopped: 'Tafelrunde ist beendet.' },
  en: { ready: (url) => `Tafelrunde is ready: ${url} (Ctrl+C stops it)`, stopped: 'Tafelrunde has stopped.' },
};

/** Serves until the process is asked to stop, tells the terminal about it, and gives the exit code. */
export async function runServer(options: ServeOptions): Promise<number> {
  const language = terminalLanguage(process.env);
  const log = options.log ?? createLog((line) => void process.stderr.write(line));
  watchOver(log);
  const served = await serve({ ...options, log });
  if (!served.ok) {
    console.error(served.problem.sentence[language]);
    return served.problem.exitCode;
  }
  console.log(words[language].ready(served.url));
  await stopSignal();
  const finished = await served.stop();
  console.log(words[language].stopped);
  endSoon(finished ? 0 : 1);
  return finished ? 0 : 1;
}

/** A promise that nobody waits for must not end the server; what does end it is said in the logs. */
function watchOver(log: Log): void {
  process.on('unhandledRejection', (error) => log.error('something failed that nobody waited for', { error }));
  process.on('uncaughtExceptionMonitor', (error) => log.error('the server cannot go on', { error }));
}

/** Ends the process also if something holds it that did not hear of the end, such as a thread that thinks. */
function endSoon(code: number): void {
  setTimeout(() => process.exit(code), 300).unref();
}

/** Resolves at the first signal; a second one finds no handler any more and ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve();
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  });
}
