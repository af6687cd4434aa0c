import type { Seat } from '@tafelrunde/kernel';
import type { SeenLine } from '@tafelrunde/protocol';
import { render } from '@tafelrunde/words';
import type { TableGame } from '../games/module.ts';
import type { Language } from '../language.ts';

/** What was told of a game, as a text that can be read without the page. */
export function storyOf(game: TableGame, title: string, lines: readonly SeenLine[], lang: Language): string {
  const told = lines.map(({ words }) => {
    const text = render(words, lang, game.catalogue, game.names);
    return game.flow.headings.has(words[0]) ? `\n${text}` : `  ${text}`;
  });
  return `${title}\n${told.join('\n')}\n`;
}

/** Who sits where when somebody goes on from a game: whoever was looked at is a person, the others are bots. */
export function seatsFrom<Kind extends string>(
  kinds: readonly Kind[],
  viewer: Seat,
  bot: Kind,
  human: Kind,
): readonly Kind[] {
  return kinds.map((kind, seat) => (seat === viewer ? human : kind === human ? bot : kind));
}
