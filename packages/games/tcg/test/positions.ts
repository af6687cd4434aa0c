import { type ChroniclePosition, inTurn, table } from '@tafelrunde/testing';
import type { CardType, TcgDef } from '../src/defs.ts';
import { tcg } from '../src/game.ts';
import type { TcgState } from '../src/state.ts';

/** Where the fellowship is, and where the turn. */
const STEPS = ['fellowship phase', 'shadow phases', 'maneuver phase', 'assignment phase', 'regroup phase'];

/**
 * The middle of many games, each with other cards: decks at random hold few of them, and most games at random end early. Over
 * all of them every card is held, every companion, ally, minion and site has been in play.
 */
export function manyPositions(): ChroniclePosition<TcgState>[] {
  const dealer = (isMeant: (def: TcgDef) => boolean) => inTurn(tcg.defs.filter(isMeant).map(({ id }) => id));
  const isOf =
    (...types: CardType[]) =>
    (def: TcgDef) =>
      types.includes(def.type) && def.titleKey !== 'frodo';
  const companions = dealer(isOf('companion'));
  const allies = dealer(isOf('ally'));
  const minions = dealer(isOf('minion'));
  const sites = Array.from({ length: 9 }, (_, i) => dealer((def) => def.type === 'site' && def.site === i + 1));
  const inHand = isOf('event', 'possession', 'artifact', 'condition', 'companion', 'minion', 'ally');
  const free = dealer((def) => inHand(def) && def.side === 'free');
  const shadow = dealer((def) => inHand(def) && def.side === 'shadow');
  return Array.from({ length: 44 }, (_, i) => {
    const at = 1 + (i % 8);
    const players = Array.from({ length: 2 + (i % 5 === 4 ? 1 : 0) }, (_, seat) => ({
      fellowship: companions(seat === 0 ? 4 : 1),
      support: allies(1),
      hand: [...free(5), ...shadow(5)],
      deck: [...free(3), ...shadow(3)],
      discard: [...free(1), ...shadow(1)],
      adventure: sites.flatMap((site, n) => (n < at ? [] : site(1))),
      at,
      burdens: i % 4,
    }));
    const position = {
      players,
      step: STEPS[i % STEPS.length],
      twilight: 14,
      minions: minions(3).map((card, n) => ({ card, wounds: n === 2 ? 1 : 0 })),
      path: sites.slice(0, at).flatMap((site) => site(1)),
      wearing: i % 7 === 3,
    };
    return { name: `position ${i + 1}`, begin: () => table('tcg', position).m, most: 45 };
  });
}
