/** Keeps the page in the browser once it is there and has nothing better to do. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
    // A browser that forbids it (private windows, no TLS) plays on with the network.
    whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
  });
}
