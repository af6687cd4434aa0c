import type { HttpBindings } from '@hono/node-server';
import { type GameId, isGameId, manifestOf } from '@tafelrunde/games';
import { type GameRecord, type Seat, SPECTATOR } from '@tafelrunde/kernel';
import { shownMoment, tableId } from '@tafelrunde/protocol/schemas';
import type { Lang } from '@tafelrunde/words';
import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import { preferredLanguage } from '../language.ts';
import type { House } from '../rooms/house.ts';
import { Refused } from '../rooms/refusal.ts';
import type { Store } from '../store/store.ts';
import { Turns } from '../turns.ts';
import type { Workshop } from '../work/workshop.ts';
import { ANYBODY } from './api.ts';
import { addressOf } from './origin.ts';
import type { Rates } from './rates.ts';

interface PictureDependencies {
  readonly config: Config;
  readonly tables: Pick<House, 'record'>;
  readonly store: Pick<Store, 'table'>;
  readonly workshop: Workshop;
  readonly rates: Rates;
}

type Env = { Bindings: HttpBindings };

/** A position of a finished game that anybody may see. */
interface Moment {
  readonly id: string;
  readonly game: GameId;
  readonly record: GameRecord;
  readonly position: number;
  readonly viewer: Seat;
  readonly names: readonly string[];
}

/** What an answer costs that is played again, as those pay who look at finished games. */
const BYTES_PER_ANSWER = 500;
const SVG = '.svg';

/**
 * Links to moments of finished games, with a picture that other pages can show: `/games/<table>/<position>/<seat>` leads to the
 * replay, the same with `.svg` is the picture. Without a seat it is what those see who watch.
 */
export function createPictures({ config, tables, store, workshop, rates }: PictureDependencies): Hono<Env> {
  const app = new Hono<Env>();
  const turns = new Turns({ atOnce: 2, mostOfOne: 4, mostWaiting: 50 });

  async function momentOf(table: string, at: readonly string[]): Promise<Moment | null> {
    const id = tableId.safeParse(table).data;
    const wish = shownMoment.safeParse({ position: at[0], seat: at[1] }).data;
    if (!id || !wish) return null;
    const record = await tables.record(id, ANYBODY);
    if (!record || record instanceof Refused || !isGameId(record.game)) return null;
    const names = (await store.table(id))?.seats.map(({ name }) => name) ?? [];
    const { position, seat = SPECTATOR } = wish;
    if (position > record.answers.length || (seat !== SPECTATOR && seat >= names.length)) return null;
    return { id, game: record.game, record, position, viewer: seat, names };
  }

  const tooMuch = (c: Context<Env>, status: 429 | 503): Response => c.text('', status, { 'Retry-After': '5' });

  async function picture(c: Context<Env>, { id: _, ...moment }: Moment, network: string): Promise<Response> {
    if (!rates.looks.allows(network, BYTES_PER_ANSWER * (1 + moment.position))) return tooMuch(c, 429);
    const work = { kind: 'picture', ...moment, lang: langOf(c) } as const;
    const svg = (await turns.run(network, () => workshop.perform(work))) as string | null;
    if (svg === 'busy') return tooMuch(c, 503);
    if (svg === null) return c.notFound();
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', ...KEPT });
  }

  /** A page for those who show links: it says what is behind it, and leads there. */
  function link(c: Context<Env>, { id, game, position, viewer }: Moment): Response | Promise<Response> {
    const lang = langOf(c);
    const place = `${id}/${position}${viewer === SPECTATOR ? '' : `/${viewer}`}`;
    const origin = config.origin || new URL(c.req.url).origin;
    const title = manifestOf(game).title[lang];
    return c.html(
      linkPage({ lang, title, to: `/#/replay/online/${place}`, picture: `${origin}/games/${place}${SVG}` }),
      200,
      KEPT,
    );
  }

  app.get('/:id/:position/:seat?', async (c) => {
    const network = addressOf(c.env.incoming.headers, c.env.incoming.socket.remoteAddress, config);
    if (!rates.requests.allows(network)) return tooMuch(c, 429);
    const { id, position, seat } = c.req.param();
    const at = [position, ...(seat === undefined ? [] : [seat])];
    const drawn = at.at(-1)?.endsWith(SVG) === true;
    const moment = await momentOf(id, drawn ? at.with(-1, at.at(-1)!.slice(0, -SVG.length)) : at);
    if (!moment) return c.notFound();
    return drawn ? picture(c, moment, network) : link(c, moment);
  });
  return app;
}

/** What a game was does not change, but who has played it may want to be forgotten. */
const KEPT = { 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Language' };

const langOf = (c: Context<Env>): Lang => preferredLanguage(c.req.header('Accept-Language'));

interface LinkPage {
  readonly lang: Lang;
  readonly title: string;
  readonly to: string;
  readonly picture: string;
}

const WORDS: Readonly<Record<Lang, string>> = { de: 'Diese Partie ansehen', en: 'Look at this game' };

/** Nothing in it comes from people: titles of games, and ids that were looked at before. */
function linkPage({ lang, title, to, picture }: LinkPage): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Tafelrunde</title>
<meta property="og:title" content="${title}">
<meta property="og:site_name" content="Tafelrunde">
<meta property="og:type" content="website">
<meta property="og:image" content="${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${to}">${WORDS[lang]}</a></p>
</main>
</body>
</html>
`;
}
