import { cardsIn, type Seat } from '@tafelrunde/kernel';
import type { LcgDef } from '../defs.ts';
import type { CampaignScenario } from '../scenarios/scenarios.ts';
import { setupOf } from '../setup.ts';
import type { LcgCard, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { chapters, poolCard } from './pool.ts';
import type { CampaignSetup } from './setup.ts';

type Add = (id: string, owner: Seat, kind: number, seat: Seat) => LcgCard;

/** Lays out what the campaign adds: its card, what waits beside the table, Permanent cards, and cards in the decks. */
export function addCampaign(
  campaign: CampaignSetup,
  scenario: CampaignScenario,
  cards: readonly LcgCard[],
  defs: readonly LcgDef[],
  add: Add,
): void {
  const { card, aside } = chapters[scenario];
  add(card, -1, ZONE.campaign, 0);
  for (const { card: id, hero } of campaign.permanents) {
    const host = cards.findIndex(({ def }) => defs[def].id === hero);
    const { owner } = cards[host];
    add(id, poolCard(id)!.back === 'player' ? owner : -1, ZONE.play, owner).host = host;
  }
  const waiting = [...aside, ...campaign.inPlay.filter((id) => !aside.includes(id))];
  for (const id of waiting) {
    const used = campaign.permanents.filter((one) => one.card === id).length;
    for (let i = used; i < poolCard(id)!.quantity; i++) add(id, -1, ZONE.aside, 0);
  }
  campaign.decks.forEach((deck, seat) => {
    for (const [id, n] of Object.entries(deck)) for (let i = 0; i < n; i++) add(id, seat, ZONE.deck, seat);
  });
  for (const [id, n] of Object.entries(campaign.encounter)) {
    for (let i = 0; i < n; i++) add(id, -1, ZONE.encounterDeck, 0);
  }
}

/** The Setup cards of the pool, which wait beside the table until the first player is known (LCG-CAMPAIGN-36). */
export function setupCards(m: M): readonly number[] {
  const { campaign } = setupOf(m);
  if (!campaign) return [];
  return cardsIn(m, ZONE.aside).filter((card) => campaign.inPlay.includes(m.defs[m.s.cards[card].def].id));
}
