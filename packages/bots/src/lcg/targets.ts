import type { CardIx } from '@tafelrunde/kernel';
import { type LcgDecision, type LcgOption, STAT, ZONE } from '@tafelrunde/lcg';
import { keepWorth } from './actions.ts';
import { killNeeds, killWorth } from './battle.ts';
import { carrierLiking } from './dol-guldur.ts';
import { packLikings } from './mirkwood.ts';
import { eagleHurt } from './rhosgobel.ts';
import type { LcgSight } from './sight.ts';
import { engageTrouble, hurtOf, lossOf, worthOf } from './worth.ts';

/** How good it is that the text of `source` takes this card; the highest is taken. */
type Liking = (sight: LcgSight, card: CardIx, source: CardIx) => number;

/** Damage of so much on somebody's own characters. */
const hurt =
  (damage: number): Liking =>
  (s, card) =>
    -hurtOf(s, card, damage) + s.life(card) * 0.01;

/** The character that is missed least if it is exhausted or leaves. */
const missedLeast: Liking = (s, card) => -(s.attack(card) + s.defense(card) + (s.isHero(card) ? 0.5 : 0));

const mostDamaged: Liking = (s, card) => s.card(card).damage + (s.isHero(card) ? 0.5 : 0);

const strongest: Liking = (s, card) => s.attack(card) + s.defense(card) + s.willpower(card) * 0.5;

/** Damage of so much on an enemy: best where it kills. */
const strike =
  (damage: number): Liking =>
  (s, card) =>
    killWorth(s, card) * (s.life(card) <= damage ? 2 : damage / s.life(card));

const mostThreat: Liking = (s, card) => s.value(card, STAT.threat);

const mostAttack: Liking = (s, card) => s.attack(card);

/** A hero whose resources are of use: those of the sphere that the hand asks for. */
const needsResources: Liking = (s, card) => {
  const { sphere, id } = s.def(card);
  let wanted = 0;
  for (const held of s.hand()) if (s.def(held).sphere === sphere) wanted += 1;
  return wanted + (id === 'aragorn' ? 0.8 : 0) - s.card(card).resources * 0.2;
};

const quests: Liking = (s, card) => s.willpower(card) + s.life(card) * 0.1;

/** A location to put progress on: the one that is explored by it, else the one that has least to go. */
const nearlyExplored: Liking = (s, card) => {
  const left = s.value(card, STAT.questPoints) - s.card(card).progress;
  return s.value(card, STAT.threat) - left * 1.5 + (card === s.location ? 0.2 : 0);
};

