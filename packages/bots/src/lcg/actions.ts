import type { CardIx } from '@tafelrunde/kernel';
import { type LcgDecision, type LcgOption, PHASE, STAT, ZONE } from '@tafelrunde/lcg';
import type { Thought } from '../bot.ts';
import { battle, foes, killNeeds, killWorth } from './battle.ts';
import { trollsAhead } from './carrock.ts';
import { claimWorth, rescueWorth } from './dol-guldur.ts';
import { packActions, packEvents, packResponses } from './mirkwood.ts';
import { cureWorth, eagleHurt } from './rhosgobel.ts';
import { cardParam } from './say.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';
import { engageTrouble, hurtOf, worthOf } from './worth.ts';

/** How much it is worth to use a card now; 0 or less is left alone. */
type When = (sight: LcgSight, card: CardIx) => number;

/** Steps before which most things are best done (000, numbered as the rules are). */
const STAGED = '3.4';
const COMBAT = '6.3';
const DEFENDED = '6.4.2';
const SHADOWED = '6.4.3';
const STRUCK = '6.8.3';

/** Willpower above threat, as it stands. */
const ahead = (s: LcgSight): number => s.committedWillpower - s.stagingThreat;

const damageOf = (s: LcgSight): number => s.heroes().reduce((sum, hero) => sum + s.card(hero).damage, 0);

function worstDamage(s: LcgSight): number {
  let most = eagleHurt(s);
  for (const hero of s.heroes()) most = Math.max(most, s.card(hero).damage);
  return most;
}

/** Enemies engaged with the player that have still to attack. */
const attackersLeft = (s: LcgSight): CardIx[] => s.engaged().filter((card) => !s.hasAttacked(card));

/** Whether a strong enemy in the staging area is about to be called by the player's threat. */
export const nearTroll = (s: LcgSight): boolean =>
  s
    .staged('enemy')
    .some((enemy) => s.attack(enemy) >= 5 && within(s.value(enemy, STAT.engagement) - s.threat(), -3, 1));

const within = (n: number, low: number, high: number): boolean => n >= low && n <= high;

/** How much worse the battle stands than if it were over: a measure of need. */
const need = (s: LcgSight): number => -battle(s, s.readyCharacters(), attackersLeft(s));

/** Whether the enemy now attacking would badly hurt who defends. */
function inPeril(s: LcgSight): boolean {
  const { attacker, defenders } = s;
  if (attacker < 0 || defenders.length === 0) return false;
  const damage = s.attack(attacker) - s.defense(defenders[0]);
  return hurtOf(s, defenders[0], damage + (s.nextStep === DEFENDED ? 1 : 0)) > 8;
}

/** Threat that would not count: worth it if the quest would fail, or at least gain by it. */
const lessThreat =
  (type: 'enemy' | 'location'): When =>
  (s) => {
    if (s.nextStep !== STAGED) return 0;
    const most = Math.max(0, ...s.staged(type).map((card) => s.value(card, STAT.threat)));
    return ahead(s) < 1 && most >= 2 ? most : 0;
  };

export const IN_PLAY: Readonly<Record<string, When>> = {
  'steward-of-gondor': () => 10,
  'unexpected-courage': (s, card) => {
    const { host } = s.card(card);
    const due = s.phase === PHASE.quest ? s.nextStep === STAGED : s.phase === PHASE.combat || s.phase === PHASE.travel;
    return due && host >= 0 && !s.ready(host) ? 5 : 0;
  },
  faramir: (s) => {
    if (s.nextStep !== STAGED) return 0;
    const committed = s.characters().filter((card) => s.card(card).committed === 1).length;
    return committed >= 2 && attackersLeft(s).length < 2 ? committed : 0;
  },
  eowyn: (s, card) => {
    if (s.nextStep !== STAGED || s.hand().length === 0 || s.card(card).committed === 0) return 0;
    const now = ahead(s);
    return (now <= 0 && now > -4) || s.hand().length > 5 || worstInHand(s) < 2 ? 1 : 0;
  },
  denethor: (s) => (s.nextStep === '3.3' && foes(s, s.threat()).length === 0 ? 2 : 0),
  beravor: (s) => {
    if (s.phase === PHASE.planning) return s.hand().length <= 3 ? 3 : 0;
    return s.phase >= PHASE.encounter && s.phase < PHASE.refresh && s.engaged().length === 0 ? 3 : 0;
  },
  gleowine: (s) => (s.phase === PHASE.planning ? 4 : 2),
  'daughter-of-the-nimrodel': (s) => (worstDamage(s) >= 2 || (worstDamage(s) > 0 && s.phase > PHASE.quest) ? 3 : 0),
  glorfindel: (s, card) => (worstDamage(s) >= 2 && s.card(card).resources >= 2 ? 1 : 0),
  'self-preservation': (s, card) => {
    const { host } = s.card(card);
    return host >= 0 && s.card(host).damage >= 2 ? 3 : 0;
  },
  'protector-of-lorien': (s, card) => {
    const { host } = s.card(card);
    if (host < 0) return 0;
    if (s.defenders.includes(host) && (s.nextStep === DEFENDED || s.nextStep === SHADOWED)) return inPeril(s) ? 3 : 0;
    return s.nextStep === STAGED && s.card(host).committed === 1 && ahead(s) <= 0 && ahead(s) > -3 ? 1 : 0;
  },
  beorn: (s, card) => {
    const { attacked } = s;
    if (s.nextStep !== STRUCK || attacked < 0 || !s.attackers.includes(card)) return 0;
    const strength = strengthOf(s);
    const needs = killNeeds(s, attacked);
    return strength < needs && strength + 5 >= needs && needs > 6 ? 4 : 0;
  },
  'gandalfs-map': claimWorth,
  'dungeon-torch': claimWorth,
  'shadow-key': claimWorth,
  ...packActions,
};

