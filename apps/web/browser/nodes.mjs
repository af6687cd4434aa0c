// Starts nodes of the built server on a PostgreSQL and a NATS of their own, with addresses that stay when a node goes.
const built = new URL('../../server/dist/client/index.js', import.meta.url).href;

/**
 * @param {number} count
 * @returns {Promise<{ doors: readonly string[], restart: (node: number, meanwhile?: () => Promise<void>) => Promise<number | null>, stop: () => Promise<void> }>}
 */
export async function startNodes(count) {
  const { startNodeProcesses } = await import(built);
  // The page as it was built, and the limits of the other browser tests.
  return startNodeProcesses(count, { TAFELRUNDE_PAGE: '', TAFELRUNDE_RATES: '100', TAFELRUNDE_BOT_PACE: '0' });
}
