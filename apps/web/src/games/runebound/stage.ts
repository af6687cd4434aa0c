import type { SeenDecision, SeenOption } from '@tafelrunde/kernel';
import { type RbView, type SeenFight, type SeenSide, SYMBOL } from '@tafelrunde/runebound';
import { mannerOf } from '../question.ts';
import { defOf } from './defs.ts';
import { shown, sumsOf } from './fight.ts';
import { questions } from './questions.ts';
import { knownIn } from './view.ts';

/** A blow that is being thought of: who strikes, with which tokens, and what of it gets through all shields. */
interface Blow {
  /** The side that strikes. */
  readonly by: 0 | 1;
  readonly symbol: number;
  readonly n: number;
  readonly shields: number;
  readonly slots: ReadonlySet<number>;
}

const attacks: Readonly<Record<string, number>> = {
  'rb.option.attack-physical': SYMBOL.physical,
  'rb.option.attack-magic': SYMBOL.magic,
  'rb.option.attack-enemy': SYMBOL.enemy,
};

const damageOf = ({ label }: SeenOption): number => (label[0] in attacks ? Number(label[1]?.n ?? 0) : 0);

/** The attack that is pointed at, else the strongest one that is offered; null if nobody strikes now. */
export function blowOf(fight: SeenFight, decision: SeenDecision | null, pointed: string): Blow | null {
  if (!decision) return null;
  const by = fight.turn === 0 ? 0 : 1;
  const offered = decision.options.filter((option) => damageOf(option) > 0);
  const option = offered.find(({ id }) => id === pointed) ?? offered.toSorted((a, b) => damageOf(b) - damageOf(a))[0];
  if (!option) return null;
  const symbol = attacks[option.label[0]]!;
  const slots = fight.sides[by].tokens.filter((token) => !token.spent && shown(token).symbol === symbol);
  return {
    ...{ by, symbol, n: damageOf(option), shields: sumsOf(fight.sides[by === 0 ? 1 : 0])[SYMBOL.shield]! },
    slots: new Set(slots.map(({ slot }) => slot)),
  };
}

/** What the blow takes if every shield is spent against it. */
export const through = ({ n, shields }: Blow): number => Math.max(0, n - shields);

/** Something that can be done in a fight now, or could if more surge had been cast. */
export interface Deed {
  readonly id: string;
  /** The option that does it; null for what is not possible. */
  readonly option: SeenOption | null;
  readonly symbol: number;
  /** Surge that is missing. */
  readonly missing: number;
  /** The card whose ability it is, and the name under which words tell what it does. */
  readonly def: string;
  readonly says: string;
}

/** The symbol that a deed is done with: of the attack, or of the token it is done with. */
function symbolOf({ id, label }: SeenOption, { tokens }: SeenSide): number {
  if (label[0] in attacks) return attacks[label[0]]!;
  if (label[0] === 'rb.option.surge') return SYMBOL.surge;
  const token = tokens.find(({ slot }) => slot === Number(id.slice(1)));
  return token ? shown(token).symbol : SYMBOL.dash;
}

/** Everything a hero can do in the fight now, and the surge abilities of his cards that he lacks surge for. */
export function deedsOf(view: RbView, fight: SeenFight, decision: SeenDecision | null): readonly Deed[] {
  if (!decision || mannerOf(questions, decision) !== 'fight') return [];
  const at = fight.turn === 0 ? 0 : 1;
  const side = fight.sides[at];
  const can = decision.options.filter(({ id }) => id !== 'pass' && id !== 'done');
  const possible = can.map(
    (option): Deed => ({ id: option.id, option, symbol: symbolOf(option, side), missing: 0, def: '', says: '' }),
  );
  const player = view.players[side.seat];
  if (!player) return possible;
  const surge = sumsOf(side)[SYMBOL.surge]!;
  const own = [
    player.hero,
    ...knownIn(player.assets).map(({ def }) => def),
    ...knownIn(player.skills).map(({ def }) => def),
  ];
  const lacking = own.flatMap((id) =>
    (defOf(id)?.surges ?? []).flatMap(({ cost, ix, says }): Deed[] =>
      cost > surge
        ? [{ id: `${id}.${ix}`, option: null, symbol: SYMBOL.surge, missing: cost - surge, def: id, says }]
        : [],
    ),
  );
  return [...possible, ...lacking];
}
