// Keeps the page in the browser, so that it starts and plays without a network. Written into sw.js by offline.ts, which
// fills in the names of all files and a version that changes with any of them.
const { version, files } = __PAGE__;
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
  if (request.method !== 'GET' || origin !== self.location.origin || !known.has(pathname)) return;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(pathname))
      .then((kept) => kept ?? fetch(request)),
  );
});
