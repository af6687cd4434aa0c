import { flowOf, namesOf } from '@tafelrunde/kernel';
import { type LcgView, lcg, scenarios } from '@tafelrunde/lcg';
import type { Update } from '../../engine/protocol.ts';
import { type GameModule, type Named, viewAs } from '../module.ts';
import { attackerIn } from '../question.ts';
import './frames.css';
import { cards, facets } from './catalogue.ts';
import { defOf, named } from './faces.ts';
import { forecast } from './forecast.ts';
import LcgTable from './LcgTable.svelte';
import { lessons } from './lessons.ts';
import { questions } from './questions.ts';
import { lyingOpen } from './view.ts';
import { lcgWords } from './words.ts';

const listed = (labels: Readonly<Record<string, string>>): Named[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

export const table: GameModule = {
  game: {
    id: 'lcg',
    catalogue: lcg.catalogue,
    flow: flowOf(lcg),
    names: namesOf(lcg),
    named,
    stat: (name) => lcgWords().stats[name] ?? '',
  },
  Layout: LcgTable,
  about(update: Update) {
    const { scenario, mode, round, quest } = viewAs<LcgView>(update.view);
    const stage = quest.length > 0 ? defOf(quest[quest.length - 1]?.def ?? '') : undefined;
    const line = (language: 'de' | 'en'): string =>
      lcgWords(language).about(
        scenarios[scenario].title[language],
        mode === 'easy',
        round,
        stage ? stage.title[language] : '',
      );
    return { de: line('de'), en: line('en') };
  },
  lying: (view) => lyingOpen(viewAs<LcgView>(view)),
  forecast,
  attackers: ({ decision }) => attackerIn(questions, decision),
  stops: () => listed(lcgWords().stops),
  untils: () => listed(lcgWords().untils),
  cards,
  facets,
  lessons,
};
