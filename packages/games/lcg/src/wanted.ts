import { cardsIn, type Decision, DONE, knows, type Option, outcomes, PASS, value, visit } from '@tafelrunde/kernel';
import type { LcgDef } from './defs.ts';
import { eases, spares } from './fight-ahead.ts';
import {
  activeLocation,
  attachmentsOn,
  committedWillpower,
  currentQuest,
  matchesSphere,
  playerOrder,
  stagingThreat,
} from './players.ts';
import { defOf, inPlay } from './registry.ts';
import { enemyAttackOf, playerAttackOf } from './rules/combat/attack-info.ts';
import { standing } from './rules/combat/enemy-attack.ts';
import type { M } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** What an action is for, as far as that tells when somebody wants to be asked. */
type Purpose = 'scout' | 'quest' | 'fight' | 'hands' | 'attack' | 'defence' | 'unknown';

/** What each effect is for. Those that serve as well in one's own turn to plan are not named, and no reason to ask. */
const PURPOSES: Readonly<Record<string, readonly Purpose[]>> = {
  'look at encounter deck': ['scout'],
  'no threat': ['quest'],
  progress: ['quest'],
  'progress on': ['quest'],
  'put into play': ['hands'],
  ready: ['hands'],
  damage: ['fight'],
  spare: ['fight'],
  strike: ['fight'],
  engage: ['fight'],
  swap: ['fight'],
  'to staging': ['fight'],
  custom: ['unknown'],
};

const STATS: Readonly<Record<number, Purpose>> = {
  [STAT.willpower]: 'quest',
  [STAT.threat]: 'quest',
  [STAT.attack]: 'attack',
  [STAT.defense]: 'defence',
};

interface Use {
  readonly purposes: ReadonlySet<Purpose>;
  /** The most that it adds to one value. */
  readonly most: number;
  /** Whether it can be used in one phase only: then it waits for it. */
  readonly bound: boolean;
}

const uses = new Map<string, Use>();

/** What the actions of a card are for, read from its abilities. */
function useOf(def: LcgDef): Use {
  const known = uses.get(def.id);
  if (known) return known;
  const purposes = new Set<Purpose>();
  let most = 0;
  let bound = false;
  const changes = (stat: unknown, n: unknown): void => {
    const purpose = STATS[typeof stat === 'string' ? STAT[stat as keyof typeof STAT] : Number(stat)];
    if (purpose) purposes.add(purpose);
    most = Math.max(most, typeof n === 'number' ? Math.abs(n) : UNKNOWN);
  };
  const read = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) read(part);
    if (typeof node !== 'object' || node === null) return;
    const { k, stat, amount, boosts } = node as Record<string, unknown>;
    if (typeof k === 'string') for (const purpose of PURPOSES[k] ?? []) purposes.add(purpose);
    if (k === 'change') changes(stat, amount);
    if (k === 'boost') for (const each of boosts as { stat: string; n: number }[]) changes(each.stat, each.n);
    for (const part of Object.values(node)) if (typeof part === 'object') read(part);
  };
  for (const ability of def.tree) {
    if (ability.kind !== 'action') continue;
    bound ||= ability.phase !== undefined;
    read(ability.effect);
  }
  const use = { purposes, most, bound };
  uses.set(def.id, use);
  return use;
}

/** For an amount that is reckoned. */
const UNKNOWN = 3;

/**
 * Whether a card is worth a question now: at the last step before it would be too late, and if it could turn what is about
 * to happen. Only what lies open is reckoned; what cannot be foreseen is asked about.
 */
