import { api, identity } from './api.svelte.ts';
import { forgetMatch, hasChanged, type Keeper, lastMatch, match } from './matching.ts';

type Standing = 'off' | 'waiting' | 'done' | 'failed';

const keeper: Keeper = {
  list: api.documents,
  get: api.document,
  put: api.putDocument,
  remove: api.removeDocument,
};

let standing = $state<Standing>('off');
let underway: Promise<void> = Promise.resolve();

/** How decks and campaigns stand to the account: off without one. */
export const keeping = {
  get now(): Standing {
    return standing;
  },
};

/** Matches this browser with the account; one after the other, so that none undoes the work of another. */
export function matchNow(login: string): Promise<void> {
  standing = 'waiting';
  underway = underway.then(async () => {
    try {
      await match(login, keeper, localStorage);
      standing = 'done';
    } catch {
      standing = 'failed';
    }
  });
  return underway;
}

export function stopKeeping(): void {
  standing = 'off';
  forgetMatch(localStorage);
}

/** Goes on where this browser was matched before: now, and whenever something was changed. */
export async function keepInTouch(): Promise<void> {
  await api.whoAmI().catch(() => {});
  // Without a connection the last known account is as good as any; logged out meanwhile, there is nothing to keep.
  if (identity.now === null || identity.now?.login === null) stopKeeping();
  const again = (): void => {
    const last = lastMatch(localStorage);
    if (last && hasChanged(localStorage)) void matchNow(last.login);
  };
  const login = identity.now?.login;
  if (login) await matchNow(login);
  addEventListener('hashchange', again);
  document.addEventListener('visibilitychange', again);
}
