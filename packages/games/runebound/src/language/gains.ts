import {
  type Count,
  cardName,
  cardsIn,
  did,
  type Effect,
  type Node,
  option,
  question,
  seatName,
} from '@tafelrunde/kernel';
import { DECKS, type Deck } from '../content/map.ts';
import { isFighting } from '../players.ts';
import { defOf } from '../registry.ts';
import { drawSkills as draw, gainGold, gainTrophy, hasTrophy, loseGold as lose, takeAsTrophy } from '../rules/cards.ts';
import { healHero, hurtHero } from '../rules/combat/damage.ts';
import { exert as exertion } from '../rules/exert.ts';
import { scenarioOf } from '../rules/time.ts';
import { ZONE } from '../zones.ts';
import { amount, inFight, literal, rb, sideOf, some } from './language.ts';
import type { RbNode } from './nodes.ts';
import { deckTrophies, deckTrophy } from './words.ts';

const goldNode = rb.effect<RbNode<'gold'>>('gold', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      const gained = count(m, v);
      gainGold(m, v.seat, gained);
      did(v, gained);
    };
  },
  text: ({ n }) => {
    const { n: text, de, en } = amount(n);
    return literal(`erhalte ${text} Gold${de}`, `gain ${text} gold${en}`);
  },
});
export const gold = (n: Count): Effect => goldNode({ n });

const loseGoldNode = rb.effect<RbNode<'lose-gold'>>('lose-gold', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => did(v, lose(m, v.seat, count(m, v)));
  },
  text: ({ n }) => {
    const { n: text, de, en } = amount(n);
    return literal(`verliere ${text} Gold${de}`, `lose ${text} gold${en}`);
  },
});
/** As much of it as the hero has (RB-EVENT-03). */
export const loseGold = (n: Count): Effect => loseGoldNode({ n });

const payGoldNode = rb.effect<Node & { n: Count }>('pay-gold', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => did(v, lose(m, v.seat, count(m, v)));
  },
  could: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => m.s.gold[v.seat] >= count(m, v);
  },
  text: ({ n }) => {
    const { n: text, de, en } = amount(n);
    return literal(`gib ${text} Gold aus${de}`, `spend ${text} gold${en}`);
  },
});
/** A cost: it must be there in full. */
export const payGold = (n: Count): Effect => payGoldNode({ n });

const trophyNode = rb.effect<RbNode<'trophy'>>('trophy', {
  run: ({ deck, n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      for (let i = count(m, v); i > 0; i--) if (gainTrophy(m, v.seat, deck)) did(v);
    };
  },
  could:
    ({ deck }) =>
    (m) =>
      hasTrophy(m, deck),
  text: ({ deck, n }) => {
    const { de, en } = some(n, deckTrophy(deck), deckTrophies(deck));
    return literal(`gewinne ${de}`, `gain ${en}`);
  },
});
export const trophy = (deck: Deck, n: Count = 1): Effect => trophyNode({ deck: DECKS.indexOf(deck), n });

const deckOptions = DECKS.map((_, deck) =>
  option(`o${deck}`, 'rb.option.gain-trophy', { n: deck, rule: 'RB-TROPHY-04', more: `trophy:${deck}` }),
);

const anyTrophyNode = rb.effect<RbNode<'any-trophy'>>('any-trophy', {
  assemble: ({ n }, a) => {
    for (let i = 0; i < n; i++) {
      a.ask(
        (m, v) => {
          const options = deckOptions.filter((_, deck) => hasTrophy(m, deck));
          if (options.length === 0) return null;
          return question(v.seat, 'mode', ['rb.ask.trophy-kind'], options, 'RB-TROPHY-04', v.source);
        },
        (m, v, answer) => {
          if (gainTrophy(m, v.seat, answer.n)) did(v);
        },
      );
    }
  },
  could: () => (m) => DECKS.some((_, deck) => hasTrophy(m, deck)),
  text: ({ n }) => {
    const { de, en } = some(n, deckTrophy(-1), deckTrophies(-1));
    return literal(`gewinne ${de} beliebiger Art`, `gain ${en} of any type`);
  },
});
/** The hero chooses the type (RB-TROPHY-04). */
export const anyTrophy = (n = 1): Effect => anyTrophyNode({ n });

export const takeTrophy: Effect = rb.effect('take-trophy', {
  run: () => (m, v) => {
    takeAsTrophy(m, v.seat, v.source);
    did(v);
  },
  text: () => literal('nimm diese Karte als Trophäe', 'take this card as a trophy'),
})({});

const bonusNode = rb.effect<RbNode<'bonus-trophies'>>('bonus-trophies', {
  run:
    ({ n }) =>
    (m, v) => {
      const { back } = defOf(m, v.source);
      for (let i = 0; i < n; i++) if (gainTrophy(m, v.seat, back)) did(v);
    },
  text: ({ n }) => {
    const { de, en } = some(n, literal('Bonustrophäe', 'bonus trophy'), literal('Bonustrophäen', 'bonus trophies'));
    return literal(`gewinne ${de}`, `gain ${en}`);
  },
});
/** Further trophies from the deck of this card, which has been taken before (RB-BONUS-01). */
export const bonusTrophies = (n: number): Effect => bonusNode({ n });