export function isWanted(m: M, decision: Decision, option: Option): boolean {
  const { seat } = decision;
  const { card } = option;
  if (card < 0) return true;
  const { purposes, most, bound } = useOf(defOf(m, card));
  const helps = (better: (after: M) => boolean): boolean => outcomes(m, seat, option.id)?.some(better) ?? true;
  switch (nextStep(m)) {
    case '3.2':
      return purposes.has('scout');
    case '3.4':
      if (purposes.has('unknown') && lead(m) <= 0) return true;
      return (purposes.has('quest') || purposes.has('hands')) && helps((after) => advances(m, after));
    case '6.3':
      if (cardsIn(m, ZONE.engaged, seat).length === 0) return false;
      return (
        purposes.has('fight') ||
        purposes.has('unknown') ||
        (purposes.has('hands') && helps((after) => eases(m, after, seat)))
      );
    case '6.4.3':
      return purposes.has('defence') && isBreached(m) && helps((after) => spares(m, after));
    case '6.8.3':
      return purposes.has('attack') && isShort(m, most);
    default:
      return bound && purposes.size === 0;
  }
}

/** By how much the quest is ahead. */
function lead(m: M): number {
  return committedWillpower(m) - stagingThreat(m);
}

/** Whether a quest that is not ahead comes out better, or one that is explores the active location or finishes the stage with it. */
function advances(before: M, after: M): boolean {
  const [was, is] = [lead(before), lead(after)];
  return is > was && (was <= 0 || reached(before, is) > reached(before, was));
}

/** How much of what lies ahead that much progress finishes: the active location first, then the stage. */
function reached(m: M, progress: number): number {
  let left = progress;
  const goals = [activeLocation(m), currentQuest(m)].filter((card) => card >= 0);
  return goals.filter((card) => {
    left -= value(m, card, STAT.questPoints) - m.s.cards[card].progress;
    return left >= 0;
  }).length;
}

/** The step that comes when everybody has passed, by its number in the reference manual. */
function nextStep(m: M): string {
  const { frames } = m.s;
  for (let i = frames.length - 1; i >= 0; i--) if (/^\d\./.test(frames[i].step)) return frames[i].step;
  return '';
}

/** Whether the defenders of the attack under way would be hurt. */
function isBreached(m: M): boolean {
  const attack = enemyAttackOf(m);
  if (!attack || !inPlay(m, attack.enemy)) return false;
  const defenders = standing(m, attack);
  const defense = defenders.reduce((sum, card) => sum + value(m, card, STAT.defense), 0);
  return defenders.length > 0 && value(m, attack.enemy, STAT.attack) > defense;
}

/** Whether the enemy attacked now would stand, and would not if every attacker had so much more. */
function isShort(m: M, more: number): boolean {
  const attack = playerAttackOf(m);
  if (!attack || !inPlay(m, attack.enemy)) return false;
  const attackers = attack.attackers.filter((card) => inPlay(m, card));
  const strength = attackers.reduce((sum, card) => sum + value(m, card, STAT.attack), 0);
  const { enemy } = attack;
  const left = value(m, enemy, STAT.hitPoints) - m.s.cards[enemy].damage + value(m, enemy, STAT.defense) - strength;
  return left > 0 && left <= more * attackers.length;
}

/** The kinds of all parts of an ability. */
function partsOf(ability: unknown): string[] {
  const parts: string[] = [];
  visit(ability, ({ k }) => {
    parts.push(k);
    return true;
  });
  return parts;
}

/** Parts of abilities that give something and take nothing. */
const GIFTS = new Set(['resources', 'heal', 'choose', 'cards', 'bound', 'committed', 'this', 'host', 'event-number']);
const gifts = new Map<string, boolean>();

/** Whether all responses of a card are gifts: they cost nothing, and nobody was ever worse off for them. */
function isGift(def: LcgDef): boolean {
  const known = gifts.get(def.id);
  if (known !== undefined) return known;
  const responses = def.tree.flatMap((ability) => (ability.kind === 'response' ? [ability] : []));
  const parts = responses.flatMap(({ effect }) => partsOf(effect));
  const found =
    def.type !== 'event' &&
    responses.every(({ cost }) => cost === undefined) &&
    parts.includes('resources') &&
    parts.every((k) => GIFTS.has(k));
  gifts.set(def.id, found);
  return found;
}

/**
 * The response that is nothing but a gift, where it is all that is asked about; in one's own turn to plan also what attachments give
 * for nothing but being exhausted, round after round.
 */