export const FROM_HAND: Readonly<Record<string, When>> = {
  'sneak-attack': (s) => {
    if (!s.holds('gandalf') && !s.holds('beorn')) return 0;
    if (s.nextStep !== COMBAT) return 0;
    return s.engaged().length > 0 || s.staged('enemy').some((enemy) => s.life(enemy) <= 4) ? 8 : 0;
  },
  // A hero who has nothing to do makes room for one who has.
  'common-cause': (s) => {
    if (s.nextStep !== COMBAT || s.engaged().length === 0) return 0;
    const idle = Math.min(
      9,
      ...s
        .heroes()
        .filter((card) => s.ready(card))
        .map((card) => s.attack(card)),
    );
    const tired = Math.max(
      0,
      ...s
        .heroes()
        .filter((card) => !s.ready(card))
        .map((card) => s.attack(card) + s.defense(card)),
    );
    return idle <= 1 && tired >= 4 ? 1 : 0;
  },
  'ever-vigilant': (s) => {
    if (s.nextStep !== COMBAT || need(s) < 3) return 0;
    return s.characters().some((card) => !s.isHero(card) && !s.ready(card) && s.attack(card) + s.defense(card) >= 3)
      ? 3
      : 0;
  },
  'for-gondor': (s) => {
    if (s.phase !== PHASE.combat || s.attackersLeft > 0) return 0;
    const ready = s.readyCharacters();
    const strength = ready.reduce((sum, card) => sum + s.attack(card), 0);
    return s.engaged().some((enemy) => strength < killNeeds(s, enemy) && strength + ready.length >= killNeeds(s, enemy))
      ? 3
      : 0;
  },
  'grim-resolve': (s) => {
    if (s.nextStep !== COMBAT || need(s) < 8) return 0;
    return s.characters().filter((card) => !s.ready(card)).length >= 3 ? 4 : 0;
  },
  'blade-mastery': (s) => {
    if (s.nextStep === DEFENDED || s.nextStep === SHADOWED) return inPeril(s) ? 3 : 0;
    if (s.nextStep !== STRUCK || s.attacked < 0) return 0;
    return strengthOf(s) === killNeeds(s, s.attacked) - 1 ? 3 : 0;
  },
  'rain-of-arrows': (s) => (s.nextStep === COMBAT && s.engaged().length >= 2 ? 3 : 0),
  feint: (s) => (s.nextStep === COMBAT && attackersLeft(s).some((card) => s.attack(card) >= 3) && need(s) > 1 ? 4 : 0),
  'quick-strike': (s) => {
    if (s.nextStep !== COMBAT) return 0;
    const strongest = Math.max(0, ...s.readyCharacters().map((card) => s.attack(card)));
    return attackersLeft(s).some((enemy) => killNeeds(s, enemy) <= strongest) ? 4 : 0;
  },
  'thicket-of-spears': (s) => (s.nextStep === COMBAT && need(s) > 5 ? 6 : 0),
  'the-galadhrims-greeting': (s) => (s.margin() <= 14 || nearTroll(s) || trollsAhead(s) ? 5 : 0),
  'will-of-the-west': (s) => (s.count(ZONE.deck) === 0 ? 3 : 0),
  'stand-and-fight': (s) => (s.phase === PHASE.planning ? 3 : 0),
  'a-light-in-the-dark': (s) =>
    s.nextStep === COMBAT && attackersLeft(s).some((card) => s.attack(card) >= 4) && need(s) > 6 ? 3 : 0,
  'dwarven-tomb': (s) => (s.cards(ZONE.discard).some((card) => worthOf(s.def(card)) >= 6) ? 2 : 0),
  'fortune-or-fate': () => 6,
  'lore-of-imladris': (s) => (worstDamage(s) >= 3 ? 4 : 0),
  'loriens-wealth': (s) => (s.phase === PHASE.planning && s.hand().length <= 4 ? 3 : 0),
  'radagasts-cunning': lessThreat('enemy'),
  'secret-paths': lessThreat('location'),
  'gandalfs-search': (s) => (s.phase === PHASE.planning && s.resources() >= 4 && s.hand().length <= 3 ? 1 : 0),
  'beorns-hospitality': (s) => (damageOf(s) >= 5 ? 4 : 0),
  'mendors-support': (s) => (s.nextStep === STAGED && ahead(s) < 0 ? 1 : 0),
  ...packEvents,
};

