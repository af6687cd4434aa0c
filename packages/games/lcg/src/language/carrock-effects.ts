import {
  type Condition,
  type CountNode,
  cancelEvent,
  cardOption,
  did,
  type Effect,
  inARow,
  modify,
  NO,
  type Node,
  nounOf,
  option,
  question,
  type Seat,
  type Select,
} from '@tafelrunde/kernel';
import { isEliminated, playerOrder, stagingThreat } from '../players.ts';
import { hasTrait, inPlay, isCharacter, isEnemy, kindOf } from '../registry.ts';
import { attackingEnemy, enemyAttackOf, isDefending, untilAttackEnds } from '../rules/combat/attack-info.ts';
import { standing } from '../rules/combat/enemy-attack.ts';
import { destroy } from '../rules/damage.ts';
import { discardCard } from '../rules/left.ts';
import { cardWord, tellBonus } from '../say.ts';
import { STAT } from '../stats.ts';
import { traitWord } from '../traits.ts';
import { ZONE } from '../zones.ts';
import { listOf, object, onCards } from './effect-parts.ts';
import { lcg } from './language.ts';
import { after, before, type Moment } from './moments.ts';
import { defender } from './select.ts';

/** Destroys cards without damage. */
export const destroyCards = onCards(
  'destroy',
  (m, card) => {
    destroy(m, card, -1);
    return true;
  },
  () => true,
  (what) => ({ verb: 'kill', object: what }),
);

const defenderNode = lcg.effect<Node & { n: number }>('defender gets', {
  run:
    ({ n }) =>
    (m, v) => {
      const attack = enemyAttackOf(m);
      const cards = attack ? standing(m, attack) : [];
      if (!attack || cards.length === 0) return;
      const { source, seat } = v;
      modify(m, { stat: STAT.defense, amount: n, cards, source, seat, until: untilAttackEnds(attack.enemy) });
      for (const card of cards) tellBonus(m, card, STAT.defense, n);
      did(v);
    },
  text: ({ n }) => ({
    verb: 'get',
    subject: nounOf(lcg.textOf(defender)),
    object: lcg.statChange(STAT.defense, n),
    adverbs: [lcg.duration('attack')],
    mood: 'declarative',
  }),
});
/** The defending characters' defense is another one in this attack. */
export const defenderGets = (n: number): Effect => defenderNode({ n });

const attackerNode = lcg.condition<Node & { trait: string }>('attacker is', {
  holds:
    ({ trait }) =>
    (m) => {
      const enemy = attackingEnemy(m);
      return enemy >= 0 && hasTrait(m, enemy, trait);
    },
  text: ({ trait }) => ({
    verb: 'be',
    subject: { noun: 'enemy', det: 'the', adj: ['attacking'] },
    predicate: { de: `ein ${traitWord(trait).de}`, en: `a ${traitWord(trait).en}` },
  }),
});
/** The attacking enemy has a trait. */
export const attackerIs = (trait: string): Condition => attackerNode({ trait });

/** Damage that is about to be dealt is not; that cancels no card effect (LCG-SOM-08). */
export const preventDamage: Effect = lcg.effect<Node>('prevent damage', {
  run: () => (m, v) => {
    cancelEvent(m);
    did(v);
  },
  text: () => ({ verb: 'cancel', object: { noun: 'damage', det: 'this' } }),
})({});

/** The threat of everything in the staging area. */
export const threatInStaging: CountNode = lcg.count('threat in staging', {
  count: () => (m) => stagingThreat(m),
  text: () => ({ de: 'den Widerstand in der Aufmarschzone', en: 'the threat in the staging area' }),
})({});

