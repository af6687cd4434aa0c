import type { Refusal, Result } from '@tafelrunde/kernel';
import { loadEngine } from '../games/engines.ts';
import { type Advisor, advisorFor } from './advisor.ts';
import type { Reply, Request } from './protocol.ts';
import { Session } from './session.ts';

const send = (reply: Reply): void => (self as unknown as { postMessage(message: Reply): void }).postMessage(reply);

let session: Session | null = null;
let advisors: readonly (Advisor | null)[] = [];
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
      return begin(Session.start(await loadEngine(request.game), request.setup, request.seed, request));
    case 'load':
      return begin(Session.load(await loadEngine(request.game), request.text, request));
    case 'answer':
      return goOn(session?.answer(request.position, request.ids) ?? null);
    case 'unpick':
      return goOn(session?.unpick(request.position, request.card) ?? null);
    case 'undo':
      return goOn(session?.undo() ?? null);
    case 'pass':
      return goOn(session?.passUntil(request.position, request.until) ?? null);
    case 'wishes':
      session?.wish(request.wishes);
      return goOn(null);
  }
}

async function begin(result: Result<Session>): Promise<void> {
  if (!result.ok) return send({ type: 'failed', words: result.problem });
  session = result.value;
  const { seats, history } = session;
  const { game, seed } = history;
  advisors = await Promise.all(
    seats.map((kind, seat) => (kind === 'human' ? null : advisorFor(game, kind, `${seed}:${seat}`))),
  );
  goOn(null);
}

/** Lets bots and wishes to pass go on until a person has something to decide. */
function goOn(refusal: Refusal | null): void {
  if (!session) return;
  if (refusal) {
    send({ type: 'refused', words: refusal.words });
    return;
  }
  for (;;) {
    const bot = session.botToMove;
    if (bot >= 0) {
      const advisor = advisors[bot];
      if (!advisor) throw new Error(`seat ${bot} has no bot`);
      // One that takes its time is seen to think.
      if (session.seats[bot] === 'keen') send({ type: 'update', update: session.update(bot) });
      session.moveBot(advisor);
    } else if (!session.passIfWished()) break;
  }
  send({ type: 'update', update: session.update() });
  session.tell();
}
