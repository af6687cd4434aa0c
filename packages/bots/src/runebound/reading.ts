import { type Count, type CountNode, type Node, visit } from '@tafelrunde/kernel';
import {
  type Ability,
  type CardSpec,
  isNode,
  type RbDef,
  type RbNode,
  type RbNodes,
  runebound,
} from '@tafelrunde/runebound';

/** All nodes of that kind in an ability, a task or a whole card, outer ones first. */
export function nodesOf<K extends keyof RbNodes>(value: unknown, k: K): readonly RbNode<K>[] {
  const found: RbNode<K>[] = [];
  visit(value, (node) => {
    if (isNode(node, k)) found.push(node);
    return true;
  });
  return found;
}

/** Whether a node of one of these kinds is in it. */
export function has(value: unknown, ...kinds: readonly string[]): boolean {
  let found = false;
  visit(value, (node) => {
    found ||= kinds.includes(node.k);
    return !found;
  });
  return found;
}

const isCount = (count: Count): count is CountNode => typeof count !== 'number';

/** A count that is a number; what is reckoned later counts as `x`. */
export const numberOr = (count: Count, x: number): number => (isCount(count) ? x : count);

/** The kind of a count that is reckoned later; '' for a number. */
export const kindOfCount = (count: Count): string => (isCount(count) ? count.k : '');

/** The sum of what all nodes of a kind count; what is reckoned later counts as `x`. */
export function sumOf<K extends keyof RbNodes>(value: unknown, k: K, x = 0): number {
  let sum = 0;
  for (const node of nodesOf(value, k)) if ('n' in node) sum += numberOr(node.n as Count, x);
  return sum;
}

/** The abilities of a hero, an asset, a skill or an enemy. */
export function abilitiesOf(tree: CardSpec): readonly Ability[] {
  if ('boss' in tree) return tree.boss.abilities;
  return 'abilities' in tree ? (tree.abilities ?? []) : [];
}

/** What is lasting on a card adds to a value, less what it takes from it; a bonus of X counts as `x`. */
export function addedTo(tree: CardSpec, x: number, ...stats: readonly string[]): number {
  let sum = 0;
  for (const ability of abilitiesOf(tree)) {
    if (ability.kind !== 'constant') continue;
    for (const { stat, n } of ability.adds) if (stats.includes(stat)) sum += Math.max(0, numberOr(n, x));
  }
  return sum;
}

/** What options stand for, by the name of what they say; found once. */
const meanings = new Map<string, unknown>();

for (const def of runebound.defs) {
  const { tree } = def;
  const abilities = abilitiesOf(tree);
  for (const list of [def.surges, def.combats, def.actions, def.frees, def.dice, def.tests]) {
    for (const { ix, says } of list) meanings.set(says, abilities[ix]);
  }
  if ('options' in tree) {
    for (const [i, option] of tree.options.entries()) {
      meanings.set(def.options[i].says, option);
      if ('rumor' in option) noteOutcomes(def.options[i].task, option.rumor.outcomes);
    }
  }
  if ('task' in tree && tree.task) noteOutcomes(def.task, tree.task.outcomes);
}

function noteOutcomes(task: RbDef['task'], outcomes: readonly unknown[]): void {
  for (const [i, outcome] of outcomes.entries()) if (task) meanings.set(task.outcomes[i].says, outcome);
}

/** What an option would do, by its name; null for what is no ability, option or outcome of a card. */
export function meaningOf(says: string): unknown {
  return meanings.get(says) ?? null;
}

/** The effect of an ability, without its cost. */
export function effectOf(meaning: unknown): unknown {
  return typeof meaning === 'object' && meaning !== null && 'effect' in meaning ? meaning.effect : meaning;
}

/** One of several effects that a card lets choose, by its number. */
export function modeOf({ tree }: RbDef, n: number): unknown {
  let modes: readonly Node[] = [];
  visit(tree, (node) => {
    if (node.k === 'oneOf' && modes.length === 0) modes = (node as Node & { readonly modes: readonly Node[] }).modes;
    return modes.length === 0;
  });
  return modes[n] ?? null;
}
