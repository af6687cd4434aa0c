import { below, cardsIn, type Result } from '@tafelrunde/kernel';
import { currentQuest } from '../players.ts';
import type { CampaignScenario } from '../scenarios/scenarios.ts';
import { scoreSheet } from '../score.ts';
import { setupOf } from '../setup.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { type CampaignLog, nextScenario, type Permanent, tally } from './log.ts';
import { LINGERING_VENOM, MENDOR, MENDORS_SUPPORT, poolCard, SCARRED, UNGOLIANTS_SWARM, VALOR } from './pool.ts';

/** Quest cards by number, as the campaign card of the first scenario names them. */
const BEORNS_PATH = 122;
const DONT_LEAVE_THE_PATH = 121;

/**
 * The log after a game of it. A won scenario is written down and its campaign card resolved (LCG-CAMPAIGN-17, -22); a
 * lost one changes nothing (LCG-GAP-10).
 */
export function finish(log: CampaignLog, m: M): Result<CampaignLog> {
  const refuse = (key: string): Result<CampaignLog> => ({ ok: false, problem: [key] });
  const { over } = m.s;
  const { scenario, campaign } = setupOf(m);
  if (!over) return refuse('lcg.campaign.game-not-over');
  if (!campaign) return refuse('lcg.campaign.not-a-campaign');
  if (scenario !== nextScenario(log) || !isGameOf(log, m)) return refuse('lcg.campaign.other-game');
  if (over.winners.length === 0) return { ok: true, value: log };
  return { ok: true, value: resolve(bury(score(log, m, scenario), m), m, scenario) };
}

/** Whether the logged heroes are those of this game. */
function isGameOf({ players }: CampaignLog, m: M): boolean {
  return (
    players.length === m.s.seats &&
    players.every(({ heroes }, seat) => heroes.every((id) => findHero(m, id, seat) >= 0))
  );
}

function findHero(m: M, id: string, seat: number): number {
  return m.s.cards.findIndex((card) => card.owner === seat && m.defs[card.def].id === id);
}

/** LCG-CAMPAIGN-39. */
function score(log: CampaignLog, m: M, scenario: CampaignScenario): CampaignLog {
  const { total } = scoreSheet(m);
  return {
    ...log,
    players: log.players.map((player) => ({ ...player, changed: false })),
    completed: [...log.completed, { scenario, score: total }],
    total: log.total + total,
  };
}

/** Heroes in a discard pile have fallen, and their Permanent cards leave the pool (LCG-CAMPAIGN-06, -28, -40). */
function bury(log: CampaignLog, m: M): CampaignLog {
  const inPile = (id: string, seat: number): boolean =>
    m.layout.kindOf[m.s.cards[findHero(m, id, seat)].zone] === ZONE.discard;
  const fallen = log.players.flatMap(({ heroes }, seat) => heroes.filter((id) => inPile(id, seat)));
  if (fallen.length === 0) return log;
  const gone = log.notes.permanents.filter(({ hero }) => fallen.includes(hero)).map(({ card }) => card);
  const permanents = log.notes.permanents.filter(({ hero }) => !fallen.includes(hero));
  const damage = Object.fromEntries(Object.entries(log.notes.damage).filter(([hero]) => !fallen.includes(hero)));
  return {
    ...log,
    fallen: [...log.fallen, ...fallen],
    notes: { ...log.notes, permanents, damage },
    pool: { boons: without(log.pool.boons, gone), burdens: without(log.pool.burdens, gone) },
  };
}

/** A list without one entry for each of these. */
function without(list: readonly string[], gone: readonly string[]): readonly string[] {
  const left = tally(gone);
  return list.filter((id) => !(left[id]-- > 0));
}

/** What the campaign card says after a victory. */
function resolve(log: CampaignLog, m: M, scenario: CampaignScenario): CampaignLog {
  const noted = log.expert ? noteDamage(log, m) : log;
  switch (scenario) {
    case 'mirkwood':
      return earn(noted, [...log.players.map(() => MENDORS_SUPPORT), ...pathTaken(m)]);
    case 'anduin': {
      const permanents = permanentsInPlay(m);
      const earned = earn(
        noted,
        permanents.map(({ card }) => card),
      );
      return { ...earned, notes: { ...earned.notes, permanents, prisoner: mostDamaged(m) } };
    }
    case 'dol-guldur':
      return isMendorInPlay(m) ? earn(noted, [MENDOR]) : noted;
  }
}

/** Adds boons and burdens to the pool, as far as the box has any left. */
function earn(log: CampaignLog, cards: readonly string[]): CampaignLog {
  const boons = log.pool.boons.slice();
  const burdens = log.pool.burdens.slice();
  for (const id of cards) {
    const { kind, quantity } = poolCard(id)!;
    const list = kind === 'boon' ? boons : burdens;
    if (list.filter((other) => other === id).length < quantity) list.push(id);
  }
  return { ...log, pool: { boons, burdens } };
}

function pathTaken(m: M): readonly string[] {
  const quest = currentQuest(m);
  const number = quest >= 0 ? m.defs[m.s.cards[quest].def].number : 0;
  if (number === BEORNS_PATH) return [UNGOLIANTS_SWARM];
  return number === DONT_LEAVE_THE_PATH ? [LINGERING_VENOM] : [];
}

/** Every Valor and Scarred in play, with its hero (LCG-CAMPAIGN-23). */
function permanentsInPlay(m: M): readonly Permanent[] {
  return m.s.cards.flatMap((card) => {
    const { id } = m.defs[card.def];
    if ((id !== VALOR && id !== SCARRED) || m.layout.kindOf[card.zone] !== ZONE.play || card.host < 0) return [];
    return [{ card: id, hero: m.defs[m.s.cards[card.host].def].id }];
  });
}

/** The hero with the most damage; chance decides between equals, from the luck that the game has left. */
function mostDamaged(m: M): string {
  const heroes = livingHeroes(m);
  const most = Math.max(...heroes.map(({ damage }) => damage));
  const tied = heroes.filter(({ damage }) => damage === most);
  return tied[below([...m.s.rng], tied.length)].id;
}

function livingHeroes(m: M): readonly { readonly id: string; readonly damage: number }[] {
  return Array.from({ length: m.s.seats }, (_, seat) => cardsIn(m, ZONE.play, seat)).flatMap((cards) =>
    cards.flatMap((card) => {
      const { def, damage } = m.s.cards[card];
      return m.defs[def].type === 'hero' ? [{ id: m.defs[def].id, damage }] : [];
    }),
  );
}

/** LCG-CAMPAIGN-29. */
function noteDamage(log: CampaignLog, m: M): CampaignLog {
  const damage = Object.fromEntries(livingHeroes(m).map((hero) => [hero.id, hero.damage]));
  return { ...log, notes: { ...log.notes, damage: { ...log.notes.damage, ...damage } } };
}

/** A captured Mendor is still in play. */
function isMendorInPlay(m: M): boolean {
  return m.s.cards.some(({ def, zone }) => {
    const kind = m.layout.kindOf[zone];
    return m.defs[def].id === MENDOR && (kind === ZONE.play || kind === ZONE.captive);
  });
}
