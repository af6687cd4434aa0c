import type { CardIx, Seat } from '@tafelrunde/kernel';
import { custom } from '../src/language/custom.ts';
import type { M } from '../src/state.ts';
import { extraCard } from './extra-card.ts';

/** For tests: an ally with an action that does what no card of the box does. */
export function herald(id: string, run: (m: M, v: { seat: Seat; source: CardIx }) => void): void {
  const effect = custom(`herald ${id}`, { run, text: { de: 'tu etwas Besonderes', en: 'do something special' } });
  extraCard('ally', id, { hitPoints: 1, abilities: [{ kind: 'action', effect }] });
}
