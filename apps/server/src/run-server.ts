import { type Language, terminalLanguage } from './language.ts';
import { createLog } from './log.ts';
import { type ServeOptions, serve } from './serve.ts';

const words: Record<Language, { ready: (url: string) => string; stopped: string }> = {
  de: { ready: (url) => `Tafelrunde ist bereit: ${url} (Strg+C beendet)`, stopped: 'Tafelrunde ist beendet.' },
  en: { ready: (url) => `Tafelrunde is ready: ${url} (Ctrl+C stops it)`, stopped: 'Tafelrunde has stopped.' },
};

/** Serves until the process is asked to stop, tells the terminal about it, and gives the exit code. */
export async function runServer(options: ServeOptions): Promise<number> {
  const language = terminalLanguage(process.env);
  const served = await serve({ log: createLog((line) => void process.stderr.write(line)), ...options });
  if (!served.ok) {
    console.error(served.problem.sentence[language]);
    return served.problem.exitCode;
  }
  console.log(words[language].ready(served.url));
  await stopSignal();
  await served.stop();
  console.log(words[language].stopped);
  return 0;
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
