import { wordsIn } from '../words-in.ts';

interface CampaignPageWords {
  readonly title: string;
  readonly lead: string;
}

export const campaignPageWords = wordsIn<CampaignPageWords>({
  de: {
    title: 'Kampagne',
    lead: 'Die drei Szenarien des Kartenspiels als eine zusammenhängende Geschichte: Gefallene Helden bleiben gefallen, Gunst und Bürde kommen mit.',
  },
  en: {
    title: 'Campaign',
    lead: 'The three scenarios of the card game as one story: fallen heroes stay fallen, boons and burdens come along.',
  },
});