const storyNode = rb.effect<Node & { n: Count }>('story-tokens', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      const gained = count(m, v);
      m.s.story[v.seat] += gained;
      did(v, gained);
      const key = scenarioOf(m).id === 'margath' ? 'rb.log.lore' : 'rb.log.companions';
      if (m.log) m.say([key, { seat: seatName(v.seat), n: gained }], [], 'RB-STORY-05');
    };
  },
  text: ({ n }) => {
    const { de, en } = some(n, literal('Handlungsmarker', 'story token'), literal('Handlungsmarker', 'story tokens'));
    return literal(`erhalte ${de}`, `gain ${en}`);
  },
});
/** Lore or companions, as the scenario calls them (RB-STORY-05). */
export const storyTokens = (n: Count): Effect => storyNode({ n });

const healNode = rb.effect<RbNode<'heal'>>('heal', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      const { fight, cards } = m.s;
      // On an enemy card it is the enemy that heals; nothing lifts a villain above its lowered health (RB-BOSS-08).
      if (inFight(m) && fight.enemy >= 0 && sideOf(m, v) === 1) {
        const healed = Math.min(count(m, v), cards[fight.enemy].damage);
        cards[fight.enemy].damage -= healed;
        if (m.log)
          m.say(['rb.log.enemy-heal', { card: cardName(m, fight.enemy), n: healed }], [fight.enemy], 'RB-HEAL-01');
        did(v, healed);
      } else {
        did(v, healHero(m, v.seat, count(m, v)));
      }
    };
  },
  could: () => (m, v) => {
    const { fight, cards, damage } = m.s;
    if (inFight(m) && fight.enemy >= 0 && sideOf(m, v) === 1) return cards[fight.enemy].damage > 0;
    return damage[v.seat] > 0;
  },
  text: ({ n }) => {
    const { n: text, de, en } = amount(n);
    return literal(`heile ${text} Schaden${de}`, `heal ${text} damage${en}`);
  },
});
export const heal = (n: Count): Effect => healNode({ n });

export const healAll: Effect = rb.effect('heal-all', {
  run: () => (m, v) => did(v, healHero(m, v.seat, m.s.damage[v.seat])),
  could: () => (m, v) => m.s.damage[v.seat] > 0,
  text: () => literal('heile deinen gesamten Schaden', 'heal all your damage'),
})({});

const sufferNode = rb.effect<RbNode<'suffer'>>('suffer', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => {
      const taken = count(m, v);
      if (taken > 0) did(v, taken);
      hurtHero(m, v.seat, taken);
    };
  },
  text: ({ n }) => {
    const { n: text, de, en } = amount(n);
    return literal(`erleide ${text} Schaden${de}`, `suffer ${text} damage${en}`);
  },
});
/** Damage to the own hero that is no attack (RB-ATTACK-04). */
export const suffer = (n: Count): Effect => sufferNode({ n });

export const beDelayed: Effect = rb.effect('be-delayed', {
  run: () => (m, v) => {
    m.s.lying |= 1 << v.seat;
    did(v);
    if (m.log) m.say(['rb.log.delayed', { seat: seatName(v.seat) }], [], 'RB-DELAYED-01');
  },
  text: () => literal('du wirst aufgehalten', 'you become delayed'),
})({});

const drawNode = rb.effect<RbNode<'draw-skills'>>('draw-skills', {
  run: ({ n }, l) => {
    const count = l.number(n);
    return (m, v) => did(v, draw(m, v.seat, count(m, v)));
  },
  could: () => (m) => cardsIn(m, ZONE.skillDeck).length + cardsIn(m, ZONE.skillDiscard).length > 0,
  text: ({ n }) => {
    const { de, en } = some(n, literal('Fertigkeitskarte', 'skill card'), literal('Fertigkeitskarten', 'skill cards'));
    return literal(`ziehe ${de}`, `draw ${en}`);
  },
});
export const drawSkills = (n: Count): Effect => drawNode({ n });

/** A cost: the hero discards one skill card from its hand (RB-EXHAUST-01, -02). */
export const exert: Effect = rb.effect('exert', {
  run: () => (m, v) => {
    did(v);
    m.call(exertion, { seat: v.seat });
  },
  could: () => (m, v) => cardsIn(m, ZONE.hand, v.seat).length > 0,
  text: () => literal('entkräfte dich', 'exert'),
})({});

export const nothing: Effect = rb.effect('nothing', {
  run: () => () => {},
  text: () => literal('nichts weiter', 'nothing further'),
})({});

/** Whether a hero is in no combat and on the board. */
export const isFree = (m: Parameters<typeof isFighting>[0], seat: number): boolean =>
  !isFighting(m, seat) && m.s.hex[seat] >= 0;
