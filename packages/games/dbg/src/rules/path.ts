import { cardsIn, move } from '@tafelrunde/kernel';
import { defOf } from '../registry.ts';
import { say } from '../say.ts';
import { type M, MARK } from '../state.ts';
import { ZONE } from '../zones.ts';
import { mainTaken, topOfMain } from './piles.ts';

/** Places in the Path (DBG-SETUP-10). */
export const PATH_SIZE = 5;

/** Fills the Path; false if there are not enough cards. Marked cards ambush the next player (DBG-AMBUSH-02). */
export function fillPath(m: M, mark: boolean): boolean {
  const path = cardsIn(m, ZONE.path);
  while (path.length < PATH_SIZE) {
    const card = topOfMain(m);
    if (card < 0) return false;
    move(m, card, ZONE.path);
    if (mark && defOf(m, card).ambush !== '') m.s.cards[card].marks = MARK.ambush;
    if (m.log) say(m, 'dbg.log.refill', { card }, 'DBG-END-TURN-03');
  }
  mainTaken(m);
  return true;
}
