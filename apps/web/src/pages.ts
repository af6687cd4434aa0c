import type { Component } from 'svelte';
import type { PageName } from './routes.ts';

export interface PageProps {
  /** The further parts of the address. */
  readonly args: readonly string[];
}

type Load = () => Promise<{ readonly default: Component<PageProps> }>;

/** Pages that are loaded when somebody goes there. */
export const pages: Readonly<Record<Exclude<PageName, 'gallery'>, Load> & { gallery?: Load }> = {
  cards: () => import('./pages/CardsPage.svelte'),
  rules: () => import('./pages/RulesPage.svelte'),
  decks: () => import('./pages/DecksPage.svelte'),
  lab: () => import('./lab/LabPage.svelte'),
  campaign: () => import('./pages/CampaignPage.svelte'),
  lesson: () => import('./lesson/LessonPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  statistics: () => import('./statistics/StatisticsPage.svelte'),
  daily: () => import('./daily/DailyPage.svelte'),
  puzzles: () => import('./puzzles/PuzzlesPage.svelte'),
  online: () => import('./online/OnlinePage.svelte'),
  people: () => import('./people/PeoplePage.svelte'),
  calls: () => import('./people/CallsPage.svelte'),
  admin: () => import('./people/AdminPage.svelte'),
  // For those who work on the look; a page that is built does not have it.
  ...(import.meta.env.DEV ? { gallery: () => import('./gallery/GalleryPage.svelte') } : null),
};
