import type { CardListing, CardValue, Game } from '@tafelrunde/kernel';
import type { Command } from 'commander';
import { type GameList, selectGames, theGames } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual, Lang } from '../lang.ts';
import { numberText } from '../numbers.ts';
import { UsageError } from '../usage-error.ts';

interface Options {
  readonly game?: string;
  readonly type?: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly game: string;
  readonly type: string;
  readonly json: string;
  readonly unknownType: (type: string, types: readonly string[]) => string;
  readonly custom: string;
  readonly totals: (game: string, designs: string, cards: string, abilities: string, custom: string) => string;
}> = {
  de: {
    about: 'listet die Karten der Spiele mit ihren Texten auf',
    game: 'nur dieses Spiel',
    type: 'nur Karten dieser Art',
    json: 'gibt JSON aus',
    unknownType: (type, types) => `Karten der Art „${type}“ gibt es nicht; bekannt sind ${types.join(', ')}.`,
    custom: 'von Hand geschrieben',
    totals: (game, designs, cards, abilities, custom) =>
      `${game}: ${designs} verschiedene Karten, ${cards} Karten, ${abilities} Fähigkeiten, davon ${custom} % von Hand geschrieben`,
  },
  en: {
    about: 'lists the cards of the games with their texts',
    game: 'only this game',
    type: 'only cards of this type',
    json: 'prints JSON',
    unknownType: (type, types) => `There are no cards of type "${type}"; known are ${types.join(', ')}.`,
    custom: 'hand-written',
    totals: (game, designs, cards, abilities, custom) =>
      `${game}: ${designs} designs, ${cards} cards, ${abilities} abilities, ${custom} % of them hand-written`,
  },
};

export function register(program: Command, io: Io, games: GameList = theGames): void {
  const own = words[io.lang];
  program
    .command('cards')
    .description(own.about)
    .option('--game <game>', own.game)
    .option('--type <type>', own.type)
    .option('--json', own.json)
    .action((options: Options) => list(options, io, games));
}

function list(options: Options, io: Io, games: GameList): void {
  const boxes = selectGames(games, options.game, io).map((game) => ({ game, cards: game.listCards() }));
  const types = [...new Set(boxes.flatMap(({ cards }) => cards.map(({ type }) => type)))];
  if (options.type !== undefined && !types.includes(options.type)) {
    throw new UsageError(words[io.lang].unknownType(options.type, types));
  }
  const wanted = boxes.map(({ game, cards }) => ({
    game,
    cards: cards.filter(({ type }) => options.type === undefined || type === options.type),
  }));
  if (options.json) {
    io.stdout(
      `${JSON.stringify(
        wanted.flatMap(({ game, cards }) => cards.map((card) => entry(game, card))),
        null,
        2,
      )}\n`,
    );
  } else {
    io.stdout(`${wanted.map(({ game, cards }) => boxText(game, cards, io.lang)).join('\n\n')}\n`);
  }
}

function entry(game: Game, { id, type, quantity, title, text, custom, values }: CardListing) {
  return {
    game: game.id,
    id,
    type,
    quantity,
    title: { de: title.de, en: title.en },
    text: { de: text.de, en: text.en },
    custom: custom > 0,
    values: Object.fromEntries(values.map(({ key, value }) => [key, value])),
  };
}

function boxText(game: Game, cards: readonly CardListing[], lang: Lang): string {
  const sum = (count: (card: CardListing) => number) => cards.reduce((all, card) => all + count(card), 0);
  const abilities = sum((card) => card.abilities);
  const custom = abilities === 0 ? 0 : (sum((card) => card.custom) / abilities) * 100;
  const totals = words[lang].totals(
    game.title[lang],
    numberText(cards.length, lang),
    numberText(
      sum((card) => card.quantity),
      lang,
    ),
    numberText(abilities, lang),
    numberText(custom, lang, 1),
  );
  return [...cards.map((card) => cardText(card, lang)), totals].join('\n\n');
}

const lineWidth = 100;

function cardText({ id, type, quantity, title, text, custom, values }: CardListing, lang: Lang): string {
  const notes = [type, id, ...(custom > 0 ? [words[lang].custom] : [])].join(', ');
  const heading = `${title[lang]} × ${quantity} (${notes})`;
  const printed = values.map((value) => valueText(value, lang)).join(' · ');
  return [heading, ...[printed, text[lang]].filter((part) => part !== '').map(wrap)].join('\n');
}

function valueText({ name, value }: CardValue, lang: Lang): string {
  return `${name[lang]}: ${typeof value === 'number' ? numberText(value, lang) : value[lang]}`;
}

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${word}` : word;
    if (longer.length <= lineWidth - 2 || lines[last] === '') lines[last] = longer;
    else lines.push(word);
  }
  return lines.map((line) => `  ${line}`).join('\n');
}
