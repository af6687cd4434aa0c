import { isGameId, manifestOf } from '@tafelrunde/games';
import type { Plain } from '@tafelrunde/kernel';
import type { Language } from '../language.ts';

/** What is played at a table: the scenario where there is one, the game otherwise. */
export function titleOf(game: string, options: Plain | string, language: Language): string {
  if (!isGameId(game)) return game;
  const { scenarios, subtitle, heading, title } = manifestOf(game);
  const id = typeof options === 'string' ? options : scenarioIn(options);
  const scenario = scenarios.find((one) => one.id === id);
  if (scenario) return scenario.title[language];
  return heading[language] === title[language] ? heading[language] : subtitle[language];
}

function scenarioIn(options: Plain): string {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return '';
  const { scenario } = options as Readonly<Record<string, Plain>>;
  return typeof scenario === 'string' ? scenario : '';
}
