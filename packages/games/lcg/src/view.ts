import {
  aliasId,
  cardsIn,
  type Frame,
  knows,
  type Outcome,
  type Seat,
  type SeenZone,
  seeZone,
  value,
} from '@tafelrunde/kernel';
import type { CardType } from './defs.ts';
import { activePlayer, momentOf, type RoundMoment } from './moment.ts';
import { committedWillpower, deckUnder, guardOf, pointsWanted, stagingThreat, victoryPoints } from './players.ts';
import { typeOf } from './registry.ts';
import { PLAYER_ATTACK } from './rules/combat/attack-info.ts';
import { isAttackerItself } from './rules/combat/shadow.ts';
import { escapeTestOf, type TestedStat, testStrength } from './rules/escape.ts';
import type { ScenarioId } from './scenarios/scenarios.ts';
import { type LcgSetup, setupOf } from './setup.ts';
import { FORM, type M, PHASE_NAMES } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** A card in play as a viewer sees it: what is printed is in the definition, here stands what has become of it. */
export interface SeenInPlay {
  readonly id: string;
  /** '' while it is face down. */
  readonly def: string;
  readonly type: CardType;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly resources: number;
  readonly progress: number;
  readonly committed: boolean;
  /** Chosen for the quest or an attack that has not been declared yet, or helping in an escape test. */
  readonly picked: boolean;
  /** The card it hangs on, '' if none. */
  readonly host: string;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly threat?: number;
  readonly engagement?: number;
  readonly questPoints?: number;
  /** Shadow cards dealt to an enemy: '' for those face down. */
  readonly shadows?: readonly string[];
}

export interface SeenPlayer {
  readonly threat: number;
  readonly eliminated: boolean;
  readonly play: readonly SeenInPlay[];
  readonly engaged: readonly SeenInPlay[];
  readonly hand: SeenZone;
  /** With the cards in it that this viewer has looked at and nobody has shuffled since. */
  readonly deck: SeenZone;
  readonly discard: SeenZone;
  /** Cards with victory points that lie with this player, by definition; only with classic Victory (LCG-VARIANT-04). */
  readonly trophies: readonly string[];
}

/** Everything a viewer may know of the table. */
export interface LcgView {
  readonly scenario: ScenarioId;
  readonly mode: LcgSetup['mode'];
  /** Whether the table plays with silent hands (LCG-VARIANT-01). */
  readonly silentHands: boolean;
  readonly round: number;
  readonly phase: (typeof PHASE_NAMES)[number];
  readonly first: Seat;
  readonly active: Seat;
  readonly moment: RoundMoment;
  readonly willpower: number;
  readonly threat: number;
  readonly quest: readonly SeenInPlay[];
  readonly stagesLeft: number;
  readonly staging: readonly SeenInPlay[];
  readonly activeLocation: readonly SeenInPlay[];
  readonly attached: readonly SeenInPlay[];
  readonly captive: readonly SeenInPlay[];
  /** The campaign card of a game that belongs to a campaign. */
  readonly campaign: readonly SeenInPlay[];
  readonly resolving: readonly SeenInPlay[];
  /** Encounter cards that lie open before they are placed, and shadow cards that attack by themselves. */
  readonly revealed: readonly SeenInPlay[];
  readonly aside: SeenZone;
  readonly removed: SeenZone;
  readonly victory: SeenZone;
  readonly encounterDeck: SeenZone;
  readonly encounterDiscard: SeenZone;
  readonly players: readonly SeenPlayer[];
  /** Victory points of the group, and how many the stage asks for; 0 where it asks for none. */
  readonly points: { readonly now: number; readonly wanted: number };
  /** The player who guards Gollum, -1 if nobody does. */
  readonly guard: Seat;
  /** The escape test under way: what helps so far, and how many cards are dealt against it. */
  readonly escape: { readonly strength: number; readonly cards: number; readonly stat: TestedStat } | null;
  readonly over: Outcome | null;
}

function seeInPlay(m: M, viewer: Seat, card: number, picks: readonly number[]): SeenInPlay {
  const c = m.s.cards[card];
  const known = knows(m, viewer, card);
  const type = typeOf(m, card);
  return {
    id: known || c.alias > 0 ? aliasId(c.alias) : `hidden${card}`,
    def: known && c.form !== FORM.orcGuard && c.form !== FORM.facedown ? m.defs[c.def].id : '',
    type,
    exhausted: c.exhausted === 1,
    damage: c.damage,
    resources: c.resources,
    progress: c.progress,
    committed: c.committed === 1,
    picked: picks.includes(card),
    host: c.host >= 0 ? aliasId(m.s.cards[c.host].alias) : c.host < -1 ? `deck${deckUnder(m, card)}` : '',
    ...valuesOf(m, card, type),
    ...(type === 'enemy' ? { shadows: shadowsSeen(m, viewer, card) } : null),
  };
}

