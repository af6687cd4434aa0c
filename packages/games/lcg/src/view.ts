import { aliasId, cardsIn, type Frame, knows, type Plain, type Seat, seeZone, value } from '@tafelrunde/kernel';
import { activePlayer, momentOf } from './moment.ts';
import { committedWillpower, deckUnder, stagingThreat } from './players.ts';
import { registry, typeOf } from './registry.ts';
import { PLAYER_ATTACK } from './rules/combat/attack-info.ts';
import { setupOf } from './setup.ts';
import { FORM, type M, PHASE_NAMES } from './state.ts';
import { STAT } from './stats.ts';
import { ZONE } from './zones.ts';

/** A card in play as a viewer sees it: what is printed is in the definition, here stands what has become of it. */
function seeInPlay(m: M, viewer: Seat, card: number): Plain {
  const c = m.s.cards[card];
  const known = knows(m, viewer, card);
  const type = typeOf(m, card);
  const seen: Record<string, Plain> = {
    id: known || c.alias > 0 ? aliasId(c.alias) : `hidden${card}`,
    def: known && c.form !== FORM.orcGuard ? registry[c.def].id : '',
    type,
    form: c.form,
    exhausted: c.exhausted === 1,
    damage: c.damage,
    resources: c.resources,
    progress: c.progress,
    committed: c.committed === 1,
    host: c.host >= 0 ? aliasId(m.s.cards[c.host].alias) : c.host < -1 ? `deck${deckUnder(m, card)}` : '',
  };
  if (type === 'hero' || type === 'ally') {
    seen.willpower = value(m, card, STAT.willpower);
    seen.attack = value(m, card, STAT.attack);
    seen.defense = value(m, card, STAT.defense);
    seen.hitPoints = value(m, card, STAT.hitPoints);
  } else if (type === 'enemy') {
    seen.threat = value(m, card, STAT.threat);
    seen.engagement = value(m, card, STAT.engagement);
    seen.attack = value(m, card, STAT.attack);
    seen.defense = value(m, card, STAT.defense);
    seen.hitPoints = value(m, card, STAT.hitPoints);
    seen.shadows = cardsIn(m, ZONE.shadow)
      .filter((shadow) => m.s.cards[shadow].host === card)
      .map((shadow) => (knows(m, viewer, shadow) ? registry[m.s.cards[shadow].def].id : ''));
  } else if (type === 'location') {
    seen.threat = value(m, card, STAT.threat);
    seen.questPoints = value(m, card, STAT.questPoints);
  } else if (type === 'quest') {
    seen.questPoints = value(m, card, STAT.questPoints);
  }
  return seen;
}

/** Characters that are picked for the quest or an attack which has not been declared yet. */
function picksOf(m: M): string[] {
  const { proc, step, vars } = m.s.frames.at(-1) ?? NOWHERE;
  const picked = proc === 'quest' && step === '3.2' ? vars.picked : undefined;
  const attackers = proc === PLAYER_ATTACK && step === '6.8b' ? vars.attackers : undefined;
  return ((picked ?? attackers ?? []) as number[]).map((card) => aliasId(m.s.cards[card].alias));
}
const NOWHERE: Frame = { proc: '', step: '', vars: {} };

/** Everything a viewer may know of the table. */
export function view(m: M, viewer: Seat): Plain {
  const { s } = m;
  const zone = (kind: number, seat: Seat = 0): Plain =>
    cardsIn(m, kind, seat).map((card) => seeInPlay(m, viewer, card));
  const players = s.threat.map((threat, seat) => ({
    threat,
    eliminated: (s.eliminated & (1 << seat)) !== 0,
    play: zone(ZONE.play, seat),
    engaged: zone(ZONE.engaged, seat),
    hand: seeZone(m, viewer, ZONE.hand, seat),
    deck: cardsIn(m, ZONE.deck, seat).length,
    /** The deck with the cards in it that this viewer has looked at and nobody has shuffled since. */
    deckSeen: seeZone(m, viewer, ZONE.deck, seat),
    discard: seeZone(m, viewer, ZONE.discard, seat),
    /** Victory cards beside his threat dial, if that is how the table plays (LCG-VARIANT-04). */
    trophies: cardsIn(m, ZONE.victory)
      .filter((card) => deckUnder(m, card) === seat)
      .map((card) => registry[s.cards[card].def].id),
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
    picks: picksOf(m),
    step: s.frames.map((frame) => frame.step).find((step) => /^\d\.\d/.test(step)) ?? '',
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
    revealed: zone(ZONE.revealed),
    aside: seeZone(m, viewer, ZONE.aside),
    removed: seeZone(m, viewer, ZONE.removed),
    victory: seeZone(m, viewer, ZONE.victory),
    encounterDeck: seeZone(m, viewer, ZONE.encounterDeck),
    encounterDiscard: seeZone(m, viewer, ZONE.encounterDiscard),
    players,
    over: s.over,
  } as unknown as Plain;
}
