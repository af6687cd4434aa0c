import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets this thread have only the time that others leave: people who wait come before whoever thinks. Linux knows the
 * priorities of threads; elsewhere nothing changes.
 */
export function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Then everybody waits alike.
  }
}
