import type { Match, RandomWords, State } from '@tafelrunde/kernel';
import type { Revision } from './tasks.ts';

/**
 * A number for the course of some random games: every question with all its options, every answer, where all cards lie in the
 * end, and the luck that is left. Two revisions that give the same number play the same games.
 */
export function courseOf<S extends State>({ kernel, game }: Revision<S>, from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i++) {
    const luck = kernel.seedWords(`course ${i}`);
    const prepared = kernel.prepareMatches(
      game,
      game.randomSetup((n) => kernel.below(luck, n)),
    );
    if (!prepared.ok) throw new Error(`${game.id} refuses a set-up of its own`);
    hash = playCourse(kernel, prepared.value(String(i)), luck, hash);
  }
  return hash >>> 0;
}

function playCourse<S extends State>(
  { below }: Revision['kernel'],
  match: Match<S>,
  luck: RandomWords,
  start: number,
): number {
  let hash = start;
  for (let decision = match.decision(); decision !== null; decision = match.decision()) {
    const { options } = decision;
    hash = mixText(mix(hash, decision.seat), decision.prompt[0]);
    for (const { id, key, n } of options) hash = mix(mixText(mixText(hash, id), key), n);
    const answer = below(luck, options.length);
    hash = mix(hash, answer);
    match.take(options[answer]);
  }
  const { s } = match;
  for (const { def, zone, seen, alias } of s.cards) hash = mix(mix(mix(mix(hash, def), zone), seen), alias);
  for (const zone of s.zones) for (const card of zone) hash = mix(hash, card);
  for (const word of s.rng) hash = mix(hash, word);
  return mixText(mix(hash, s.answers), JSON.stringify(s.over));
}

function mix(hash: number, n: number): number {
  const mixed = Math.imul(hash ^ n, 0x01000193);
  return mixed ^ (mixed >>> 15);
}

function mixText(hash: number, text: string): number {
  let mixed = hash;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  return mixed ^ (mixed >>> 15);
}
