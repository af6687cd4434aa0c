import { isGameId, loadGame } from '@tafelrunde/games';
import type { Errand, Errands, Helpers } from './crew.ts';
import { Engine } from './engine.ts';
import type { Reply, Request } from './protocol.ts';

// The page's types know a window, and no worker.
const send = (reply: Reply | Errands): void =>
  (self as unknown as { postMessage(message: Reply | Errands): void }).postMessage(reply);

const broken = (error: unknown): void =>
  send({ type: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });

/** What lets bots think ahead, on other cores as well; those that go by rules of thumb do without. */
const crew = () => import('./crew.ts');
let known: Helpers | null = null;

const engine = new Engine({
  send,
  bots: () => import('./advisor.ts'),
  async helpers() {
    const { Helpers } = await crew();
    // They run this very file.
    const hire = () => new Worker(self.location.href, { type: 'module', name: 'helper' });
    known ??= new Helpers(hire, navigator.hardwareConcurrency || 1);
    return known;
  },
});

/** Errands of a helper, one after the other. */
let errands: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Request | Errand>) => {
  if (data.type === 'help' || data.type === 'warm') errands = errands.then(() => assist(data)).catch(broken);
  else engine.hear(data).catch(broken);
});

/** As a helper: nothing is kept here but what was compiled. */
async function assist(errand: Errand): Promise<void> {
  const { helpHere, warmHere } = await crew();
  const id = errand.type === 'warm' ? errand.game : errand.task.game;
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  const game = await loadGame(id);
  if (errand.type === 'warm') return warmHere(game, errand.setup);
  send({ number: errand.number, rows: await helpHere(game, errand.task) });
}
