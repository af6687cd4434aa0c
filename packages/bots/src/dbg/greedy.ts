import { type DbgDecision, type DbgOption, dbg } from '@tafelrunde/dbg';
import { bestBy } from './best.ts';
import type { DbgSight } from './sight.ts';
import { middleWorths, strengths } from './worth.ts';

/** 1 for a card that does something when it is played. */
const USEFUL: readonly number[] = dbg.defs.map(({ id }) => (id === 'despair' || id === 'corruption' ? 0 : 1));
const LOSSES: readonly number[] = strengths.map((strength) => -strength);

/** Plays whatever can be played, all simple cards at once; then defeats the archenemy; then buys the best there is. */
function act(sight: DbgSight, options: readonly DbgOption[]): DbgOption {
  let best = options[options.length - 1];
  let most = 0;
  let play: DbgOption | null = null;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    switch (option.key) {
      case 'dbg.option.play':
        if (play === null && USEFUL[sight.number(option.card)] === 1) play = option;
        break;
      case 'dbg.option.play-all':
      case 'dbg.option.defend':
        return option;
      case 'dbg.option.buy': {
        if (play !== null) return play;
        const score = middleWorths.buy[sight.number(option.card)];
        if (score > most) {
          most = score;
          best = option;
        }
        break;
      }
      case 'dbg.option.defeat':
        return play ?? option;
    }
  }
  return play ?? best;
}

/**
 * A simple greedy player, by which whole games are measured (`tafelrunde bench`): it plays every card it can, defeats the
 * archenemy, buys what is worth most by a table that never changes, and defends itself whenever it can. It gets rid of its
 * worst cards and takes the best ones; whatever else it is asked, it takes what stands first.
 */
export function greedy(sight: DbgSight, { kind, options }: DbgDecision): DbgOption {
  if (kind === 'act') return act(sight, options);
  switch (options[0].key) {
    case 'dbg.option.destroy':
    case 'dbg.option.give':
      return bestBy(sight, options, middleWorths.rid, -1);
    case 'dbg.option.discard':
    case 'dbg.option.to-deck':
      return bestBy(sight, options, LOSSES, -0.5);
    case 'dbg.option.gain':
    case 'dbg.option.take':
    case 'dbg.option.play':
    case 'dbg.option.aside':
      return bestBy(sight, options, middleWorths.worth, 1);
    default:
      return options[0];
  }
}