const unlessNode = lcg.effect<Node & { from: Select; then: Effect }>('unless somebody discards', {
  assemble: ({ from, then: effect }, a, l) => {
    const list = listOf(from);
    const seats = a.local<Seat[]>('seats');
    const self = a.local<Seat>('self');
    const loop = a.label();
    const happens = a.label();
    const end = a.label();
    a.run((m, v) => {
      self.set(v, v.seat);
      seats.set(v, playerOrder(m).toReversed());
    });
    a.place(loop);
    a.run((m, v) => {
      const next = seats.of(v).pop();
      if (next === undefined) {
        v.seat = self.of(v);
        m.jump(happens.step);
      } else if (isEliminated(m, next)) m.jump(loop.step);
      else v.seat = next;
    });
    a.ask(
      (m, v) => {
        const options = list(m, v).map((card) => cardOption(m, card, 'lcg.option.discard', 'LCG-SOM-60'));
        if (options.length === 0) return null;
        options.push(option(NO, 'lcg.option.accept', { seat: v.seat, rule: 'LCG-SOM-60' }));
        const prompt = ['lcg.ask.prevent', { card: cardWord(m, v.source) }] as const;
        return question(v.seat, 'target', prompt, options, undefined, v.source);
      },
      (m, v, { id, card }) => {
        if (id === NO) return;
        v.seat = self.of(v);
        m.jump(end.step);
        discardCard(m, card);
      },
    );
    a.jump(loop);
    a.place(happens);
    l.assemble(effect, a);
    a.place(end);
    a.run(() => {});
  },
  could: ({ then: effect }) => lcg.could(effect),
  text: ({ from, then: effect }) =>
    inARow([
      lcg.textOf(effect),
      {
        verb: 'discard',
        subject: { noun: 'player', det: 'a' },
        modal: 'may',
        object: object(from),
        mood: 'declarative',
        purpose: { verb: 'cancel', object: { noun: 'effect', det: 'this' } },
      },
    ]),
});
/** Something happens to all, unless one of the players gives up a card for it (LCG-SOM-60). */
export const unlessSomebodyDiscards = (from: Select, effect: Effect): Effect => unlessNode({ from, then: effect });

/** Damage is about to be dealt to this card. */
export const whenThisWouldTakeDamage: Moment = before(
  'damage',
  { de: 'sobald dieser Karte Schaden zugefügt würde', en: 'when this card would take damage' },
  (_m, event, card) => event.card === card,
);

/** This enemy has dealt damage to a character that is still there. */
export const afterThisDamagesCharacter: Moment = after(
  'damage',
  {
    de: 'nachdem dieser Gegner einem Charakter Schaden zugefügt hat',
    en: 'after this enemy damages a character',
  },
  (m, event, card) => event.source === card && inPlay(m, event.card as number) && isCharacter(m, event.card as number),
);

/** Any enemy of the trait has attacked while this one is engaged. */
export const afterAttackOf = (trait: string): Moment => {
  const { de, en } = traitWord(trait);
  return after(
    'attack-end',
    {
      de: `nachdem ein Gegner mit dem Merkmal ${de} angegriffen hat, solange dieser Gegner im Kampf mit einem Spieler ist`,
      en: `after a ${en} enemy attacks while this enemy is engaged with a player`,
    },
    (m, event, card) => {
      const enemy = event.card as number;
      return kindOf(m, card) === ZONE.engaged && isEnemy(m, enemy) && hasTrait(m, enemy, trait);
    },
  );
};

/** A shadow effect is about to resolve in an attack that the attached character defends against. */
export const whenShadowAgainstHost: Moment = before(
  'shadow',
  {
    de: 'sobald bei einem Angriff, gegen den der verstärkte Charakter verteidigt, ein Schatteneffekt ausgelöst wurde',
    en: 'when a shadow effect is triggered during an attack that the attached character defends against',
  },
  (m, _event, card) => isDefending(m, m.s.cards[card].host),
);

/** The last progress that this stage needs lies on it. */
export const whenThisStageDefeated: Moment = after(
  'stage-defeated',
  { de: 'sobald dieser Abschnitt geschafft ist', en: 'when this stage is defeated' },
  (_m, event, card) => event.card === card,
);
