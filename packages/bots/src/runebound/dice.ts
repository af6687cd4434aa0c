import { FACES, type RbDecision, type RbOption, TERRAIN } from '@tafelrunde/runebound';
import { plansOf } from './goals.ts';
import { Paths } from './paths.ts';
import { effectOf, has, meaningOf, nodesOf } from './reading.ts';
import type { RbSight } from './sight.ts';
import { meets, rollChance, type Task } from './tasks.ts';
import { weights } from './weights.ts';

/** How good dice are for what they were rolled for; `all` is how good a new roll of all of them would be, about. */
interface Measure {
  of(dice: readonly number[]): number;
  all(): number;
}

/** Rolls of a fixed kind, to judge a roll that has not been made. */
const ROLLS: readonly (readonly number[])[] = Array.from({ length: 12 }, (_, i) =>
  Array.from({ length: 7 }, (_, die) => (i * (2 * die + 1) + 2 * die + Math.floor(i / 6)) % FACES.length),
);

function forWay(s: RbSight): Measure {
  const paths = new Paths(s, plansOf(s));
  return {
    of: (dice) => paths.after(dice),
    all: () => ROLLS.reduce((sum, roll) => sum + paths.after(roll.slice(0, s.dice.length)), 0) / ROLLS.length,
  };
}

/** What has been reached counts, and what comes next more. */
function forTask(s: RbSight, { outcomes }: Task): Measure {
  const reached = outcomes.filter(({ need }) => meets(s.dice, need)).length;
  const wanted = outcomes[Math.min(reached, outcomes.length - 1)].need;
  return {
    of: (dice) => (meets(dice, wanted) ? 2 : reached > 0 && meets(dice, outcomes[0].need) ? 1 : 0.001),
    all: () => 2 * rollChance(wanted, s.dice.length),
  };
}

/** Nothing depends on the dice of a fight and of a rest in a way that is worth a thought. */
function measureOf(s: RbSight): Measure | null {
  const card = s.tried;
  if (card >= 0) {
    const def = s.def(card);
    const task = def.task ?? def.options.find((option) => option.task !== null)?.task;
    return task?.by === 'explore' ? forTask(s, task) : null;
  }
  return s.fight.on !== 0 || s.hex < 0 || !s.isMoving ? null : forWay(s);
}

const withFace = (dice: readonly number[], die: number, face: number): number[] =>
  dice.map((old, i) => (i === die ? face : old));

/** How good the roll becomes on average if one die is rolled anew. */
function hope(measure: Measure, dice: readonly number[], die: number): number {
  let sum = 0;
  for (let face = 0; face < FACES.length; face++) sum += measure.of(withFace(dice, die, face));
  return sum / FACES.length;
}

/** The face to which an ability turns a die, -1 if it turns none. */
function turnedTo(what: unknown): number {
  const [turn] = nodesOf(what, 'turn-die');
  if (!turn || turn.symbol === 'compass') return -1;
  const terrain = TERRAIN[turn.symbol];
  return FACES.findIndex((face) => face < 32 && (face & terrain) !== 0);
}

/** Keeps a roll, or changes it: for nothing whenever that helps, for a card when it helps much. */
export function dice(s: RbSight, { options }: RbDecision): RbOption {
  const keep = options.find(({ key }) => key === 'rb.option.keep') ?? options[0];
  const measure = measureOf(s);
  if (!measure) return keep;
  let best = keep;
  let most = measure.of(s.dice);
  const now = most;
  for (const option of options) {
    const isReroll = option.key === 'rb.option.reroll';
    if (!isReroll && option.key !== 'rb.option.use') continue;
    const cards = isReroll ? 1 : 0;
    if (cards > 0 && s.hand().length <= (s.tried >= 0 && now < 1 ? 0 : weights.keepForDice)) continue;
    const then = isReroll ? hope(measure, s.dice, option.n) : afterUse(s, measure, effectOf(meaningOf(option.more)));
    if (then > most + now * (0.02 + cards * weights.reroll)) {
      most = then;
      best = option;
    }
  }
  return best;
}

function afterUse(s: RbSight, measure: Measure, what: unknown): number {
  if (has(what, 'reroll-all')) return measure.all();
  const face = turnedTo(what);
  if (face < 0 && !has(what, 'reroll-one')) return 0;
  let best = 0;
  for (let die = 0; die < s.dice.length; die++) best = Math.max(best, changed(s, measure, die, face));
  return best;
}

const changed = (s: RbSight, measure: Measure, die: number, face: number): number =>
  face < 0 ? hope(measure, s.dice, die) : measure.of(withFace(s.dice, die, face));

/** Which die is rolled anew or turned by an ability. */
export function die(s: RbSight, { options, source }: RbDecision): RbOption {
  const measure = measureOf(s);
  if (!measure) return options[0];
  const face = source === undefined ? -1 : turnedTo(s.def(source).tree);
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = changed(s, measure, option.n, face);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}
