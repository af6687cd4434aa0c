import { type Card, Dealer, type OwnParts, type Plain, type Registry, type Seat } from '@tafelrunde/kernel';
import { addCampaign } from './campaign/create.ts';
import type { LcgDef } from './defs.ts';
import { THREAT_LIMIT } from './rules/threat.ts';
import { isCampaignScenario, scenarios } from './scenarios/scenarios.ts';
import type { LcgSetup } from './setup.ts';
import { FORM, type LcgCard, type LcgState, PHASE } from './state.ts';
import { ZONE, zoneKinds } from './zones.ts';

/** A card before anything has happened to it. */
function newCard({ def, zone, seen, alias }: Card): LcgCard {
  return {
    def,
    zone,
    seen,
    alias,
    owner: -1,
    host: -1,
    exhausted: 0,
    damage: 0,
    resources: 0,
    progress: 0,
    committed: 0,
    attacked: 0,
    attackedBy: 0,
    form: FORM.printed,
  };
}

/** The table before the first step: heroes laid out, decks in their places, nothing shuffled yet. */
export function create(setup: Plain, registry: Registry<LcgDef>): LcgState {
  const { defs } = registry;
  const { scenario, mode, players, campaign } = setup as unknown as LcgSetup;
  const dealer = new Dealer(zoneKinds, players.length, newCard);
  const add = (def: number, owner: Seat, kind: number, seat: Seat): LcgCard => {
    const card = dealer.add(def, kind, seat);
    card.owner = owner;
    return card;
  };
  const threat = players.map(({ heroes, deck, extraThreat, damage }, seat) => {
    let sum = extraThreat;
    for (const id of heroes) {
      const hero = add(registry.number(id), seat, ZONE.play, seat);
      hero.damage = damage[id] ?? 0;
      sum += defs[hero.def].threatCost;
    }
    for (const [id, n] of Object.entries(deck)) {
      for (let i = 0; i < n; i++) add(registry.number(id), seat, ZONE.deck, seat);
    }
    return Math.max(0, Math.min(THREAT_LIMIT, sum));
  });
  const { quests, sets } = scenarios[scenario];
  defs.forEach((def, ix) => {
    if (def.type === 'quest') {
      if (quests.includes(def.number)) add(ix, -1, ZONE.stages, 0);
      return;
    }
    if (!sets.includes(def.set)) return;
    const copies = mode === 'easy' ? def.easyQuantity : def.quantity;
    for (let i = 0; i < copies; i++) add(ix, -1, ZONE.encounterDeck, 0);
  });
  if (campaign && isCampaignScenario(scenario))
    addCampaign(campaign, scenario, dealer.cards, defs, (id, owner, kind, seat) =>
      add(registry.number(id), owner, kind, seat),
    );
  // Written as a literal: what is put together from parts is read and copied more slowly.
  return {
    seats: players.length,
    setup,
    rng: [0, 0, 0, 0],
    box: 0,
    answers: 0,
    news: 0,
    aliases: dealer.aliases,
    cards: dealer.cards,
    zones: dealer.zones,
    frames: [],
    lasting: [],
    delayed: [],
    uses: [],
    over: null,
    threat,
    eliminated: 0,
    first: 0,
    active: 0,
    round: 0,
    phase: PHASE.setup,
    completed: 0,
    alliesPlayed: 0,
    advancing: 0,
  };
}

/** A copy of a card, field by field in the order above: the form in which copies of copies stay fast. */
export function copyCard(card: LcgCard): LcgCard {
  const { def, zone, seen, alias, owner, host, exhausted, damage } = card;
  const { resources, progress, committed, attacked, attackedBy, form } = card;
  return {
    def,
    zone,
    seen,
    alias,
    owner,
    host,
    exhausted,
    damage,
    resources,
    progress,
    committed,
    attacked,
    attackedBy,
    form,
  };
}

/** A copy of a state, in the order above, so that all states have one shape. */
export const copy = (state: LcgState, own: OwnParts<LcgState>): LcgState => ({
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
  threat: state.threat.slice(),
  eliminated: state.eliminated,
  first: state.first,
  active: state.active,
  round: state.round,
  phase: state.phase,
  completed: state.completed,
  alliesPlayed: state.alliesPlayed,
  advancing: state.advancing,
});