/** Responses that are not always worth their cost. */
export const RESPONSES: Readonly<Record<string, When>> = {
  aragorn: (s) => (s.engaged().length + s.staged('enemy').length > 0 || s.holds('steward-of-gondor') ? 2 : 1),
  'dark-knowledge': () => 0,
  'strength-of-will': (s) => (s.engaged().length === 0 ? 1 : 0),
  'swift-strike': (s) => (s.attacker >= 0 && s.life(s.attacker) <= 4 ? 2 : 0),
  'son-of-arnor': (s) =>
    s.staged('enemy').some((enemy) => killNeeds(s, enemy) <= 5 && engageTrouble(s, enemy) < killWorth(s, enemy))
      ? 1
      : 0,
  'through-the-caverns': rescueWorth,
  ...packResponses,
};

const strengthOf = (s: LcgSight): number => s.attackers.reduce((sum, card) => sum + s.attack(card), 0);

function worstInHand(s: LcgSight): number {
  return Math.min(99, ...s.hand().map((card) => keepWorth(s, card)));
}

/** What a card in hand is worth keeping for. */
export function keepWorth(s: LcgSight, card: CardIx): number {
  const def = s.def(card);
  // A second copy of a unique card in play is good for nothing but being discarded.
  if (def.unique && s.controls(def.id)) return 0;
  return worthOf(def) - def.cost * 0.3 + cureWorth(s, def);
}

/** What it is worth to play an ally or an attachment now. */
function layWorth(s: LcgSight, card: CardIx): number {
  const def = s.def(card);
  if (def.id === 'gandalf') return gandalfWorth(s);
  if (def.type === 'attachment') {
    if (def.id === 'horn-of-gondor' || def.id === 'power-in-the-earth') return 0.6;
    if (def.id === 'forest-snare') return attackersLeft(s).some((enemy) => s.attack(enemy) >= 3) ? 9 : 0;
    if (def.id === 'self-preservation') return 1;
  }
  const worth = worthOf(def) - def.cost * weights.lay;
  // Better wait a round for the wizard than spend on little things.
  return def.cost > 0 && s.resources() < 5 && s.holds('gandalf') ? worth - weights.saveForGandalf : worth;
}

/** He comes for a round: when there is somebody to fight, or much to quest for. */
function gandalfWorth(s: LcgSight): number {
  if (s.holds('sneak-attack') && s.resources() < 7) return 0;
  return 9;
}

/** What to do in an action window: the best thing that is worth it, else pass. */
export function act(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  let best = options[options.length - 1];
  let most = 0;
  for (const option of options) {
    if (option.card < 0) {
      if (most === 0) best = option;
      continue;
    }
    const worth = actionWorth(sight, option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  if (thought) {
    thought.words = best.card < 0 ? ['bots.lcg.why.pass'] : ['bots.lcg.why.act', { card: cardParam(sight, best.card) }];
  }
  return best;
}

function actionWorth(sight: LcgSight, { card, key }: LcgOption): number {
  const def = sight.def(card);
  if (key !== 'lcg.option.play') return (IN_PLAY[def.id] ?? never)(sight, card);
  if (def.type === 'event') return (FROM_HAND[def.id] ?? never)(sight, card);
  return layWorth(sight, card);
}

/** Whether a card would be played, or used, in a window if it may be: then it is worth something there. */
export function wants(sight: LcgSight, card: CardIx, isPlayed: boolean): boolean {
  if (!sight.knows(card)) return true;
  const { id, type } = sight.def(card);
  if (!isPlayed) return (IN_PLAY[id] ?? never)(sight, card) > 0;
  return type !== 'event' || (FROM_HAND[id] ?? never)(sight, card) > 0;
}

const never: When = () => 0;

/** Whether to respond: what costs nothing is always done. */
export function respond(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  let best = options[options.length - 1];
  let most = 0;
  for (const option of options) {
    if (option.card < 0) continue;
    const worth = (RESPONSES[sight.def(option.card).id] ?? gladly)(sight, option.card);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  if (thought) {
    thought.words =
      best.card < 0 ? ['bots.lcg.why.pass'] : ['bots.lcg.why.respond', { card: cardParam(sight, best.card) }];
  }
  return best;
}

const gladly: When = () => 1;
