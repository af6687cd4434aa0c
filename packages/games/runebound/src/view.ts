import { aliasId, cardsIn, type Plain, type Seat, seeCard, seeZone } from '@tafelrunde/kernel';
import { hexes } from './content/map.ts';
import { heroCard, heroValue, isDefeated, isDelayed, isEliminated } from './players.ts';
import { defOf } from './registry.ts';
import { enemyHealth } from './rules/combat/damage.ts';
import { goldOf, pilotOf, worth } from './rules/combat/pool.ts';
import { canStep } from './rules/move.ts';
import { FIGHT, type M } from './state.ts';
import { STAT_NAMES } from './stats.ts';
import { deckZone, discardZone, ZONE } from './zones.ts';

const BASIC_STATS = 6;

function seePlayer(m: M, viewer: Seat, seat: Seat): Plain {
  const { s } = m;
  const card = heroCard(m, seat);
  const values: Record<string, number> = {};
  if (card >= 0) for (let stat = 0; stat < BASIC_STATS; stat++) values[STAT_NAMES[stat]] = heroValue(m, seat, stat);
  return {
    hero: card < 0 ? '' : defOf(m, card).id,
    card: card < 0 ? '' : aliasId(s.cards[card].alias),
    side: card < 0 ? 0 : s.cards[card].side,
    values,
    gold: s.gold[seat],
    damage: s.damage[seat],
    hex: s.hex[seat],
    story: s.story[seat],
    delayed: isDelayed(m, seat),
    defeated: card >= 0 && isDefeated(m, seat),
    eliminated: isEliminated(m, seat),
    assets: seeZone(m, viewer, ZONE.assets, seat),
    skills: seeZone(m, viewer, ZONE.skills, seat),
    hand: seeZone(m, viewer, ZONE.hand, seat),
    trophies: seeZone(m, viewer, ZONE.trophies, seat),
    /** Backs of the trophies, which everybody sees: one number for each deck (RB-SILENT-42). */
    trophyBacks: [0, 1, 2].map(
      (deck) => cardsIn(m, ZONE.trophies, seat).filter((c) => defOf(m, c).back === deck).length,
    ),
    quests: seeZone(m, viewer, ZONE.quests, seat),
    rumors: seeZone(m, viewer, ZONE.rumors, seat),
  } as unknown as Plain;
}

function seeFight(m: M): Plain {
  const { fight } = m.s;
  if (fight.on === FIGHT.none) return null;
  const side = (n: number): Plain => {
    const from = n === 0 ? 0 : fight.split;
    const to = n === 0 ? fight.split : fight.tokens.length;
    const tokens: Plain[] = [];
    for (let slot = from; slot < to; slot++) {
      const spent = fight.spent[slot] === 1;
      tokens.push({
        slot,
        token: fight.tokens[slot],
        face: fight.faces[slot],
        spent,
        on: fight.liesOn[slot],
        worth: worth(fight, slot),
      });
    }
    const seat = n === 0 ? fight.hero : fight.foe;
    return { seat, pilot: pilotOf(m, n), passed: (fight.passed & (1 << n)) !== 0, gold: goldOf(fight, n), tokens };
  };
  const enemy = fight.enemy;
  return {
    kind: ['', 'enemy', 'hero', 'villain'][fight.on],
    round: fight.round,
    turn: fight.turn,
    sides: [side(0), side(1)],
    enemy: enemy < 0 ? null : { ...seeCard(m, enemy), health: enemyHealth(m, enemy), damage: m.s.cards[enemy].damage },
  } as unknown as Plain;
}

/** Where each unspent die on the table would take the hero whose dice they are. */
function seeReach(m: M): Plain {
  const { s } = m;
  if (s.moving === 0) return [];
  const seat = s.active;
  const hex = s.hex[seat];
  if (hex < 0) return [];
  const { neighbours } = hexes[hex];
  return s.dice.map((face, die) =>
    (s.diceSpent & (1 << die)) !== 0 ? [] : neighbours.filter((_, i) => canStep(hex, face, i)),
  );
}

/** Everything a viewer may know of the table. */
export function view(m: M, viewer: Seat): Plain {
  const { s } = m;
  const players: Plain[] = [];
  for (let seat = 0; seat < s.seats; seat++) players.push(seePlayer(m, viewer, seat));
  const scenario = cardsIn(m, ZONE.scenario);
  const storyTrack = cardsIn(m, ZONE.storyTrack).map((card) => ({ ...seeCard(m, card), hex: defOf(m, card).marker }));
  return {
    scenario: scenario.length === 1 ? defOf(m, scenario[0]).scenario : '',
    side: scenario.length === 1 ? s.cards[scenario[0]].side : 0,
    round: s.round,
    act: s.act,
    space: s.space,
    first: s.first,
    active: s.active,
    actions: s.actions,
    playing: s.playing === 1,
    gems: s.gems,
    zombies: s.zombies.slice(),
    villain: s.boss,
    dice: s.dice.slice(),
    diceSpent: s.diceSpent,
    reach: seeReach(m),
    fight: seeFight(m),
    heroes: seeZone(m, viewer, ZONE.heroes),
    markets: [0, 1, 2, 3].map((market) => seeZone(m, viewer, ZONE.market0 + market)),
    storyTrack,
    adventure: seeZone(m, viewer, ZONE.adventure),
    revealed: seeZone(m, viewer, ZONE.revealed),
    decks: [0, 1, 2].map((deck) => seeZone(m, viewer, deckZone(deck))),
    discards: [0, 1, 2].map((deck) => seeZone(m, viewer, discardZone(deck))),
    skillDeck: cardsIn(m, ZONE.skillDeck).length,
    skillDiscard: seeZone(m, viewer, ZONE.skillDiscard),
    assetDeck: cardsIn(m, ZONE.assetDeck).length,
    assetDiscard: seeZone(m, viewer, ZONE.assetDiscard),
    storyDeck: cardsIn(m, ZONE.storyDeck).length,
    storyDiscard: seeZone(m, viewer, ZONE.storyDiscard),
    removed: seeZone(m, viewer, ZONE.removed),
    players,
    over: s.over,
  } as unknown as Plain;
}
