import type { Refusal, Result } from '@tafelrunde/kernel';
import { loadEngine } from './games.ts';
import type { Reply, Request } from './protocol.ts';
import { Session } from './session.ts';

const send = (reply: Reply): void => (self as unknown as { postMessage(message: Reply): void }).postMessage(reply);

let session: Session | null = null;
/** Requests are served one after the other, also while the game is being loaded. */
let queue: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  queue = queue
    .then(() => serve(data))
    .catch((error: unknown) =>
      send({ type: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
});

async function serve(request: Request): Promise<void> {
  switch (request.type) {
    case 'start':
      return begin(Session.start(await loadEngine(request.game), request.setup, request.seed));
    case 'load':
      return begin(Session.load(await loadEngine(request.game), request.text));
    case 'answer':
      return tell(session?.answer(request.position, request.id) ?? null);
    case 'undo':
      return tell(session?.undo() ?? null);
  }
}

function begin(result: Result<Session>): void {
  if (result.ok) {
    session = result.value;
    tell(null);
  } else {
    send({ type: 'failed', words: result.problem });
  }
}

function tell(refusal: Refusal | null): void {
  if (refusal) send({ type: 'refused', words: refusal.words });
  else if (session) send({ type: 'update', update: session.update() });
}
