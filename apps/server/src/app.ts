import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { preferredLanguage } from './language.ts';
import { notFoundPage } from './not-found.ts';

export interface AppOptions {
  /** The folder with the built page. */
  readonly webRoot: string;
}

/** The web application: the built page, a health address and a 404 page, all with safe headers. Opens no port. */
export function createApp({ webRoot }: AppOptions): Hono {
  const app = new Hono();
  app.use(safeHeaders);
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.use(compress(), cacheControl, etag(), serveStatic({ root: webRoot }));
  app.notFound((c) =>
    c.html(notFoundPage(preferredLanguage(c.req.header('Accept-Language'))), 404, {
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
    }),
  );
  return app;
}

/** Vite puts a hash of the content into the names below assets/, so those never change; the rest is asked for anew. */
const cacheControl: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok && c.res.status !== 304) return;
  c.header('Cache-Control', c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** The page needs nothing but its own files, so nothing else is allowed. */
const safeHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
  xFrameOptions: 'DENY',
  // Whether there is TLS in front of us is not ours to promise.
  strictTransportSecurity: false,
});
