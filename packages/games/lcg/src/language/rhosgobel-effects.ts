import {
  type Among,
  type CardIx,
  type CountNode,
  did,
  type Effect,
  modify,
  type Node,
  numberOption,
  numberText,
  question,
  type Select,
} from '@tafelrunde/kernel';
import type { Determiner } from '@tafelrunde/words';
import { canCollect, charactersOf, playerOrder } from '../players.ts';
import { inPlay } from '../registry.ts';
import { attackingEnemy, untilAttackEnds } from '../rules/combat/attack-info.ts';
import { canBeHealed, canTakeDamage, moveDamage } from '../rules/damage.ts';
import { discardCard } from '../rules/left.ts';
import { cardWord } from '../say.ts';
import { FORM, type LcgState, type M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { x } from './counts.ts';
import { type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';
import { after, before, type Moment } from './moments.ts';

type Token = 'damage' | 'resources';

/** How each kind of token is moved, and where it may go. */
const TOKENS = {
  damage: {
    may: (m: M, to: CardIx) => canTakeDamage(m, to),
    move: moveDamage,
    noun: { noun: 'damage', det: { de: 'beliebig viel', en: 'any amount of' } as Determiner },
  },
  resources: {
    may: (m: M, to: CardIx) => canCollect(m, to),
    move: moveResources,
    noun: { noun: 'resource', number: 'pl', det: { de: 'beliebig viele', en: 'any number of' } as Determiner },
  },
} as const;

function moveResources(m: M, from: CardIx, to: CardIx, n: number): void {
  m.s.cards[from].resources -= n;
  m.s.cards[to].resources += n;
  const words = { from: cardWord(m, from), card: cardWord(m, to), n };
  if (m.log) m.say(['lcg.log.resources-moved', words], [from, to], 'LCG-MOVE-01');
}

interface MoveTokens extends Node {
  readonly token: Token;
  readonly from: Select;
  readonly to: Select;
}

const moveNode = lcg.effect<MoveTokens>('move tokens', {
  assemble: ({ token, from, to }, a) => {
    const givers = listOf(from);
    const takers = listOf(to);
    const { may, move } = TOKENS[token];
    a.ask(
      (m, v) => {
        const [giver] = givers(m, v);
        const [taker] = takers(m, v);
        if (giver === undefined || taker === undefined || !may(m, taker)) return null;
        const most = m.s.cards[giver][token];
        if (most === 0) return null;
        const options = Array.from({ length: most }, (_, i) => numberOption(i + 1, 'lcg.option.move'));
        const prompt = ['lcg.ask.move', { card: cardWord(m, giver), to: cardWord(m, taker) }] as const;
        return question(v.seat, 'number', prompt, options, undefined, v.source);
      },
      (m, v, { n }) => {
        did(v, n);
        move(m, givers(m, v)[0], takers(m, v)[0], n);
      },
    );
  },
  could: ({ token, from, to }) => {
    const givers = listOf(from);
    const takers = listOf(to);
    const { may } = TOKENS[token];
    return (m, v) => {
      const given = givers(m, v).filter((giver) => m.s.cards[giver][token] > 0);
      return takers(m, v).some((taker) => may(m, taker) && given.some((giver) => giver !== taker));
    };
  },
  text: ({ token, from, to }) => ({
    verb: 'move',
    object: { ...TOKENS[token].noun, prep: [{ prep: 'from', np: object(from) }] },
    prep: [{ prep: 'toHand', np: object(to) }],
  }),
});
/** As many tokens as the player likes go from one card to another (LCG-MOVE-01, -02). */
export const moveTokens = (token: Token, from: Select, to: Select): Effect => moveNode({ token, from, to });

const spendXNode = lcg.effect<CardsNode & { what: Select }>('spend X', {
  assemble: ({ what }, a) => {
    a.ask(
      (m, v) => {
        const most = Math.min(m.s.cards[v.source].resources, mostDamage(m, listOf(what)(m, v)));
        const options = Array.from({ length: most }, (_, i) => numberOption(i + 1, 'lcg.option.x'));
        if (most === 0) return null;
        const prompt = ['lcg.ask.x', { card: cardWord(m, v.source) }] as const;
        return question(v.seat, 'number', prompt, options, undefined, v.source);
      },
      (m, v, { n }) => {
        v.x = n;
        m.s.cards[v.source].resources -= n;
        did(v);
      },
    );
  },
  could: () => (m, v) => m.s.cards[v.source].resources > 0,
  text: () => ({
    verb: 'spend',
    object: { noun: 'resource', count: numberText(x) },
    prep: [{ prep: 'outOf', np: { noun: 'pool', det: { owner: { noun: 'card', det: 'this' } } } }],
  }),
});
/** A cost: X resources from this card's own pool, not more than there is damage to heal on one of these cards. */
export const spendX = (what: Select): Effect => spendXNode({ what });

function mostDamage(m: M, list: readonly CardIx[]): number {
  return Math.max(0, ...list.filter((card) => canBeHealed(m, card)).map((card) => m.s.cards[card].damage));
}

/** The character with more damage than any other; nobody if two have the most. */
export const mostDamaged: Select = lcg.select('most damaged', {
  cards: () => (m, _v, out) => {
    const all = playerOrder(m).flatMap((seat) => charactersOf(m, seat));
    const most = Math.max(0, ...all.map((card) => m.s.cards[card].damage));
    const found = all.filter((card) => m.s.cards[card].damage === most);
    if (most > 0 && found.length === 1) out.push(found[0]);
  },
  text: () => ({
    noun: 'character',
    det: 'the',
    with: { de: 'dem meisten Schaden', en: 'the most damage' },
    after: { de: '(bei Gleichstand niemandem)', en: '(nobody if tied)' },
  }),
})({});

const hitsNode = lcg.effect<CardsNode>('attack hits', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const enemy = attackingEnemy(m);
      const [hit] = list(m, v);
      if (enemy < 0 || hit === undefined) return;
      const { source, seat } = v;
      modify(m, {
        stat: STAT.attackHits,
        amount: hit,
        cards: [enemy],
        source,
        seat,
        until: untilAttackEnds(enemy),
      });
      did(v);
    };
  },
  text: ({ what }) => ({
    verb: 'place',
    object: { noun: 'damage', det: 'all', after: { de: 'aus diesem Angriff', en: 'from this attack' } },
    prep: [{ prep: 'atop', np: object(what) }],
  }),
});
/** The damage of this attack goes to a certain card (LCG-SOM-24). */
export const attackHits = (what: Select): Effect => hitsNode({ what });

