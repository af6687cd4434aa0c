import { flowOf, type Game, namesOf } from '@tafelrunde/kernel';
import { type LcgDef, type LcgView, scenarios } from '@tafelrunde/lcg';
import type { Update } from '../../engine/protocol.ts';
import { type GameModule, type Named, viewAs } from '../module.ts';
import { attackerIn } from '../question.ts';
import './frames.css';
import { defOf, lay } from './box.ts';
import { cards, facets } from './catalogue.ts';
import { named } from './faces.ts';
import { forecast } from './forecast.ts';
import LcgTable from './LcgTable.svelte';
import { questions } from './questions.ts';
import { lyingOpen } from './view.ts';
import { lcgWords } from './words.ts';

const listed = (labels: Readonly<Record<string, string>>): Named[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

/** The table for this game, which may have the cards of the core set alone. */
export function tableOf(lcg: Game): GameModule {
  lay(lcg.defs as readonly LcgDef[]);
  return {
    ...parts,
    game: { ...own, catalogue: lcg.catalogue, flow: flowOf(lcg), names: namesOf(lcg) },
  };
}

const own = { id: 'lcg', named, stat: (name: string) => lcgWords().stats[name] ?? '' } as const;

const parts: Omit<GameModule, 'game'> = {
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
  lessons: async () => (await import('./lessons.ts')).lessons,
};
