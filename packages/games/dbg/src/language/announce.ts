import type { Effect } from '@tafelrunde/kernel';
import { say } from '../say.ts';
import { dbg } from './language.ts';

/** Tells that a card in play takes effect; it does nothing, and no card says it. */
export const announce: Effect = dbg.effect('announce', {
  run: () => (m, v) => {
    if (m.log) say(m, 'dbg.log.trigger', { seat: v.seat, card: v.source }, 'DBG-LOCATION-03');
  },
  text: () => ({ de: '', en: '' }),
})({});
