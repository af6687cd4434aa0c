import {
  below,
  type Count,
  cancelEvent,
  cardName,
  cardsIn,
  did,
  type Effect,
  type EffectVars,
  effectVars,
  eventOf,
  numberId,
  option,
  question,
} from '@tafelrunde/kernel';
import { SYMBOL, type SymbolName } from '../content/tokens.ts';
import type { RbDef, SurgeDef } from '../defs.ts';
import { defOf } from '../registry.ts';
import { takeAsTrophy } from '../rules/cards.ts';
import { endFight, forbids, strike as hit } from '../rules/combat/damage.ts';
import { pilotOf } from '../rules/combat/pool.ts';
import type { M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { amount, inFight, later, literal, rb, sideOf, some } from './language.ts';
import type { RbNode } from './nodes.ts';
import { symbolWords } from './words.ts';

export type DamageType = 'physical' | 'magic';
const typeWords = {
  physical: literal('körperlichen Schaden', 'physical damage'),
  magic: literal('magischen Schaden', 'magic damage'),
  enemy: literal('feindlichen Schaden', 'enemy damage'),
};

/** Whether an ability runs as a combat action: surge and combat abilities do, what reacts to something does not. */
function isAttack(m: M): boolean {
  for (let i = m.s.frames.length - 2; i >= 0; i--) {
    const { proc } = m.s.frames[i];
    if (proc === 'fight') return true;
    if (proc.startsWith('kernel.')) return false;
  }
  return true;
}

const damageNode = rb.effect<RbNode<'damage'>>('damage', {
  run: ({ n, type, hard }, l) => {
    const count = l.number(n);
    return (m, v) => {
      if (!inFight(m)) return;
      const side = sideOf(m, v);
      const isEnemy = side === 1 && m.s.fight.foe < 0;
      const symbol = isEnemy ? SYMBOL.enemy : SYMBOL[type === 'own' ? 'physical' : type];
      did(v);
      hit(m, 1 - side, count(m, v), symbol, isAttack(m), hard);
    };
  },
  could: ({ n }, l) => {
    const count = l.number(n);
    // What is rolled or tested for is not known beforehand.
    if (typeof n !== 'number' && ['matching', 'successes', 'rolled', 'x'].includes(n.k)) return inFight;
    return (m, v) => inFight(m) && count(m, v) > 0;
  },
  text: ({ n, type, hard }) => {
    const { n: text, de, en } = amount(n);
    const word = type === 'own' ? literal('Schaden', 'damage') : typeWords[type];
    const not = hard ? literal(', der nicht abgewehrt werden kann', ' that cannot be blocked') : literal('', '');
    return literal(
      `füge deinem Gegner ${text} ${word.de} zu${not.de}${de}`,
      `deal ${text} ${word.en} to your opponent${not.en}${en}`,
    );
  },
});
/** Damage to the opponent only (RB-DAMAGE-14); an enemy deals enemy damage. */
export const damage = (n: Count, type: DamageType | 'own' = 'own'): Effect => damageNode({ n, type, hard: false });
/** Damage that shields cannot block (RB-SHIELD-06). */
export const strike = (n: Count, type: DamageType | 'own' = 'own'): Effect => damageNode({ n, type, hard: true });

const doubleNode = rb.effect<RbNode<'double'>>('double', {
  run:
    ({ symbol }) =>
    (m, v) => {
      m.s.fight.doubled |= (1 << SYMBOL[symbol]) << (sideOf(m, v) * 8);
      did(v);
    },
  could: () => inFight,
  text: ({ symbol }) =>
    literal(
      `deine Marker mit ${symbolWords[symbol].de} zählen bis zum Ende der Kampfrunde doppelt`,
      `your ${symbolWords[symbol].en} tokens count double until the end of the combat round`,
    ),
});
export const double = (symbol: SymbolName): Effect => doubleNode({ symbol });

/** An effect on one side that lasts for the rest of the combat round. */
function forTheRound(k: string, set: (m: M, side: number) => void, de: string, en: string, custom?: true): Effect {
  return rb.effect(k, {
    ...(custom ? { custom } : null),
    run: () => (m, v) => {
      set(m, sideOf(m, v));
      did(v);
    },
    could: () => inFight,
    text: () => literal(de, en),
  })({});
}

export const mute: Effect = forTheRound(
  'mute',
  (m, side) => {
    m.s.fight.mute |= 1 << (1 - side);
  },
  'dein Gegner kann in dieser Kampfrunde keine Energiefähigkeiten mehr nutzen',
  'your opponent cannot use surge abilities for the rest of this combat round',
);
export const reflect: Effect = forTheRound(
  'reflect',
  (m, side) => {
    m.s.fight.reflect |= 1 << side;
  },
  'bis zum Ende der Kampfrunde gilt: Fügt dir ein Angriff Schaden zu, füge deinem Gegner ebenso viel magischen Schaden zu',
  'until the end of the combat round, whenever an attack deals damage to you, deal that much magic damage to your opponent',
  true,
);

const actAgainNode = rb.effect<RbNode<'act-again'>>('act-again', {
  run:
    ({ n }) =>
    (m, v) => {
      const { fight } = m.s;
      if (fight.turn !== sideOf(m, v)) return;
      fight.extra += n;
      did(v, n);
    },
  could: () => (m, v) => inFight(m) && m.s.fight.turn === sideOf(m, v),
  text: ({ n }) => {
    const { de, en } = some(
      n,
      literal('weitere Kampfaktion', 'further combat action'),
      literal('weitere Kampfaktionen', 'further combat actions'),
    );
    return literal(
      `du darfst sofort ${n > 1 ? 'bis zu ' : ''}${de} ausführen`,
      `you may take ${n > 1 ? 'up to ' : ''}${en} at once`,
    );
  },
});
export const actAgain = (n = 1): Effect => actAgainNode({ n });

const blockNode = rb.effect<RbNode<'block'>>('block', {
  run:
    ({ n }) =>
    (m, v) => {
      const event = eventOf(m);
      const kept = n < 0 ? (event.n as number) : Math.min(n, event.n as number);
      event.n = (event.n as number) - kept;
      did(v, kept);
      if (m.log) m.say(['rb.log.block', { card: cardName(m, v.source), n: kept }], [v.source], 'RB-DAMAGE-12');
    },
  text: ({ n }) =>
    n < 0
      ? literal('wehre diesen Schaden ab', 'block this damage')
      : literal(`wehre ${n} davon ab`, `block ${n} of it`),
});
/** Blocks damage that is about to be dealt; only after `whenDamaged` (RB-DAMAGE-12). */
export const block = (n: number | 'all'): Effect => blockNode({ n: n === 'all' ? -1 : n });

/** Cancels the surge ability that is about to be resolved; what was paid stays paid (RB-CANCEL-01 to -03). */
export const cancelIt: Effect = rb.effect('cancel', {
  custom: true,
  run: () => (m, v) => {
    cancelEvent(m);
    did(v);
    if (m.log) m.say(['rb.log.cancel', { card: cardName(m, v.source) }], [v.source], 'RB-CANCEL-01');
  },
  text: () => literal('hebe diese Fähigkeit auf', 'cancel that ability'),
})({});

/** Waits for the end of the combat round and is dropped if the combat ends before (RB-DEFEAT-03). */
export const atRoundEnd = (effect: Effect): Effect => later('fight-round-end', effect);

/** Only adventure cards become trophies: no hero, no story card, no villain (RB-STORY-04, RB-READ-21). */
function canTakeEnemy(m: M): boolean {
  const { enemy } = m.s.fight;
  return inFight(m) && enemy >= 0 && defOf(m, enemy).type === 'enemy';
}

/** The fought enemy becomes a trophy without a reward, and the combat ends (RB-ENEMY-05, -06). */
export const takeEnemy: Effect = rb.effect('take-enemy', {
  run: () => (m, v) => {
    if (!canTakeEnemy(m)) return;
    const { enemy } = m.s.fight;
    endFight(m, 2);
    takeAsTrophy(m, v.seat, enemy);
  },
  could: () => canTakeEnemy,
  text: () =>
    literal('nimm deinen Gegner als Trophäe; der Kampf endet', 'take your opponent as a trophy; the combat ends'),
})({});

/** The combat ends without a winner; not where nobody can retreat. */
export const slip: Effect = rb.effect('slip', {
  run: () => (m) => endFight(m, 2),
  could: () => (m, v) => inFight(m) && (m.s.fight.bound & (1 << sideOf(m, v))) === 0,
  text: () => literal('der Kampf endet, als hättest du dich zurückgezogen', 'the combat ends as if you had retreated'),
})({});

/** Whether a side may use surge abilities at all, borrowed ones included (RB-GOLDEN-04, RB-READ-21). */
const maySurge = (m: M, side: number): boolean => (m.s.fight.mute & (1 << side)) === 0 && !forbids(m, side, STAT.mute);

/** The surge abilities of a card that could be used now by whoever borrows them. */
const borrowable = (m: M, v: EffectVars, def: RbDef): readonly SurgeDef[] => {
  const vars = effectVars(v.seat, v.source);
  return def.surges.filter((ability) => ability.usable(m, vars));
};

/** Surge abilities of a random discarded enemy of the combat deck, of which one is used; X is 1 (RB-X-03). */
export const borrowSurge: Effect = rb.effect('borrow-surge', {
  custom: true,
  assemble: (_, a) => {
    const def = a.local<number>('def');
    a.run((m, v) => {
      const pile = cardsIn(m, ZONE.combatDiscard).filter((card) => defOf(m, card).surges.length > 0);
      if (pile.length === 0) return;
      m.s.news++;
      def.set(v, m.s.cards[pile[below(m.s.rng, pile.length)]].def);
    });
    a.ask(
      (m, v) => {
        if (def.of(v) === -1 || !maySurge(m, sideOf(m, v))) return null;
        const usable = borrowable(m, v, m.defs[def.of(v)]);
        if (usable.length === 0) return null;
        const options = usable.map(({ ix, says }) =>
          option(numberId(ix), 'rb.option.borrow', { n: ix, rule: 'RB-X-03', more: says }),
        );
        const pilot = pilotOf(m, sideOf(m, v));
        return question(
          pilot < 0 ? m.s.fight.hero : pilot,
          'mode',
          ['rb.ask.borrow', { card: cardName(m, v.source) }],
          pilot < 0 ? [options[0]] : options,
          undefined,
        );
      },
      (m, v, answer) => {
        const ability = m.defs[def.of(v)].surges.find(({ ix }) => ix === answer.n)!;
        const vars = effectVars(v.seat, v.source);
        vars.x = 1;
        did(v);
        m.callByName(ability.proc, vars);
      },
    );
  },
  could: () => (m, v) =>
    inFight(m) &&
    maySurge(m, sideOf(m, v)) &&
    cardsIn(m, ZONE.combatDiscard).some((card) => borrowable(m, v, defOf(m, card)).length > 0),
  text: () =>
    literal(
      'bestimme zufällig einen Feind im Ablagestapel des Kampfstapels und nutze eine seiner Energiefähigkeiten',
      'pick a random enemy in the combat discard pile and use one of its surge abilities',
    ),
})({});
