import { type Decision, DONE, knows, noProspect, prospects, seenAs, value } from '@tafelrunde/kernel';
import { charactersOf, heroesOf, isReady } from '../players.ts';
import { isHero, seatOf } from '../registry.ts';
import { type EnemyAttack, enemyAttackOf, type PlayerAttack, playerAttackOf } from '../rules/combat/attack-info.ts';
import { standing } from '../rules/combat/enemy-attack.ts';
import { mayAttack } from '../rules/combat/player-attack.ts';
import { shadowsOf } from '../rules/combat/shadow.ts';
import { cardWord, seatWord } from '../say.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { type LcgFact, type LcgPreview, type LcgProspect, see, unseenEncounters } from './parts.ts';

/** Choosing a defender: the damage with each of them, and what may still lie hidden (LCG-COMBAT-E-12, -16). */
export function previewDefend(m: M, decision: Decision): LcgPreview {
  const attack = enemyAttackOf(m);
  if (!attack) return { now: noProspect, options: {} };
  const hidden = hiddenShadows(m, attack, decision.seat);
  return prospects(
    decision,
    ({ card }) => (card >= 0 ? defended(m, attack, card, hidden) : undefended(m, attack, hidden)),
    { badge: null, facts: [foeOf(m, attack.enemy), ...hidden] },
  );
}

function defended(m: M, v: EnemyAttack, card: number, hidden: readonly LcgFact[]): LcgProspect {
  const attack = value(m, v.enemy, STAT.attack);
  const defense = defenseOf(m, [...standing(m, v), card]);
  return struck(m, card, attack, defense, hidden, 'open');
}

/** What a blow does to one character: numbers first, then what is left of him. */
function struck(
  m: M,
  card: number,
  attack: number,
  defense: number,
  hidden: readonly LcgFact[],
  sure: 'open' | 'certain',
): LcgProspect {
  const n = value(m, card, STAT.cannotTakeDamage) > 0 ? 0 : Math.max(0, attack - defense);
  const of = value(m, card, STAT.hitPoints);
  const left = of - m.s.cards[card].damage - n;
  const about = [seenAs(m, card)];
  const falls = left <= 0;
  const last = falls && isHero(m, card) && heroesOf(m, seatOf(m, card)).length === 1;
  const tone = last ? 'danger' : n > 0 ? 'bad' : 'good';
  const words = { attack, defense, n };
  const end: LcgFact = last
    ? see(['lcg.see.last-hero', { seat: seatWord(seatOf(m, card)) }], sure, 'danger', about)
    : falls
      ? see(['lcg.see.falls', { card: cardWord(m, card) }], sure, 'bad', about)
      : see(['lcg.see.keeps', { card: cardWord(m, card), left, of }], sure, tone, about);
  return {
    badge: see(falls ? ['lcg.badge.falls', words] : ['lcg.badge.hit', words], sure, tone, about),
    facts: [see(['lcg.see.hit', words], sure, tone, about), end, ...hidden],
  };
}

/** Nobody defends: the whole attack hits one hero of the attacked player, whoever he chooses (LCG-COMBAT-E-14). */
function undefended(m: M, v: EnemyAttack, hidden: readonly LcgFact[]): LcgProspect {
  if (standing(m, v).length > 0) return noProspect;
  const n = value(m, v.enemy, STAT.attack);
  const prisoner = charactersOf(m, v.seat).find((card) => value(m, card, STAT.takesUndefended) > 0);
  if (prisoner !== undefined) return onPrisoner(m, prisoner, n, hidden);
  const heroes = heroesOf(m, v.seat);
  const survivor = heroes.some((hero) => value(m, hero, STAT.hitPoints) - m.s.cards[hero].damage > n);
  const last = heroes.length === 1 && !survivor;
  const seat = seatWord(v.seat);
  const tone = last ? 'danger' : n > 0 ? 'bad' : 'plain';
  return {
    badge: see(['lcg.badge.undefended', { n }], 'open', tone),
    facts: [
      see(['lcg.see.undefended', { n, seat }], 'open', tone),
      ...(last ? [see(['lcg.see.last-hero', { seat }], 'open', 'danger')] : []),
      ...(m.s.seats > 1 ? [see(['lcg.see.others-defend'], 'open')] : []),
      ...hidden,
    ],
  };
}

/** What nobody defends against hits the prisoner, with whom the game is lost (LCG-SOM-33). */
function onPrisoner(m: M, card: number, n: number, hidden: readonly LcgFact[]): LcgProspect {
  const of = value(m, card, STAT.hitPoints);
  const left = of - m.s.cards[card].damage - n;
  const about = [seenAs(m, card)];
  const words = { card: cardWord(m, card), n };
  const tone = left <= 0 ? 'danger' : n > 0 ? 'bad' : 'plain';
  const end: LcgFact =
    left <= 0
      ? see(['lcg.see.undefended-gone', words], 'open', tone, about)
      : see(['lcg.see.undefended-on', { ...words, left, of }], 'open', tone, about);
  return {
    badge: see(['lcg.badge.undefended-on', words], 'open', tone, about),
    facts: [end, ...(m.s.seats > 1 ? [see(['lcg.see.others-defend'], 'open')] : []), ...hidden],
  };
}

