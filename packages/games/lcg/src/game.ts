import { campaignMessages } from './campaign/messages.ts';
import { cards } from './cards/index.ts';
import { mirkwoodMessages } from './mirkwood-messages.ts';
import { gameWith } from './parts.ts';

/** The game with all of its cards. */
export const lcg = gameWith(cards, campaignMessages, mirkwoodMessages);
