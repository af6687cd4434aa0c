import type { CardIx } from '@tafelrunde/kernel';
import { type LcgDef, STAT } from '@tafelrunde/lcg';
import { clueLost } from './hunt.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';

/** What experienced players think of cards whose worth does not stand in their numbers; 5 is a good ally. */
const JUDGED: Readonly<Record<string, number>> = {
  'steward-of-gondor': 12,
  'unexpected-courage': 10,
  'celebrians-stone': 8,
  'the-favor-of-the-lady': 5,
  'forest-snare': 8,
  'northern-tracker': 8,
  faramir: 7,
  gandalf: 11,
  beorn: 8,
  gleowine: 5.5,
  'daughter-of-the-nimrodel': 4,
  'erebor-hammersmith': 5,
  'henamarth-riversong': 4,
  'snowbourn-scout': 3.5,
  'gondorian-spearman': 4.5,
  'longbeard-orc-slayer': 4.5,
  'brok-ironfist': 6,
  'dwarven-axe': 5,
  'blade-of-gondolin': 3.5,
  'citadel-plate': 4,
  'horn-of-gondor': 2,
  'power-in-the-earth': 2,
  'protector-of-lorien': 4,
  'self-preservation': 2.5,
  'dark-knowledge': -5,
  'a-test-of-will': 6,
  'hasty-stroke': 4,
  'sneak-attack': 6,
  feint: 5,
  'grim-resolve': 3,
  'fortune-or-fate': 2,
  'the-galadhrims-greeting': 4.5,
  'lore-of-imladris': 3.5,
  'dunedain-mark': 3.5,
  'campfire-tales': 3.5,
  'winged-guardian': 5,
  'the-eagles-are-coming': 3,
  'westfold-horse-breaker': 4,
  'mustering-the-rohirrim': 2.5,
  'rivendell-minstrel': 5,
  'striders-path': 3,
  'song-of-kings': 2,
  'song-of-travel': 2,
  'descendant-of-thorondor': 7,
  'the-riddermarks-finest': 4.5,
  'ride-to-ruin': 2.5,
  'meneldors-flight': 1,
  'rear-guard': 2,
  'gildors-counsel': 2.5,
  // Conflict at the Carrock, A Journey to Rhosgobel
  'dunedain-warning': 3.5,
  'second-breakfast': 1.5,
  'born-aloft': 0.5,
  'nor-am-i-a-stranger': 0.5,
  'longbeard-map-maker': 4.5,
  'a-burning-brand': 4,
  'song-of-wisdom': 2,
  'dunedain-quest': 4,
  'parting-gifts': 1,
  landroval: 7,
  'to-the-eyrie': 2,
  'escort-from-edoras': 4,
  'ancient-mathom': 3,
  'haldir-of-lorien': 7,
  infighting: 2,
  radagast: 5.5,
  'grimbeorn-the-old': 9,
  // The Dead Marshes
  'dunedain-watcher': 4.5,
  'dunedain-cache': 2,
  'vassal-of-the-windlord': 3,
  'song-of-mocking': 1.5,
  elfhelm: 7,
  'we-do-not-sleep': 2,
  'silvan-tracker': 4.5,
  'fast-hitch': 5,
  'song-of-battle': 1.5,
  // Return to Mirkwood
  'dunedain-signal': 2.5,
  'dawn-take-you-all': 3,
  'eagles-of-the-misty-mountains': 8,
  'support-of-the-eagles': 3,
  'west-road-traveller': 4.5,
  'astonishing-speed': 3,
  'mirkwood-runner': 5,
  'rumour-from-the-earth': 2,
  'shadow-of-the-past': 0.5,
};

/** How good it is to have a card in play (allies, attachments) or in hand (events). */
export function worthOf(def: LcgDef): number {
  const judged = JUDGED[def.id];
  if (judged !== undefined) return judged;
  if (def.type === 'hero') return 12 + def.willpower + def.attack + def.defense;
  if (def.type === 'ally') {
    return 1 + def.willpower * 1.5 + def.attack + def.defense * 0.7 + def.hitPoints * 0.4;
  }
  return 3;
}

/** What the loss of a card in play costs. */
export function lossOf(sight: LcgSight, card: CardIx): number {
  const def = sight.def(card);
  if (def.id === 'gandalf') return 3;
  // With him the game is lost.
  if (def.id === 'wilyador') return weights.elimination;
  return def.type === 'hero' ? weights.heroLoss : worthOf(def);
}

/** What so much damage on a character costs: little on an ally, more the nearer a hero is to death. */
export function hurtOf(sight: LcgSight, card: CardIx, damage: number): number {
  if (damage <= 0) return 0;
  const life = sight.life(card);
  if (damage >= life) return lossOf(sight, card);
  // Each of his wounds takes the work of a herb.
  if (sight.def(card).id === 'wilyador') return damage * 7;
  if (!sight.isHero(card)) return damage * weights.allyHurt;
  const { id } = sight.def(card);
  const lost = clueLost(sight, card);
  const glad = id === 'gloin' || id === 'gimli' ? 0.6 : 0;
  return damage * (weights.heroHurt - glad) + (weights.heroHurtNearDeath * damage) / life + lost;
}

/** What it costs to engage some enemies, beyond fighting them. */
export function engageTrouble(sight: LcgSight, enemy: CardIx): number {
  switch (sight.def(enemy).id) {
    case 'hummerhorns':
      return Math.min(...sight.heroes().map((hero) => hurtOf(sight, hero, 5)));
    case 'forest-spider':
      return 1;
    case 'ungoliants-swarm':
      return 4;
    default:
      return 0;
  }
}

/** What it costs to raise the own threat: more the nearer the end is. Read once for all amounts that are weighed. */
export class Menace {
  private readonly sight: LcgSight;
  private readonly margin: number;
  private callers: readonly CardIx[] | null = null;

  constructor(sight: LcgSight) {
    this.sight = sight;
    this.margin = sight.margin();
  }

  cost(raise: number): number {
    const { margin } = this;
    if (raise >= margin) return weights.elimination;
    return raise * (weights.threatRaise + weights.threatNear / Math.max(2, margin - raise)) + this.callCost(raise);
  }

  /** What it costs that enemies come who would have stayed away: the strong ones most. */
  private callCost(raise: number): number {
    const { sight } = this;
    const threat = sight.threat();
    let cost = 0;
    this.callers ??= sight.staged('enemy');
    for (const enemy of this.callers) {
      const calls = sight.value(enemy, STAT.engagement);
      if (calls > threat && calls <= threat + raise) cost += sight.attack(enemy) + engageTrouble(sight, enemy);
    }
    return cost * weights.callEnemy;
  }
}

export function threatCost(sight: LcgSight, raise: number): number {
  return new Menace(sight).cost(raise);
}
