// Keeps the page in the browser, so that it starts and plays without a network. Written into sw.js by offline.ts, which
// fills in the names of all files and a version that changes with any of them.
const { version, files, pictures } = __PAGE__;
const cacheName = `tafelrunde-${version}`;
const known = new Set(files);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

// A new version takes over when the last tab of the old one is gone: their files are never mixed.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('tafelrunde-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What is not ours to keep (the server's answers, other pages) goes its usual way.
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith(pictures)) event.respondWith(keptOnceSeen(request, pathname));
  if (!known.has(pathname)) return;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(pathname))
      .then((kept) => kept ?? fetch(request)),
  );
});

// The server calls somebody whose page is closed or out of sight. Of each table one call is shown at a time.
self.addEventListener('push', (event) => {
  const { title, body, path, table } = event.data?.json() ?? {};
  if (typeof title !== 'string' || typeof path !== 'string' || !path.startsWith('/#/')) return;
  const options = {
    body,
    tag: `table-${table}`,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  };
  event.waitUntil(
    Promise.all([self.registration.showNotification(title, options), self.navigator.setAppBadge?.().catch(() => {})]),
  );
});

// A browser may change where it is reached; the server is told, or it would call in vain.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  event.waitUntil(
    self.registration.pushManager.subscribe(options).then((subscription) => {
      const { endpoint, keys } = subscription.toJSON();
      const body = JSON.stringify({ endpoint, keys });
      return fetch('/api/calls/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    }),
  );
});

// A call leads to its table, in a page that is open if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const page = pages.find(({ url }) => url === address) ?? pages[0];
      if (!page) return self.clients.openWindow(address);
      await page.navigate(address).catch(() => {});
      return page.focus();
    }),
  );
});

/** A picture of a card: fetched once, then kept. Without a network, one that was never seen is an even ground: the card says the rest. */
async function keptOnceSeen(request, pathname) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  if (!navigator.onLine) return ground();
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(pathname, answer.clone());
    return answer;
  } catch {
    return ground();
  }
}

function ground() {
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><path fill="#8a7f6a" d="M0 0h240v160H0z"/></svg>';
  return new Response(drawn, { headers: { 'Content-Type': 'image/svg+xml' } });
}
