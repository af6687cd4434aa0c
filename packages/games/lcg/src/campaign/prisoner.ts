import { cardsIn, move, type Seat } from '@tafelrunde/kernel';
import { attachmentsOn, heroesOf, playerOrder } from '../players.ts';
import { entered } from '../rules/enter.ts';
import { clear, dropAttachments, put } from '../rules/left.ts';
import { setupOf } from '../setup.ts';
import { FORM, type M } from '../state.ts';
import { ZONE } from '../zones.ts';

/** The hero whom the log notes as the prisoner of Dol Guldur; -1 if chance decides. */
export function notedPrisoner(m: M): number {
  const { campaign } = setupOf(m);
  if (!campaign || campaign.prisoner === '') return -1;
  const heroes = playerOrder(m).flatMap((seat) => heroesOf(m, seat));
  return heroes.find((hero) => m.defs[m.s.cards[hero].def].id === campaign.prisoner) ?? -1;
}

/** What hangs on a prisoner: it lies face down until he is rescued in a campaign, else it is lost. */
export function captureAttachments(m: M, hero: number): void {
  if (!setupOf(m).campaign) {
    dropAttachments(m, hero);
    return;
  }
  for (const card of attachmentsOn(m, hero)) {
    move(m, card, ZONE.captive);
    m.s.cards[card].form = FORM.captive;
  }
}

/** A rescued hero gets back what hung on him; of a player who is out (seat -1) it is lost. */
export function releaseAttachments(m: M, hero: number, seat: Seat): void {
  for (const card of cardsIn(m, ZONE.captive).slice()) {
    if (m.s.cards[card].host !== hero) continue;
    if (seat < 0) {
      clear(m, card);
      put(m, card, 'discard');
    } else {
      m.s.cards[card].form = FORM.printed;
      move(m, card, ZONE.play, seat);
      entered(m, card, seat);
    }
  }
}
