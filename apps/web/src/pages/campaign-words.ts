import { page } from '../page-language.svelte.ts';

const all = {
  de: {
    title: 'Kampagne',
    lead: 'Die drei Szenarien des Kartenspiels als eine zusammenhängende Geschichte: Gefallene Helden bleiben gefallen, Gunst und Bürde kommen mit.',
  },
  en: {
    title: 'Campaign',
    lead: 'The three scenarios of the card game as one story: fallen heroes stay fallen, boons and burdens come along.',
  },
} as const;

export const campaignPageWords = (): { readonly title: string; readonly lead: string } => all[page.language];
