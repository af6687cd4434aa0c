import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import type { createApi } from './http/api.ts';
import type { createPictures } from './http/pictures.ts';
import { preferredLanguage } from './language.ts';
import { type Log, silentLog } from './log.ts';
import { notFoundPage } from './not-found.ts';

export interface AppOptions {
  /** The folder with the built page. */
  readonly webRoot: string;
  /** The folder with the documentation, shown under /docs if it is there. */
  readonly docsRoot?: string;
  /** What is served below /api. */
  readonly api?: ReturnType<typeof createApi>;
  /** What is served below /games: links to moments of finished games, and their pictures. */
  readonly pictures?: ReturnType<typeof createPictures>;
  /** Whether a request was meant for this server; all are unless told otherwise. */
  readonly isOwnHost?: (request: IncomingMessage) => boolean;
  /** Whether browsers shall come by HTTPS only, from now on. */
  readonly hsts?: boolean;
  /** Whether people shall be sent here. */
  readonly ready?: () => Promise<boolean>;
  /** Why the server cannot do its work; null if it can. */
  readonly trouble?: () => Promise<string | null>;
  readonly log?: Log;
  /** The numbers behind /metrics, for those who may see them. */
  readonly metrics?: (request: IncomingMessage) => Promise<string | null>;
}

type Env = { Bindings: HttpBindings };

/** The web application: the built page, a health address and a 404 page, all with safe headers. Opens no port. */
export function createApp(options: AppOptions): Hono<Env> {
  const { webRoot, docsRoot, api, pictures, trouble, metrics, isOwnHost, log = silentLog } = options;
  const app = new Hono<Env>();
  const forPages = safeHeaders(options.hsts === true);
  const forFiles = fileHeaders(options.hsts === true);
  const forPictures = fileHeaders(options.hsts === true, 'cross-origin');
  app.use((c, next) => (isAsset(c.req.path) ? forFiles : isPicture(c.req.path) ? forPictures : forPages)(c, next));
  app.get('/healthz', async (c) => {
    const reason = (await trouble?.()) ?? null;
    const said = reason === null ? { status: 'ok' } : { status: 'failing', reason };
    return c.json(said, reason === null ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/readyz', async (c) => {
    const ready = (await options.ready?.()) !== false;
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  // Whoever only asks whether we are well may call us what he likes.
  app.use(async (c, next) => (isOwnHost?.(c.env.incoming) === false ? c.text('', 421) : next()));
  app.get('/metrics', async (c) => {
    const numbers = (await metrics?.(c.env.incoming)) ?? null;
    if (numbers === null) return c.notFound();
    return c.body(numbers, 200, { 'Content-Type': 'text/plain; version=0.0.4', 'Cache-Control': 'no-store' });
  });
  // The API knows more of its requests (who asks); that is its own business.
  if (api) app.route('/api', api as unknown as Hono<Env>);
  if (pictures) app.route('/games', pictures);
  // The page of whoever runs the server has an address that can be told.
  app.get('/admin', (c) => c.redirect('/#/admin'));
  if (docsRoot) {
    app.get('/docs', (c) => c.redirect('/docs/'));
    const rewriteRequestPath = (path: string): string => path.slice('/docs'.length);
    app.use('/docs/*', cacheControl, etagged, serveStatic({ root: docsRoot, rewriteRequestPath }));
  }
  app.use(cacheControl, etagged, serveStatic({ root: webRoot, precompressed: true }));
  app.onError((error, c) => {
    // Whoever runs the server finds by this what a visitor tells him of. Paths may name tables, routes do not.
    const id = randomBytes(4).toString('hex');
    log.error('a request failed', { id, method: c.req.method, route: routePath(c), error });
    return c.json({ code: 'failed', id }, 500, { 'Cache-Control': 'no-store' });
  });
  app.notFound((c) =>
    c.html(notFoundPage(preferredLanguage(c.req.header('Accept-Language'))), 404, {
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
    }),
  );
  return app;
}

/** A picture of a game, which pages of others may show. */
const isPicture = (path: string): boolean => path.startsWith('/games/') && path.endsWith('.svg');
const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Vite puts a hash of the content into the names below assets/, so those never change; the rest is asked for anew. */
const cacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok && c.res.status !== 304) return;
  c.header('Cache-Control', isAsset(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  // Nobody asks again whether they have changed.
  if (isAsset(c.req.path)) c.res.headers.delete('Last-Modified');
};

const tag = etag();
/** What never changes is never asked for again, so it needs no mark; reckoning one would read the whole file. */
const etagged: MiddlewareHandler = (c, next) => (isAsset(c.req.path) ? next() : tag(c, next));

/** The page needs nothing but its own files, so nothing else is allowed. */
const safeHeaders = (hsts: boolean): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    xFrameOptions: 'DENY',
    // Unless it is known, whether there is TLS in front of us is not ours to promise.
    strictTransportSecurity: hsts ? 'max-age=31536000' : false,
  });

/**
 * The many small files of the page are no pages: what only holds for those would weigh more than the files. A worker takes its
 * policy from its own file.
 */
const fileHeaders = (hsts: boolean, shownTo: 'same-origin' | 'cross-origin' = 'same-origin'): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], scriptSrc: ["'self'"] },
    crossOriginResourcePolicy: shownTo,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity: hsts ? 'max-age=31536000' : false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
