import type { CardIx, Match } from '@tafelrunde/kernel';
import { type LcgState, STAT, setupOf } from '@tafelrunde/lcg';
import type { Features } from '../learnt.ts';
import { type Outlook, outlookNames, readOutlook, wayDone } from './outlook.ts';
import { LcgSight } from './sight.ts';

/** What is looked at to tell how a game stands; each about as large as 1. */
const NAMES = [
  'margin',
  'littleMargin',
  'heroes',
  'heroLife',
  'willpower',
  'attack',
  'defense',
  'allies',
  'hand',
  'resources',
  'engagedAttack',
  'engagedLife',
  'stagingThreat',
  'stagedLife',
  'stageLeft',
  'locationLeft',
  'eliminated',
  'spawnLife',
  'trollLife',
  'ambushLife',
] as const;
type Feature = (typeof NAMES)[number];

/**
 * Where the game is won by the death of Ungoliant's Spawn, it counts as much as two of it while it is not in play: it lies in the deck
 * for longer than the players can wait.
 */
const SPAWN_AWAY = 2;

/** How the players stand, with what decides the scenarios of the packs. All win or lose together, so it is the same for every seat. */
export const features: Features<LcgState> = {
  names: [...NAMES, ...outlookNames],
  read(match) {
    const sums = readTable(match);
    const more = outlookNames.map(() => 0);
    readOutlook(match, (name: Outlook, amount) => {
      more[outlookNames.indexOf(name)] += amount;
    });
    return [...sums, ...more];
  },
  kind: (match) => new LcgSight(match, 0).stageId,
  time: wayDone,
  // Hardly anybody gets out of Dol Guldur: whoever comes further shows the way.
  consolation: (match) => (setupOf(match).scenario === 'dol-guldur' ? wayDone(match) * MOST_CONSOLATION : 0),
};

/** A game that is lost just before its end counts as so much of a win. */
const MOST_CONSOLATION = 0.4;

/** What counts in every scenario, in the order of the names. */
function readTable(match: Match<LcgState>): number[] {
  const sums = new Array<number>(NAMES.length).fill(0);
  const add = (name: Feature, amount: number): void => {
    sums[NAMES.indexOf(name)] += amount;
  };
  const table = new LcgSight(match, 0);
  const { order, stageId: stage } = table;
  let spawnSeen = false;
  for (const seat of order) {
    const sight = new LcgSight(match, seat);
    const share = 1 / order.length;
    const margin = sight.margin();
    add('margin', (margin / 20) * share);
    add('littleMargin', (Math.max(0, 10 - margin) / 10) * share);
    add('hand', (sight.hand().length / 6) * share);
    add('resources', (sight.resources() / 6) * share);
    for (const card of sight.characters()) {
      add('willpower', (sight.willpower(card) / 8) * share);
      add('attack', (sight.attack(card) / 8) * share);
      add('defense', (sight.defense(card) / 6) * share);
      if (sight.isHero(card)) {
        add('heroes', share / 3);
        add('heroLife', (sight.life(card) / 12) * share);
      } else add('allies', share / 4);
    }
    for (const enemy of sight.engaged()) {
      add('engagedAttack', (sight.attack(enemy) / 5) * share);
      add('engagedLife', ((sight.life(enemy) + sight.defense(enemy)) / 8) * share);
      addFoe(sight, enemy);
    }
  }
  const players = Math.max(1, order.length);
  add('stagingThreat', table.stagingThreat / 6 / players);
  for (const enemy of table.staged('enemy')) {
    add('stagedLife', table.life(enemy) / 8 / players);
    addFoe(table, enemy);
  }
  add('stageLeft', table.stageLeft / 8);
  add('locationLeft', table.locationLeft / 4);
  add('eliminated', (match.s.seats - order.length) / match.s.seats);
  if (stage === 'dont-leave-the-path' && !spawnSeen) add('spawnLife', SPAWN_AWAY);
  return sums;

  /** Enemies that decide a stage: it is not left, or not won, before they are dead. */
  function addFoe(sight: LcgSight, enemy: CardIx): void {
    if (stage === 'ambush-on-the-shore') add('ambushLife', sight.life(enemy) / 9);
    if (!sight.knows(enemy)) return;
    const { id } = sight.def(enemy);
    if (id === 'hill-troll' && stage === 'to-the-river') add('trollLife', sight.life(enemy) / 9);
    if (id === 'ungoliants-spawn') {
      spawnSeen = true;
      add('spawnLife', sight.value(enemy, STAT.hitPoints) > 0 ? sight.life(enemy) / 9 : 0);
    }
  }
}
