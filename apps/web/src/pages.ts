import type { Component } from 'svelte';
import type { PageName } from './routes.ts';

export interface PageProps {
  /** The further parts of the address. */
  readonly args: readonly string[];
}

/** Pages that are loaded when somebody goes there. */
export const pages: Readonly<Record<PageName, () => Promise<{ readonly default: Component<PageProps> }>>> = {
  cards: () => import('./pages/CardsPage.svelte'),
  rules: () => import('./pages/RulesPage.svelte'),
  decks: () => import('./pages/DecksPage.svelte'),
  campaign: () => import('./pages/CampaignPage.svelte'),
  online: () => import('./online/OnlinePage.svelte'),
};