const FORMER = 'ally';

const leaveHostNode = lcg.effect<Node>('leave host', {
  run: () => (m, v) => {
    v[FORMER] = m.s.cards[v.source].host;
    discardCard(m, v.source);
    did(v);
  },
  could: () => (m, v) => m.s.cards[v.source].host >= 0 && inPlay(m, v.source),
  text: () => ({ verb: 'discard', object: { noun: 'card', det: 'this' } }),
});
/** A cost: this attachment is discarded; what it was attached to is still known. */
export const leaveHost: Effect = leaveHostNode({});

/** What this card is attached to, or was until it paid for it. */
export const formerHost: Select = lcg.select<Node>('former host', {
  some: () => (m, v, test) => {
    const host = m.s.cards[v.source].host;
    const card = host >= 0 ? host : (v[FORMER] as CardIx);
    const fits: Among<LcgState> = test;
    return card >= 0 && fits(m, v, card);
  },
  text: () => ({ noun: 'ally', det: 'the', adj: ['attached'] }),
})({});

/** How many copies of an objective heroes carry. */
const claimedNode = lcg.count<Node & { id: string; says: { de: string; en: string } }>('claimed copies', {
  count:
    ({ id }) =>
    (m) =>
      m.s.cards.filter(({ def, form }) => form === FORM.claimed && m.defs[def].id === id).length,
  text: ({ says }) => says,
});
export const claimedCopies = (id: string, says: { de: string; en: string }): CountNode => claimedNode({ id, says });

const forEachNode = lcg.effect<Node & { count: CountNode; then: Effect }>('for each copy', {
  assemble: ({ count, then: effect }, a, l) => {
    const number = lcg.number(count);
    const left = a.local<number>('left');
    const loop = a.label();
    const end = a.label();
    a.run((m, v) => left.set(v, number(m, v)));
    a.place(loop);
    a.run((m, v) => {
      if (left.of(v) <= 0) m.jump(end.step);
      else left.set(v, left.of(v) - 1);
    });
    l.assemble(effect, a);
    a.jump(loop);
    a.place(end);
    a.run(() => {});
  },
  could: ({ then: effect }) => lcg.could(effect),
  text: ({ count, then: effect }) => {
    const { de, en } = lcg.say(lcg.textOf(count));
    const clause = lcg.textOf(effect);
    return 'verb' in clause
      ? { ...clause, adverbs: [...(clause.adverbs ?? []), { de: `für ${de}`, en: `for ${en}` }] }
      : clause;
  },
});
/** The same again for each of something, each time an effect of its own. */
export const forEachOf = (count: CountNode, effect: Effect): Effect => forEachNode({ count, then: effect });

export const afterHeroDestroyed: Moment = after(
  'destroy',
  { de: 'nachdem ein Held getötet wurde', en: 'after a hero is killed' },
  (_m, event) => event.kind === 'hero',
);
export const afterAllyDestroyed: Moment = after(
  'destroy',
  { de: 'nachdem ein Verbündeter getötet wurde', en: 'after an ally is killed' },
  (_m, event) => event.kind === 'ally',
);
export const afterQuestOfThis: Moment = after(
  'quest-done',
  {
    de: 'nachdem ein Abenteuer abgehandelt wurde, dem sich diese Karte gestellt hatte',
    en: 'after a quest to which this card was committed resolves',
  },
  (m, _event, card) => m.s.cards[card].committed === 1,
);
/** The location that this card hung on when it was explored. */
export const afterHostExplored: Moment = after(
  'explored',
  { de: 'nachdem der verstärkte Ort erkundet wurde', en: 'after the attached location is explored' },
  (_m, event, card) => (event.worn as readonly number[]).includes(card),
);
/** Where it lies then. */
export const FROM_OWN_DISCARD = 1 << ZONE.discard;

export const whenThisWouldLeave: Moment = before(
  'leave',
  { de: 'sobald diese Karte das Spiel verlassen würde', en: 'when this card would leave play' },
  (_m, event, card) => event.card === card,
);
export const afterFirstPlayerEliminated: Moment = after(
  'eliminated',
  { de: 'nachdem der Startspieler ausgeschieden ist', en: 'after the first player is eliminated' },
  (_m, event) => event.first === 1,
);
/** A card effect has healed a card of that title. */
export const afterHealed = (id: string, name: string): Moment =>
  after(
    'healed',
    {
      de: `nachdem ein Karteneffekt Schaden auf ${name} geheilt hat`,
      en: `after a card effect heals damage on ${name}`,
    },
    (m, event) => m.defs[m.s.cards[event.card as number].def].id === id && (event.by as number) >= 0,
  );
