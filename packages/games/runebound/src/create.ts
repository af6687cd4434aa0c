import { Dealer, type OwnParts, type Plain, type Registry } from '@tafelrunde/kernel';
import type { RbDef } from './defs.ts';
import type { RbSetup } from './setup.ts';
import type { RbCard, RbState } from './state.ts';
import { deckZone, ZONE, zoneKinds } from './zones.ts';

/** Where a card lies before anything happens: in its deck, or among what can be chosen. */
function homeOf({ type, back }: RbDef): number {
  if (type === 'hero') return ZONE.heroes;
  if (type === 'scenario') return ZONE.scenario;
  if (type === 'skill') return ZONE.skillDeck;
  if (type === 'asset') return ZONE.assetDeck;
  if (type === 'story' || type === 'storyQuest') return ZONE.storyDeck;
  return deckZone(back);
}

/** The table before the first step: everything in its place, nothing shuffled yet. */
export function create(setup: Plain, { defs }: Registry<RbDef>): RbState {
  const { players, scenario } = setup as RbSetup;
  const dealer = new Dealer<RbCard>(zoneKinds, players, ({ def, zone, seen, alias }) => {
    return { def, zone, seen, alias, damage: 0, side: 0 };
  });
  defs.forEach((def, ix) => {
    if (def.scenario !== '' && scenario !== 'random' && def.scenario !== scenario) return;
    for (let i = 0; i < def.quantity; i++) dealer.add(ix, homeOf(def));
  });
  const each = (n: number): number[] => Array.from({ length: players }, () => n);
  const { aliases, cards, zones } = dealer;
  // Written as a literal: a state put together from parts would be slow to read.
  return {
    seats: players,
    setup,
    rng: [0, 0, 0, 0],
    box: 0,
    answers: 0,
    news: 0,
    aliases,
    cards,
    zones,
    frames: [],
    lasting: [],
    delayed: [],
    uses: [],
    over: null,
    gold: each(0),
    damage: each(0),
    hex: each(-1),
    story: each(0),
    zombies: [],
    fight: {
      on: 0,
      hero: -1,
      foe: -1,
      enemy: -1,
      round: 0,
      turn: 0,
      passed: 0,
      extra: 0,
      bound: 0,
      mute: 0,
      reflect: 0,
      doubled: 0,
      winner: -1,
      split: 0,
      tokens: [],
      faces: [],
      spent: [],
      liesOn: [],
      used: [],
    },
    dice: [],
    diceSpent: 0,
    moving: 0,
    rolling: 0,
    gems: 0,
    lying: 0,
    eliminated: 0,
    declined: 0,
    challenged: 0,
    first: 0,
    active: 0,
    actions: 0,
    turns: 0,
    round: 0,
    act: 1,
    space: 1,
    boss: -1,
    playing: 0,
  };
}

/** A copy of a card, field by field: the form in which copies of copies stay fast. */
export function copyCard({ def, zone, seen, alias, damage, side }: RbCard): RbCard {
  return { def, zone, seen, alias, damage, side };
}

/** A copy of a state, in the order above, so that all states have one shape. */
export const copy = (state: RbState, own: OwnParts<RbState>): RbState => ({
  seats: state.seats,
  setup: state.setup,
  rng: own.rng,
  box: state.box,
  answers: state.answers,
  news: state.news,
  aliases: state.aliases,
  cards: own.cards,
  zones: own.zones,
  frames: own.frames,
  lasting: own.lasting,
  delayed: own.delayed,
  uses: own.uses,
  over: state.over,
  gold: state.gold.slice(),
  damage: state.damage.slice(),
  hex: state.hex.slice(),
  story: state.story.slice(),
  zombies: state.zombies.slice(),
  fight: copyFight(state.fight),
  dice: state.dice.slice(),
  diceSpent: state.diceSpent,
  moving: state.moving,
  rolling: state.rolling,
  gems: state.gems,
  lying: state.lying,
  eliminated: state.eliminated,
  declined: state.declined,
  challenged: state.challenged,
  first: state.first,
  active: state.active,
  actions: state.actions,
  turns: state.turns,
  round: state.round,
  act: state.act,
  space: state.space,
  boss: state.boss,
  playing: state.playing,
});

function copyFight(fight: RbState['fight']): RbState['fight'] {
  return {
    on: fight.on,
    hero: fight.hero,
    foe: fight.foe,
    enemy: fight.enemy,
    round: fight.round,
    turn: fight.turn,
    passed: fight.passed,
    extra: fight.extra,
    bound: fight.bound,
    mute: fight.mute,
    reflect: fight.reflect,
    doubled: fight.doubled,
    winner: fight.winner,
    split: fight.split,
    tokens: fight.tokens.slice(),
    faces: fight.faces.slice(),
    spent: fight.spent.slice(),
    liesOn: fight.liesOn.slice(),
    used: fight.used.slice(),
  };
}
