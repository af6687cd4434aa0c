import { lcg, type ScenarioId, scenarios } from '@tafelrunde/lcg';
import type { Update } from '../../engine/protocol.ts';
import type { TableModule } from '../../table/tables.ts';
import './frames.css';
import { defOf, named } from './faces.ts';
import LcgTable from './LcgTable.svelte';
import type { LcgView } from './view.ts';
import { lcgWords, lcgWordsIn } from './words.ts';

export const table: TableModule = {
  game: {
    id: 'lcg',
    catalogue: lcg.catalogue,
    names: (id, lang) => lcg.name(id, lang),
    named,
    stat: (name) => lcgWords().stats[name] ?? '',
  },
  Layout: LcgTable,
  about(update: Update) {
    const { scenario, mode, round, quest } = update.view as unknown as LcgView;
    const stage = quest.length > 0 ? defOf(quest[quest.length - 1]?.def ?? '') : undefined;
    const line = (language: 'de' | 'en'): string =>
      lcgWordsIn(language).about(
        scenarios[scenario as ScenarioId].title[language],
        mode === 'easy',
        round,
        stage ? stage.title[language] : '',
      );
    return { de: line('de'), en: line('en') };
  },
};