function defenseOf(m: M, defenders: readonly number[]): number {
  return defenders.reduce(
    (sum, card) => sum + (value(m, card, STAT.noDefenseCounts) > 0 ? 0 : value(m, card, STAT.defense)),
    0,
  );
}

/** The shadow cards that this seat has not seen, and how many of all that it has not seen have a shadow effect. */
function hiddenShadows(m: M, v: EnemyAttack, seat: number): LcgFact[] {
  const hidden = shadowsOf(m, v.enemy).filter((card) => !v.turned.includes(card) && !knows(m, seat, card));
  if (hidden.length === 0) return [];
  const unseen = unseenEncounters(m, seat);
  const n = unseen.filter((card) => m.defs[m.s.cards[card].def].shadow !== '').length;
  return [see(['lcg.see.shadow', { n, of: unseen.length }], 'chance', n > 0 ? 'bad' : 'plain')];
}

/** Who takes the damage: what comes of it is sure but for what answers it. */
export function previewDamage(m: M, decision: Decision): LcgPreview {
  const attack = enemyAttackOf(m);
  if (!attack) return { now: noProspect, options: {} };
  const strength = value(m, attack.enemy, STAT.attack);
  const defense = defenseOf(m, standing(m, attack));
  return prospects(decision, ({ card }) => struck(m, card, strength, defense, [], 'open'));
}

/** Which enemy to attack: what all who are ready could do together. */
export function previewAttack(m: M, decision: Decision): LcgPreview {
  const ready = charactersOf(m, decision.seat).filter((card) => isReady(m, card));
  return prospects(decision, ({ card }) => {
    if (card < 0) return null;
    const able = ready.filter((one) => mayAttack(m, one, card));
    const attack = able.reduce((sum, one) => sum + value(m, one, STAT.attack), 0);
    const defense = value(m, card, STAT.defense);
    const left = value(m, card, STAT.hitPoints) - m.s.cards[card].damage;
    const n = Math.max(0, attack - defense);
    const slain = n >= left;
    return {
      badge: see(
        slain ? ['lcg.badge.slain', { attack, defense }] : ['lcg.badge.hit', { attack, defense, n }],
        'open',
        slain ? 'good' : 'plain',
        [seenAs(m, card)],
      ),
      facts: [see(['lcg.see.all-out', { attack, defense, left }], 'open', slain ? 'good' : 'plain')],
    };
  });
}

/** Who attacks: the sum with each candidate, and whether the enemy is beaten (LCG-COMBAT-P-11 to -13). */
export function previewAttackers(m: M, decision: Decision): LcgPreview {
  const attack = playerAttackOf(m);
  if (!attack) return { now: noProspect, options: {} };
  const now = attack.attackers.length > 0 ? striking(m, attack, attack.attackers) : noProspect;
  return prospects(decision, ({ id, card }) => (id === DONE ? now : striking(m, attack, [...attack.attackers, card])), {
    badge: null,
    facts: now.facts,
  });
}

function striking(m: M, { enemy }: PlayerAttack, attackers: readonly number[]): LcgProspect {
  const attack = attackers.reduce((sum, card) => sum + value(m, card, STAT.attack), 0);
  const defense = value(m, enemy, STAT.defense);
  const n = value(m, enemy, STAT.cannotTakeDamage) > 0 ? 0 : Math.max(0, attack - defense);
  const of = value(m, enemy, STAT.hitPoints);
  const left = of - m.s.cards[enemy].damage - n;
  const slain = left <= 0;
  const tone = slain ? 'good' : n > 0 ? 'plain' : 'bad';
  const about = [seenAs(m, enemy)];
  const card = cardWord(m, enemy);
  const words = { attack, defense, n };
  return {
    badge: see(slain ? ['lcg.badge.slain', words] : ['lcg.badge.hit', words], 'open', tone, about),
    facts: [
      see(['lcg.see.strike', words], 'open', tone, about),
      slain
        ? see(['lcg.see.slain', { card }], 'open', 'good', about)
        : see(['lcg.see.keeps', { card, left, of }], 'open', tone, about),
    ],
  };
}

/** What one meets by engaging an enemy. */
export function previewEngage(m: M, decision: Decision): LcgPreview {
  return prospects(decision, ({ card }) => {
    if (card < 0) return null;
    const attack = value(m, card, STAT.attack);
    return {
      badge: see(['lcg.badge.foe', { attack }], 'open', 'plain', [seenAs(m, card)]),
      facts: [foeOf(m, card)],
    };
  });
}

function foeOf(m: M, enemy: number): LcgFact {
  const attack = value(m, enemy, STAT.attack);
  const defense = value(m, enemy, STAT.defense);
  const left = value(m, enemy, STAT.hitPoints) - m.s.cards[enemy].damage;
  return see(['lcg.see.foe', { attack, defense, left }], 'open', 'plain', [seenAs(m, enemy)]);
}