export const LIKINGS: Readonly<Record<string, Liking>> = {
  // What the scenario asks for.
  'dol-guldur-orcs': hurt(2),
  'goblin-sniper': hurt(1),
  hummerhorns: hurt(5),
  'lingering-venom': hurt(2),
  'king-spider': missedLeast,
  'ungoliants-swarm': missedLeast,
  'great-forest-web': missedLeast,
  'caught-in-a-web': (s, card) => missedLeast(s, card, -1) + s.card(card).resources * 0.5,
  'black-forest-bats': (s, card) => -s.willpower(card),
  'old-forest-road': (s, card) => (s.ready(card) ? -9 : strongest(s, card, -1)),
  'nazgul-of-dol-guldur': (s, card) => -lossOf(s, card),
  'gandalfs-map': carrierLiking,
  'dungeon-torch': carrierLiking,
  'shadow-key': carrierLiking,
  // What players' cards offer.
  gandalf: strike(4),
  'snowbourn-scout': nearlyExplored,
  theodred: needsResources,
  'steward-of-gondor': needsResources,
  'unexpected-courage': strongest,
  'celebrians-stone': (s, card) => quests(s, card, -1) + (s.def(card).id === 'aragorn' ? 3 : 0),
  'the-favor-of-the-lady': quests,
  'dwarven-axe': (s, card) => s.attack(card) + (s.def(card).traits.includes('Dwarf') ? 1.5 : 0),
  'blade-of-gondolin': mostAttack,
  'citadel-plate': (s, card) => s.defense(card) * 2 + s.card(card).damage + (s.def(card).id === 'gimli' ? 3 : 0),
  'protector-of-lorien': (s, card) => s.defense(card) * 2,
  'self-preservation': (s, card) => s.defense(card) + mostDamaged(s, card, -1),
  'horn-of-gondor': needsResources,
  'power-in-the-earth': mostThreat,
  'forest-snare': mostAttack,
  feint: mostAttack,
  'a-light-in-the-dark': mostAttack,
  'radagasts-cunning': mostThreat,
  'secret-paths': mostThreat,
  glorfindel: mostDamaged,
  'daughter-of-the-nimrodel': mostDamaged,
  // Nobody's wounds are worse than the eagle's, as long as he can be healed.
  'lore-of-imladris': (s, card) => mostDamaged(s, card, -1) + (s.def(card).id === 'wilyador' ? eagleHurt(s) * 9 : 0),
  'blade-mastery': (s, card) =>
    (s.defenders.includes(card) || s.attackers.includes(card) ? 5 : 0) + s.attack(card) * 0.1,
  'ever-vigilant': (s, card) => (s.ready(card) ? -9 : strongest(s, card, -1)),
  'common-cause': (s, card) => (s.ready(card) ? -s.attack(card) : strongest(s, card, -1)),
  'sneak-attack': (s, card) => worthOf(s.def(card)),
  'stand-and-fight': (s, card) => worthOf(s.def(card)),
  'dwarven-tomb': (s, card) => worthOf(s.def(card)),
  'fortune-or-fate': (s, card) => worthOf(s.def(card)),
  'quick-strike': (s, card) => (s.isEnemy(card) ? strike(9)(s, card, -1) : s.attack(card)),
  'rain-of-arrows': missedLeast,
  'strength-of-will': missedLeast,
  'son-of-arnor': (s, card) => -killNeeds(s, card) - engageTrouble(s, card),
  athelas: (s, card) => missedLeast(s, card, -1) - s.willpower(card) * 0.5,
  sacked: (s, card) => missedLeast(s, card, -1) - s.willpower(card) - s.card(card).resources * 0.5,
  radagast: mostDamaged,
  infighting: (s, card) => s.card(card).damage + strike(s.card(card).damage)(s, card, -1) * 0.1,
  'a-burning-brand': (s, card) => s.defense(card) * 2,
  'dunedain-warning': (s, card) => s.defense(card) * 2,
  'dunedain-quest': quests,
  'ancient-mathom': nearlyExplored,
  ...packLikings,
};

/** Which card an effect takes. */
export function target(sight: LcgSight, { options, source = -1 }: LcgDecision): LcgOption {
  const id = source >= 0 && sight.knows(source) ? sight.def(source).id : '';
  const liking = LIKINGS[id] ?? ((s, card) => guess(s, card, source));
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const likes =
      option.card < 0
        ? 0
        : inHand(sight, option.card, id)
          ? -keepWorth(sight, option.card)
          : liking(sight, option.card, source);
    if (likes > most) {
      most = likes;
      best = option;
    }
  }
  return best;
}

/** Cards of the own hand are asked for to be discarded, except by effects that put them into play. */
function inHand(sight: LcgSight, card: CardIx, source: string): boolean {
  return source !== 'sneak-attack' && sight.hand().includes(card);
}

/** What a card of unknown intent will do: encounter cards mean harm, players' cards help. */
function guess(sight: LcgSight, card: CardIx, source: CardIx): number {
  if (!sight.knows(card)) return 0;
  const harm = source < 0 || sight.card(source).owner < 0 ? -1 : 1;
  switch (sight.type(card)) {
    case 'hero':
    case 'ally':
      return harm * lossOf(sight, card);
    case 'enemy':
      return killWorth(sight, card);
    case 'location':
      return mostThreat(sight, card, source);
    default: {
      const mine = sight.cards(ZONE.play).includes(card);
      return (mine ? -1 : harm) * worthOf(sight.def(card));
    }
  }
}
