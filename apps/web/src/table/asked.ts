import { type Names, render, YOU } from '@tafelrunde/words';
import type { Update } from '../engine/protocol.ts';
import type { TableGame } from '../games/module.ts';
import type { Language } from '../language.ts';
import type { About } from '../saves/saves.ts';
import { seenDefs } from './seen-defs.ts';
import { tableWords } from './words.ts';

/**
 * What the one person at this screen is asked, in both languages, and which card asks: the start page says and shows it without the rules.
 * Where several sit at one screen nothing is told to whoever opens it.
 */
export function askedOf(
  { decision, over, seats, view, viewer }: Update,
  game: TableGame,
): Pick<About, 'asks' | 'shows'> {
  const alone = seats.filter((kind) => kind === 'human').length === 1;
  if (!decision || over || !alone || seats[decision.seat] !== 'human' || decision.seat !== viewer) return {};
  const names =
    (language: Language): Names =>
    (id, lang) =>
      id === `seat:${viewer}` ? { title: tableWords(language).you, as: YOU } : game.names(id, lang);
  const say = (language: Language): string => render(decision.prompt, language, game.catalogue, names(language));
  const shows = seenDefs(view).get(decision.source);
  return {
    asks: { de: say('de'), en: say('en') },
    ...(shows !== undefined && game.named(shows)?.face.art ? { shows } : null),
  };
}
