import {
  type Condition,
  type Count,
  type CountNode,
  cardsIn,
  clausesOf,
  did,
  type Effect,
  fronted,
  inARow,
  modify,
  type Node,
  nounOf,
  type Select,
  type Who,
} from '@tafelrunde/kernel';
import type { Clause, Literal, Phrase } from '@tafelrunde/words';
import { attachmentsOn, charactersOf } from '../players.ts';
import { kindOf } from '../registry.ts';
import { enemyAttackOf, untilAttackEnds } from '../rules/combat/attack-info.ts';
import { attackNow, standing } from '../rules/combat/enemy-attack.ts';
import { clear, put } from '../rules/left.ts';
import { raiseThreat } from '../rules/threat.ts';
import { tellBonus } from '../say.ts';
import { PHASE } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { undefended } from './conditions.ts';
import { called } from './encounter-picks.ts';
import { lcg, when } from './language.ts';
import { attacker, cards, defender } from './select.ts';

interface Instead extends Node {
  readonly usual: Effect;
  readonly condition: Condition;
  readonly other: Effect;
}

const insteadNode = lcg.effect<Instead>('instead if', {
  assemble: ({ usual, condition, other }, a, l) => l.assemble(when(condition, other, usual), a),
  could: ({ usual, condition, other }) => lcg.could(when(condition, other, usual)),
  text: ({ usual, condition, other }) => {
    const met = lcg.textOf(condition) as Clause;
    return inARow([lcg.textOf(usual), fronted(lcg, { conj: 'if', ...met }, saidInstead(lcg.textOf(other)))]);
  },
});

/** The same, said to happen in place of something else. */
export function saidInstead(phrase: Phrase): Phrase {
  const [first, ...rest] = clausesOf(phrase);
  if (!('verb' in first)) return phrase;
  return inARow([{ ...first, adverbs: [FIRST, ...(first.adverbs ?? []), LAST] }, ...rest]);
}

// German says it early, English late.
const FIRST: Literal = { de: 'stattdessen', en: '' };
const LAST: Literal = { de: '', en: 'instead' };

/** One thing, or another instead if something is so. */
export const insteadIf = (condition: Condition, usual: Effect, other: Effect): Effect =>
  insteadNode({ condition, usual, other });

/** A shadow effect that is another one if nobody defends. */
export const orUndefended = (usual: Effect, other: Effect): Effect => insteadIf(undefended, usual, other);

const attackerNode = lcg.effect<Node & { n: Count }>('attacker gets', {
  run: ({ n }) => {
    const count = lcg.number(n);
    const enemies = lcg.cards(attacker);
    return (m, v) => {
      const found: number[] = [];
      enemies(m, v, found);
      for (const enemy of found) {
        const { source, seat } = v;
        const until = untilAttackEnds(enemy);
        const amount = count(m, v);
        modify(m, { stat: STAT.attack, amount, cards: [enemy], source, seat, until });
        tellBonus(m, enemy, STAT.attack, amount);
        did(v);
      }
    };
  },
  text: ({ n }) => ({
    verb: 'get',
    subject: nounOf(lcg.textOf(attacker)),
    object: lcg.statChange(STAT.attack, n),
    adverbs: [lcg.duration('attack')],
    mood: 'declarative',
  }),
});
/** The attacking enemy is stronger in this attack. */
export const attackerGets = (n: Count): Effect => attackerNode({ n });

/** The defenders' defense does not count in this attack. */
export const ignoreDefense: Effect = lcg.effect('ignore defense', {
  custom: true,
  run: () => (m, v) => {
    const attack = enemyAttackOf(m);
    const cards = attack ? standing(m, attack) : [];
    if (!attack || cards.length === 0) return;
    const until = untilAttackEnds(attack.enemy);
    modify(m, { stat: STAT.noDefenseCounts, amount: 1, cards, source: v.source, seat: v.seat, until });
    did(v);
  },
  text: () => ({
    de: 'die Verteidigungsstärke des verteidigenden Charakters zählt bei diesem Angriff nicht',
    en: 'the defense of the defending character does not count in this attack',
  }),
})({});

/** Everything that is attached to the defending character, whoever controls it. */
export const attachmentsOfDefender: Select = lcg.select('attachments of defender', {
  cards: () => (m, v, out) => {
    const found: number[] = [];
    lcg.cards(defender)(m, v, found);
    for (const character of found) out.push(...attachmentsOn(m, character));
  },
  text: () => ({ noun: 'attachment', count: 1, of: { noun: 'character', det: 'the', adj: ['defending'] } }),
})({});

/** The shadow card itself attacks the defending player, with a shadow card of its own; after combat it goes back on the deck. */
export const thisAttacks: Effect = lcg.effect('shadow card attacks', {
  custom: true,
  assemble: (_node, a) => {
    a.run((m, v) => {
      // It no longer belongs to the first enemy, so it stays even if that one falls.
      m.s.cards[v.source].host = -1;
      did(v);
      attackNow(m, v.source, v.seat);
    });
    a.run((m, v) => {
      // In the combat phase it waits for the end of it.
      if (kindOf(m, v.source) !== ZONE.shadow || m.s.phase === PHASE.combat) return;
      clear(m, v.source);
      put(m, v.source, 'deckTop');
    });
  },
  text: () => ({
    de: 'dieser Gegner greift den verteidigenden Spieler an, der 1 Verteidiger bestimmen darf; er erhält eine eigene Schattenkarte und wird nach dem Kampf oben auf das Begegnungsdeck gelegt',
    en: 'this enemy attacks the defending player, who may declare 1 defender; it is dealt a shadow card of its own and returns to the top of the encounter deck after combat',
  }),
})({});

const raiseForNode = lcg.effect<Node & { who: Who; n: Count; per: Literal }>('raise for each', {
  run: ({ who, n }) => {
    const seats = lcg.seats(who);
    const count = lcg.number(n);
    return (m, v) => {
      for (const seat of seats(m, v).slice()) raiseThreat(m, seat, count(m, { ...v, seat }), true);
      did(v);
    };
  },
  text: ({ who, per }) => ({
    verb: 'raise',
    subject: nounOf(lcg.textOf(who)),
    object: { noun: 'threat', det: { poss: 'subject' } },
    adverbs: [per],
    mood: 'declarative',
  }),
});
/** Players raise their threat by as much as each of them has of something. */
export const raiseForEach = (who: Who, n: Count, per: Literal): Effect => raiseForNode({ who, n, per });

/** Enemies in front of the player. */
export const engagedEnemies: CountNode = lcg.count('engaged enemies', {
  count: () => (m, v) => cardsIn(m, ZONE.engaged, v.seat).length,
  text: () => ({ de: 'die Anzahl seiner Gegner', en: 'the number of enemies engaged with them' }),
})({});

/** His characters that are not committed to the quest. */
export const uncommittedCharacters: CountNode = lcg.count('uncommitted characters', {
  count: () => (m, v) => charactersOf(m, v.seat).filter((card) => m.s.cards[card].committed === 0).length,
  text: () => ({ de: 'die Anzahl seiner übrigen Charaktere', en: 'the number of their other characters' }),
})({});

/** Everything attached that the player controls; encounter cards that became attachments are not (LCG-ATTACH-06). */
export const allTheirAttachments: Select = called(cards({ sort: 'attachment', whose: 'yours', det: 'all' }), {
  de: 'alle seine Verstärkungen',
  en: 'all of their attachments',
});
