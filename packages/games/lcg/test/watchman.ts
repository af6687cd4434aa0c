import { addResources } from '../src/language/resource-effects.ts';
import { thisCard } from '../src/language/select.ts';
import { extraCard } from './extra-card.ts';

extraCard('ally', 'Watchman', { hitPoints: 9, abilities: [{ kind: 'action', effect: addResources(1, thisCard) }] });

/** For tests: somebody who can always act, so that the game stops in every window. */
export const watched = { allies: ['Watchman'] };