/** The values a card of a type has, as they are now. */
function valuesOf(m: M, card: number, type: CardType): Partial<SeenInPlay> {
  const now = (stat: number): number => value(m, card, stat);
  switch (type) {
    case 'hero':
    case 'ally':
      return { willpower: now(STAT.willpower), ...fighting(now) };
    case 'enemy':
      return { threat: now(STAT.threat), engagement: now(STAT.engagement), ...fighting(now) };
    case 'location':
      return { threat: now(STAT.threat), questPoints: now(STAT.questPoints) };
    case 'quest':
      return { questPoints: now(STAT.questPoints) };
    default:
      return {};
  }
}

function fighting(now: (stat: number) => number): Pick<SeenInPlay, 'attack' | 'defense' | 'hitPoints'> {
  return { attack: now(STAT.attack), defense: now(STAT.defense), hitPoints: now(STAT.hitPoints) };
}

function shadowsSeen(m: M, viewer: Seat, enemy: number): readonly string[] {
  return cardsIn(m, ZONE.shadow)
    .filter((shadow) => m.s.cards[shadow].host === enemy)
    .map((shadow) => (knows(m, viewer, shadow) ? m.defs[m.s.cards[shadow].def].id : ''));
}

/** Characters that are picked for the quest or an attack which has not been declared yet, or help in an escape test. */
function picksOf(m: M): readonly number[] {
  const { proc, step, vars } = m.s.frames.at(-1) ?? NOWHERE;
  const picked = proc === 'quest' && step === '3.2' ? vars.picked : undefined;
  const attackers = proc === PLAYER_ATTACK && step === '6.8b' ? vars.attackers : undefined;
  return (picked ?? attackers ?? escapeTestOf(m)?.testers ?? []) as number[];
}

function escapeSeen(m: M): LcgView['escape'] {
  const test = escapeTestOf(m);
  return test && { strength: testStrength(m, test.testers, test.stat), cards: test.cards, stat: test.stat };
}
const NOWHERE: Frame = { proc: '', step: '', vars: {} };

/** Everything a viewer may know of the table. */
export function view(m: M, viewer: Seat): LcgView {
  const { s } = m;
  const picks = picksOf(m);
  const see = (card: number): SeenInPlay => seeInPlay(m, viewer, card, picks);
  const zone = (kind: number, seat: Seat = 0): readonly SeenInPlay[] => cardsIn(m, kind, seat).map(see);
  const players = s.threat.map((threat, seat) => ({
    threat,
    eliminated: (s.eliminated & (1 << seat)) !== 0,
    play: zone(ZONE.play, seat),
    engaged: zone(ZONE.engaged, seat),
    hand: seeZone(m, viewer, ZONE.hand, seat),
    deck: seeZone(m, viewer, ZONE.deck, seat),
    discard: seeZone(m, viewer, ZONE.discard, seat),
    trophies: cardsIn(m, ZONE.victory)
      .filter((card) => deckUnder(m, card) === seat)
      .map((card) => m.defs[s.cards[card].def].id),
  }));
  const { scenario, mode, variants } = setupOf(m);
  return {
    scenario,
    mode,
    silentHands: variants.silentHands,
    round: s.round,
    phase: PHASE_NAMES[s.phase],
    first: s.first,
    active: activePlayer(m),
    moment: momentOf(m),
    willpower: committedWillpower(m),
    threat: stagingThreat(m),
    quest: zone(ZONE.quest),
    stagesLeft: cardsIn(m, ZONE.stages).length,
    staging: zone(ZONE.staging),
    activeLocation: zone(ZONE.active),
    attached: zone(ZONE.attached),
    captive: zone(ZONE.captive),
    campaign: zone(ZONE.campaign),
    resolving: zone(ZONE.resolving),
    revealed: [
      ...zone(ZONE.revealed),
      ...cardsIn(m, ZONE.shadow)
        .filter((card) => isAttackerItself(m, card))
        .map(see),
    ],
    aside: seeZone(m, viewer, ZONE.aside),
    removed: seeZone(m, viewer, ZONE.removed),
    victory: seeZone(m, viewer, ZONE.victory),
    encounterDeck: seeZone(m, viewer, ZONE.encounterDeck),
    encounterDiscard: seeZone(m, viewer, ZONE.encounterDiscard),
    players,
    points: { now: victoryPoints(m), wanted: pointsWanted(m) },
    guard: guardOf(m),
    escape: escapeSeen(m),
    over: s.over,
  };
}
