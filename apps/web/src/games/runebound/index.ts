import { flowOf, namesOf } from '@tafelrunde/kernel';
import { type RbView, runebound } from '@tafelrunde/runebound';
import type { Update } from '../../engine/protocol.ts';
import { type GameModule, type Named, viewAs } from '../module.ts';
import './frames.css';
import './coins.css';
import './seats.css';
import { cards, facets } from './catalogue.ts';
import { defOf } from './defs.ts';
import { named } from './faces.ts';
import { forecast } from './forecast.ts';
import RuneboundTable from './RuneboundTable.svelte';
import { spotOf } from './spots.ts';
import { lyingOpen } from './view.ts';
import { rbWords } from './words.ts';

const listed = (labels: Readonly<Record<string, string>>): Named[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

export const table: GameModule = {
  game: {
    id: 'runebound',
    catalogue: runebound.catalogue,
    flow: flowOf(runebound),
    names: namesOf(runebound),
    named,
    stat: (name) => rbWords().stats[name] ?? '',
  },
  Layout: RuneboundTable,
  about(update: Update) {
    const { scenario, act, round } = viewAs<RbView>(update.view);
    const line = (language: 'de' | 'en'): string =>
      rbWords(language).about(defOf(scenario)?.title[language] ?? '', act, round);
    return { de: line('de'), en: line('en') };
  },
  lying: (view) => lyingOpen(viewAs<RbView>(view)),
  // A fight takes all the room there is, and its stage shows what cards can do.
  worded: ({ view }) => viewAs<RbView>(view).fight !== null,
  spot: spotOf,
  forecast,
  stops: () => listed(rbWords().stops),
  untils: () => listed(rbWords().untils),
  cards,
  facets,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
