const KEY = 'tafelrunde.known';

let known = $state(read());

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether this browser has a name on the server: only then does the page load what such people need. */
export const isKnown = (): boolean => known;

export function remember(now: boolean): void {
  known = now;
  try {
    if (now) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids storage asks the server each time.
  }
}
