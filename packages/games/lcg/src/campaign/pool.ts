import type { CampaignScenario } from '../scenarios/scenarios.ts';

/** A boon or burden: which of the two, what its back looks like, and how a game begins with it. */
export interface PoolCard {
  readonly kind: 'boon' | 'burden';
  /** By its back it belongs in a player's deck or in the encounter deck (LCG-CAMPAIGN-19, -20). */
  readonly back: 'player' | 'encounter';
  /** Starts attached to the hero that the log notes for it (LCG-CAMPAIGN-26). */
  readonly permanent?: true;
  /** Starts in play (LCG-CAMPAIGN-36). */
  readonly setup?: true;
  /** Every player has one of his own: a deck may hold a single copy. */
  readonly oneEach?: true;
  readonly quantity: number;
}

export const MENDOR = 'mendor';
export const MENDORS_SUPPORT = 'mendors-support';
export const VALOR = 'valor';
export const SCARRED = 'scarred';
export const APPOINTED_BY_FATE = 'appointed-by-fate';
export const UNGOLIANTS_SWARM = 'ungoliants-swarm';
export const LINGERING_VENOM = 'lingering-venom';

/** All boons and burdens of the box, by id. */
export const poolCards: Readonly<Record<string, PoolCard>> = {
  [MENDORS_SUPPORT]: { kind: 'boon', back: 'player', oneEach: true, quantity: 4 },
  [VALOR]: { kind: 'boon', back: 'player', permanent: true, quantity: 4 },
  [APPOINTED_BY_FATE]: { kind: 'boon', back: 'player', quantity: 1 },
  [MENDOR]: { kind: 'boon', back: 'encounter', setup: true, quantity: 1 },
  [UNGOLIANTS_SWARM]: { kind: 'burden', back: 'encounter', quantity: 1 },
  [LINGERING_VENOM]: { kind: 'burden', back: 'encounter', quantity: 1 },
  [SCARRED]: { kind: 'burden', back: 'encounter', permanent: true, quantity: 4 },
};

export function poolCard(id: string): PoolCard | undefined {
  return Object.hasOwn(poolCards, id) ? poolCards[id] : undefined;
}

/** What the campaign adds to a scenario: its campaign card, and the cards that wait beside the table. */
export interface Chapter {
  readonly card: string;
  readonly aside: readonly string[];
}

/** In the order in which they are played (LCG-CAMPAIGN-01). */
export const chapters: Readonly<Record<CampaignScenario, Chapter>> = {
  mirkwood: { card: 'campaign-mirkwood', aside: [MENDOR] },
  anduin: { card: 'campaign-anduin', aside: [MENDOR, VALOR, SCARRED] },
  'dol-guldur': { card: 'campaign-dol-guldur', aside: [MENDOR, APPOINTED_BY_FATE] },
};

/** Whether a card exists only for campaigns (LCG-CAMPAIGN-15). */
export function isCampaignCard(id: string): boolean {
  return poolCard(id) !== undefined || Object.values(chapters).some(({ card }) => card === id);
}
