import type { Lang } from '@tafelrunde/words';
import { terminalLanguage } from './language.ts';
import { endSoon, processLog, stopSignal } from './process.ts';
import { type ServeOptions, serve } from './serve.ts';

const words: Record<Lang, { ready: (url: string) => string; stopped: string }> = {
  de: { ready: (url) => `Tafelrunde ist bereit: ${url} (Strg+C beendet)`, stopped: 'Tafelrunde ist beendet.' },
  en: { ready: (url) => `Tafelrunde is ready: ${url} (Ctrl+C stops it)`, stopped: 'Tafelrunde has stopped.' },
};

/** Serves until the process is asked to stop, tells the terminal about it, and gives the exit code. */
export async function runServer(options: ServeOptions): Promise<number> {
  const language = terminalLanguage(process.env);
  const log = options.log ?? processLog();
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
