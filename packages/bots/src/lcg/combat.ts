import { type CardIx, DONE, PASS } from '@tafelrunde/kernel';
import { type LcgDecision, type LcgOption, STAT } from '@tafelrunde/lcg';
import type { Thought } from '../bot.ts';
import { battle, defendedCost, foes, killNeeds, killWorth, undefendedCost } from './battle.ts';
import { cardParam } from './say.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';
import { engageTrouble, hurtOf } from './worth.ts';

/** Whom to engage: an enemy that can be dealt with, so that its threat leaves the staging area. */
export function engage(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  const ready = sight.readyCharacters();
  const coming = foes(sight, sight.threat());
  const before = battle(sight, ready, coming);
  let best = options.find(({ id }) => id === PASS) ?? options[0];
  let most = 0;
  for (const option of options) {
    const { card } = option;
    // What comes anyway need not be called.
    if (card < 0 || coming.includes(card)) continue;
    const after = battle(sight, ready, [...coming, card]);
    const worth =
      after -
      before +
      sight.value(card, STAT.threat) * weights.engageThreat -
      engageTrouble(sight, card) -
      weights.engageCaution;
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  if (thought) {
    thought.words =
      best.card < 0 ? ['bots.lcg.why.engage-none'] : ['bots.lcg.why.engage', { card: cardParam(sight, best.card) }];
  }
  return best;
}

/** The strongest first, while the best defenders are ready. */
export function enemyOrder(sight: LcgSight, { options }: LcgDecision): LcgOption {
  let best = options[0];
  for (const option of options) if (sight.attack(option.card) > sight.attack(best.card)) best = option;
  return best;
}

/** Who defends: whoever loses least by it and is missed least by the rest of the battle. */
export function defend(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  const enemy = sight.attacker >= 0 ? sight.attacker : (decision.source as CardIx);
  const none = options.find(({ card }) => card < 0)!;
  if (none.id === DONE) return moreDefenders(sight, enemy, options, none);
  const ready = sight.readyCharacters();
  const rest = sight.engaged().filter((card) => card !== enemy);
  const after = (who: CardIx): number =>
    battle(
      sight,
      ready.filter((card) => card !== who),
      [...rest, enemy],
    );
  let best = none;
  // A helper of another player does not lose by an attack that nobody meets.
  let least = undefendedCost(sight, enemy) - after(-1);
  for (const option of options) {
    if (option.card < 0) continue;
    const cost = defendedCost(sight, enemy, option.card) - after(option.card);
    if (cost < least) {
      least = cost;
      best = option;
    }
  }
  if (thought) {
    thought.words =
      best.card < 0
        ? ['bots.lcg.why.defend-none', { enemy: cardParam(sight, enemy) }]
        : ['bots.lcg.why.defend', { card: cardParam(sight, best.card), enemy: cardParam(sight, enemy) }];
  }
  return best;
}

/** One more defender only where the first would not stand. */
function moreDefenders(sight: LcgSight, enemy: CardIx, options: readonly LcgOption[], none: LcgOption): LcgOption {
  let defense = 0;
  for (const card of sight.defenders) defense += sight.defense(card);
  const first = sight.defenders[0];
  if (first === undefined || hurtOf(sight, first, sight.attack(enemy) + 1 - defense) < 5) return none;
  return options.reduce((a, b) =>
    b.card >= 0 && (a.card < 0 || sight.defense(b.card) > sight.defense(a.card)) ? b : a,
  );
}

/** Who takes the damage: whoever bears it best. */
export function takeDamage(sight: LcgSight, decision: LcgDecision): LcgOption {
  const enemy = sight.attacker >= 0 ? sight.attacker : (decision.source ?? -1);
  let damage = enemy >= 0 ? sight.attack(enemy) : 1;
  for (const card of sight.defenders) damage -= sight.defense(card);
  return leastHurt(sight, decision.options, Math.max(1, damage));
}

/** The option whose card bears so much damage best. */
function leastHurt(sight: LcgSight, options: readonly LcgOption[], damage: number): LcgOption {
  let best = options[0];
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.card < 0) continue;
    const cost = hurtOf(sight, option.card, damage) - sight.life(option.card) * 0.01;
    if (cost < least) {
      least = cost;
      best = option;
    }
  }
  return best;
}

/** Whom to attack: the most dangerous enemy that can be killed, else one that can at least be hurt. */
export function attack(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  const none = options.find(({ card }) => card < 0)!;
  let best = none;
  let most = 0;
  for (const option of options) {
    const { card } = option;
    if (card < 0) continue;
    const strength = attackers(sight, card).reduce((sum, who) => sum + sight.attack(who), 0);
    const needs = killNeeds(sight, card);
    const through = strength - sight.defense(card);
    if (through <= 0) continue;
    const share = Math.min(1, through / sight.life(card));
    const worth = killWorth(sight, card) * (share === 1 ? 2 : share) - needs * 0.05;
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  if (thought) {
    thought.words =
      best.card < 0 ? ['bots.lcg.why.attack-none'] : ['bots.lcg.why.attack', { card: cardParam(sight, best.card) }];
  }
  return best;
}

/** Own ready characters that could join an attack on that enemy. */
function attackers(sight: LcgSight, enemy: CardIx): CardIx[] {
  const staged = sight.staged('enemy').includes(enemy);
  const mine = sight.engaged().includes(enemy);
  return sight.readyCharacters().filter((card) => {
    if (staged) return sight.def(card).attacksStaging;
    return (mine || sight.value(card, STAT.ranged) > 0) && sight.value(card, STAT.cannotAttack) === 0;
  });
}

/** Who attacks: as few as it takes to kill; all of them if that is not enough, because nobody rests from a fight. */
export function chooseAttackers(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  const enemy = decision.source as CardIx;
  const done = options.find(({ id }) => id === DONE);
  const open = options.filter(({ card }) => card >= 0);
  const picked = attackers(sight, enemy).filter((card) => !open.some((option) => option.card === card));
  let strength = 0;
  for (const card of picked) strength += sight.attack(card);
  const needs = killNeeds(sight, enemy);
  if (thought) thought.words = ['bots.lcg.why.attack', { card: cardParam(sight, enemy) }];
  if (done && (strength >= needs || open.length === 0)) return done;
  // The strongest that is needed, or the weakest that is enough.
  let best: LcgOption | null = null;
  for (const option of open) {
    const here = sight.attack(option.card);
    const there = best ? sight.attack(best.card) : -1;
    const enough = strength + here >= needs;
    if (!best || (enough && strength + there >= needs ? here < there : here > there)) best = option;
  }
  if (best && sight.attack(best.card) === 0 && done) return done;
  return best ?? done ?? options[0];
}

/** Whether to help another player's attack: if it kills, or if there is nothing of one's own to fight. */
export function join(sight: LcgSight, decision: LcgDecision): LcgOption {
  const { options } = decision;
  const done = options.find(({ id }) => id === DONE)!;
  const mine = sight.engaged();
  const own = sight.order.indexOf(sight.seat) > sight.order.indexOf(sight.attackingSeat);
  for (const option of options) {
    if (option.card < 0) continue;
    if (mine.length === 0 || !own) return option;
  }
  return done;
}
