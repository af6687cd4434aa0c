import {
  type Among,
  type CardIx,
  type Count,
  type CountNode,
  did,
  type Effect,
  modify,
  move,
  type Node,
  type Select,
  value,
} from '@tafelrunde/kernel';
import { kindOf } from '../registry.ts';
import { entered } from '../rules/enter.ts';
import { clear } from '../rules/left.ts';
import { cardWord, tellBonus } from '../say.ts';
import { FORM, type LcgState, type M } from '../state.ts';
import { STAT, type StatName } from '../stats.ts';
import { traitWord } from '../traits.ts';
import { ZONE } from '../zones.ts';
import { type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';
import { after, type Moment } from './moments.ts';

/** Another character of a trait, whoever controlled it, has left play. */
export const afterAnotherLeaves = (trait: string): Moment => {
  const { de, en } = traitWord(trait);
  return after(
    'leave',
    {
      de: `nachdem ein anderer Charakter mit dem Merkmal ${de} das Spiel verlassen hat`,
      en: `after another ${en} character leaves play`,
    },
    (m, event, card) => {
      const left = event.card as CardIx;
      const was = event.kind === 'hero' || event.kind === 'ally';
      return was && left !== card && m.defs[m.s.cards[left].def].traits.includes(trait);
    },
  );
};

/** Only a player's card that lies open in a discard pile or has gone to a hand can be had. */
function canBeTaken(m: M, card: CardIx): boolean {
  const kind = kindOf(m, card);
  return m.s.cards[card].owner >= 0 && (kind === ZONE.discard || kind === ZONE.hand);
}

const facedownNode = lcg.effect<CardsNode>('attach facedown', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (!canBeTaken(m, card) || kindOf(m, v.source) !== ZONE.play) continue;
        if (m.log) {
          const words = { card: cardWord(m, card), host: cardWord(m, v.source) };
          m.say(['lcg.log.facedown', words], [card, v.source], 'LCG-SOM-39');
        }
        clear(m, card);
        move(m, card, ZONE.play, m.controller(v.source));
        const c = m.s.cards[card];
        c.form = FORM.facedown;
        c.host = v.source;
        did(v);
        entered(m, card, m.controller(v.source));
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => canBeTaken(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => ({
    verb: 'hangOn',
    object: object(what),
    adverbs: ['faceDown'],
    prep: [{ prep: 'ontoHost', np: { noun: 'card', det: 'this' } }],
  }),
});
/** A card becomes an attachment without a text on this one, whoever owns it (LCG-SOM-39). */
export const attachFacedown = (what: Select): Effect => facedownNode({ what });

const statNode = lcg.count<Node & { of: Select; stat: StatName }>('stat of', {
  count: ({ of, stat }) => {
    const list = listOf(of);
    return (m, v) => list(m, v).reduce((sum, card) => sum + value(m, card, STAT[stat]), 0);
  },
  text: () => ({ de: 'so viel', en: 'that much' }),
});
/** A value of a card, as it is at this moment. */
const statOf = (of: Select, stat: StatName): CountNode => statNode({ of, stat });

const addNode = lcg.effect<Node & { to: Select; from: Select; stat: 'attack' | 'defense'; n: Count }>('add value', {
  custom: true,
  run: ({ to, stat, n }) => {
    const list = listOf(to);
    const count = lcg.number(n);
    return (m, v) => {
      const cards = list(m, v);
      const amount = count(m, v);
      if (cards.length === 0 || amount <= 0) return;
      const { source, seat } = v;
      modify(m, { stat: STAT[stat], amount, cards, source, seat, until: 'phase' });
      for (const card of cards) tellBonus(m, card, STAT[stat], amount);
      did(v);
    };
  },
  could: ({ n, to }) => {
    const count = lcg.number(n);
    const any = lcg.any(to);
    return (m, v) => any(m, v) && count(m, v) > 0;
  },
  text: ({ to, from, stat }) => {
    const host = lcg.say(object(to));
    const whose = lcg.say(object(from), { case: 'gen' });
    const word = {
      attack: { de: 'Angriffsstärke', en: 'attack' },
      defense: { de: 'Verteidigungsstärke', en: 'defense' },
    }[stat];
    return {
      de: `bis zum Ende der Phase zählt ${host.de} die ${word.de} ${whose.de} zu seiner eigenen hinzu`,
      en: `until the end of the phase, ${host.en} adds the ${word.en} of ${lcg.say(object(from)).en} to its own`,
    };
  },
});
/** One card adds a value of another to its own; fixed when it is done. */
export const addsValueOf = (to: Select, from: Select, stat: 'attack' | 'defense'): Effect =>
  addNode({ to, from, stat, n: statOf(from, stat) });