export function giftIn(m: M, { prompt, options }: Decision): string {
  if (prompt[0] === 'lcg.ask.plan') return options.find((option) => isYield(m, option))?.id ?? '';
  const [first, ...rest] = prompt[0] === 'lcg.ask.respond' ? options.filter(({ card }) => card >= 0) : [];
  return first && rest.length === 0 && isGift(defOf(m, first.card)) ? first.id : '';
}

/** Whether an action gives its host resources, and costs nothing but that the attachment is exhausted. */
function isYield(m: M, { key, card, n }: Option): boolean {
  if (key !== 'lcg.option.use') return false;
  const { type, tree } = defOf(m, card);
  const ability = tree.filter(({ kind }) => kind === 'action')[n];
  if (type !== 'attachment' || ability?.kind !== 'action') return false;
  const [cost, gift] = [partsOf(ability.cost), partsOf(ability.effect)];
  return cost.join() === 'exhaust,this' && gift.includes('resources') && gift.every((k) => YIELDS.has(k));
}

const YIELDS = new Set(['resources', 'host']);

/** To end a run of attackers that defeats the enemy for certain: more of them would only be exhausted. */
export function enoughIn(m: M, { prompt, options }: Decision): string {
  const attack = prompt[0] === 'lcg.ask.attackers' ? playerAttackOf(m) : null;
  if (!attack || !options.some(({ id }) => id === DONE)) return '';
  const { enemy, attackers } = attack;
  const strength = attackers.reduce((sum, card) => sum + value(m, card, STAT.attack), 0);
  const needed = value(m, enemy, STAT.hitPoints) - m.s.cards[enemy].damage + value(m, enemy, STAT.defense);
  return strength >= needed ? DONE : '';
}

/**
 * To engage nobody of one's own accord, where every enemy comes in the checks that follow: whoever plays alone is engaged by all that
 * his threat reaches, and until then they can still be dealt with.
 */
export function comingIn(m: M, { seat, prompt, options }: Decision): string {
  if (prompt[0] !== 'lcg.ask.engage' || playerOrder(m).length > 1) return '';
  if (m.defs[m.s.cards[currentQuest(m)].def].stageRules?.noEngagementChecks) return '';
  const comes = ({ card }: Option): boolean => value(m, card, STAT.engagement) <= m.s.threat[seat];
  return options.every((option) => option.id === PASS || comes(option)) ? PASS : '';
}

/**
 * Any order of shadow cards among enemies that are served alike, as long as nobody who is asked knows a card of the deck, and it lasts:
 * one face-down card is as good as the next.
 */
export function unseenShadow(m: M, { seat, prompt, options }: Decision): string {
  if (prompt[0] !== 'lcg.ask.shadow-order') return '';
  const deck = cardsIn(m, ZONE.encounterDeck);
  return deck.length < options.length || deck.some((card) => knows(m, seat, card)) ? '' : options[0].id;
}

/**
 * The hero who pays, where it does not matter who does: all of them pay for the same spheres. What somebody or something he
 * wears can spend for itself is kept as long as others can pay; of the others the one with most pays.
 */
export function equalPayer(m: M, { kind, prompt, options }: Decision): string {
  if (kind !== 'pay' || prompt[0] !== 'lcg.ask.pay') return '';
  const spheres = spheresOf(m, options[0].card);
  if (options.some(({ card }) => spheresOf(m, card) !== spheres)) return '';
  const free = options.filter(({ card }) => !spendsItsOwn(m, card));
  if (free.length === 0) return '';
  const held = ({ card }: Option): number => m.s.cards[card].resources;
  return free.reduce((best, option) => (held(option) > held(best) ? option : best)).id;
}

const SPHERES = ['leadership', 'tactics', 'spirit', 'lore'] as const;

function spheresOf(m: M, hero: number): string {
  return SPHERES.filter((sphere) => matchesSphere(m, hero, sphere)).join();
}

/** What pays for an ability of its own out of a hero's pool. */
const SPENDS = new Set(['spend', 'spend for each copy']);

function spendsItsOwn(m: M, hero: number): boolean {
  return [hero, ...attachmentsOn(m, hero)].some((card) => partsOf(defOf(m, card).tree).some((k) => SPENDS.has(k)));
}
