import type { CardListing, Registry } from '@tafelrunde/kernel';
import { isCampaignCard, poolCard } from '../campaign/pool.ts';
import type { LcgDef } from '../defs.ts';
import { valuesOf } from './values.ts';

function listing(def: LcgDef): CardListing {
  const { id, type, quantity, title, text, custom, abilities } = def;
  return { id, type, quantity, title, text, custom, abilities, values: valuesOf(def) };
}

/** The cards of the core box. */
export function coreCards({ defs }: Registry<LcgDef>): readonly CardListing[] {
  return defs.filter(({ id }) => !isCampaignCard(id)).map(listing);
}

/** The cards that only campaigns use; their type is `campaign`, `boon` or `burden` (LCG-CAMPAIGN-15). */
export function campaignCardsOf({ defs }: Registry<LcgDef>): readonly CardListing[] {
  return defs
    .filter(({ id }) => isCampaignCard(id))
    .map((def) => ({ ...listing(def), type: poolCard(def.id)?.kind ?? def.type }));
}
