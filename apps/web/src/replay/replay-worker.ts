import { loadGame } from '@tafelrunde/games';
import { Replay } from '@tafelrunde/session';
import type { ReplayReply, ReplayRequest } from './protocol.ts';

// The page's types know a window, and no worker.
const send = (reply: ReplayReply): void => postMessage(reply);

let replay: Replay | null = null;
let queue: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => {
  queue = queue
    .then(() => serve(data))
    .catch((error: unknown) =>
      send({ type: 'broken', message: error instanceof Error ? error.message : String(error) }),
    );
});

async function serve(request: ReplayRequest): Promise<void> {
  if (request.type === 'load') {
    const loaded = Replay.load(await loadGame(request.game), request.text);
    if (!loaded.ok) return send({ type: 'failed', words: loaded.problem });
    replay = loaded.value;
    const { record, seats, steps } = replay;
    return send({ type: 'loaded', record, seats, steps });
  }
  const { position, viewer, open } = request;
  if (replay) send({ type: 'look', position, look: replay.look(position, viewer, open) });
}
