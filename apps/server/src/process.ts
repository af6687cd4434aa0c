import { createLog, type Log } from './log.ts';

/**
 * The log of a server's process, on stderr. A promise that nobody waits for does not end that process from now on, nor does
 * a reader of the log who goes away; what does end it is logged.
 */
export function processLog(): Log {
  const log = createLog((line) => void process.stderr.write(line));
  process.stderr.on('error', () => {});
  process.on('unhandledRejection', (error) => log.error('something failed that nobody waited for', { error }));
  process.on('uncaughtExceptionMonitor', (error) => log.error('the server cannot go on', { error }));
  return log;
}

/** Resolves at the first signal; a second one finds no handler any more and ends the process at once. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve();
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  });
}

/** Ends the process also if something holds it that did not hear of the end, such as a thread that thinks. */
export function endSoon(code: number): void {
  setTimeout(() => process.exit(code), 300).unref();
}
