import { coreSet } from './cards/core-set.ts';
import { gameWith } from './parts.ts';

/** The game with the cards of the core set alone, for those set-ups that meet no others (core-setup.ts): it is much less to load. */
export const lcg = gameWith(coreSet);
