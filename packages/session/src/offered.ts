import { aliasId, type Match, type Option, type Refusal, type State } from '@tafelrunde/kernel';
import type { Picked } from '@tafelrunde/protocol';
import { notOffered } from './refusals.ts';

/** Whether a run of picks can be given as a whole: tried on a copy, so that nothing has to be taken back. */
export function rehearse<S extends State>(
  match: Match<S>,
  ids: readonly string[],
  goesOn: (m: Match<S>) => boolean,
): Refusal | null {
  const trial = match.clone();
  for (const id of ids) {
    if (!goesOn(trial)) return null;
    if (!isOffered(trial, id)) return notOffered(id);
    trial.answer(id);
  }
  return null;
}

/** Only what is listed counts: the kernel also takes resignations, and by one of those anybody could act for another seat. */
export function isOffered<S extends State>(m: Match<S>, id: string): boolean {
  return m.decision()?.options.some((option) => option.id === id) ?? false;
}

/** What an answer picks, before it is given: cards change their identity. */
export function pickedBy<S extends State>(m: Match<S>, option: Option): Picked {
  const cards = option.card >= 0 ? [aliasId(m.s.cards[option.card].alias)] : [];
  return { id: option.id, cards, n: option.n };
}
