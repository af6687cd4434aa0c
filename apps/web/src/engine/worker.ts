import { loadGame } from '@tafelrunde/games';
import type { Refusal, Result } from '@tafelrunde/kernel';
import { type Advisor, advisorFor } from './advisor.ts';
import type { Reply, Request } from './protocol.ts';
import { Screen } from './screen.ts';

// The page's types know a window, and no worker.
const send = (reply: Reply): void => (self as unknown as { postMessage(message: Reply): void }).postMessage(reply);

let screen: Screen | null = null;
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
      return begin(Screen.start(await loadGame(request.game), request.setup, request.seed, request));
    case 'load':
      return begin(Screen.load(await loadGame(request.game), request.text, request));
    case 'answer':
      return goOn(screen?.answer(request.place, request.ids) ?? null);
    case 'unpick':
      return goOn(screen?.unpick(request.place, request.card) ?? null);
    case 'undo':
      return goOn(screen?.undo() ?? null);
    case 'pass':
      return goOn(screen?.passUntil(request.place, request.until) ?? null);
    case 'wishes':
      screen?.wish(request.wishes);
      return goOn(null);
  }
}

async function begin(result: Result<Screen>): Promise<void> {
  if (!result.ok) return send({ type: 'failed', words: result.problem });
  screen = result.value;
  const { seats, session } = screen;
  const { game, seed } = session.history;
  advisors = await Promise.all(
    seats.map((kind, seat) => (kind === 'human' ? null : advisorFor(game, kind, `${seed}:${seat}`))),
  );
  goOn(null);
}

/** Lets bots and wishes to pass go on until a person has something to decide. */
function goOn(refusal: Refusal | null): void {
  if (!screen) return;
  if (refusal) {
    send({ type: 'refused', words: refusal.words });
    return;
  }
  for (;;) {
    const bot = screen.botToMove;
    if (bot >= 0) {
      const advisor = advisors[bot];
      if (!advisor) throw new Error(`seat ${bot} has no bot`);
      // One that takes its time is seen to think.
      if (screen.seats[bot] === 'keen') send({ type: 'update', update: screen.update(bot) });
      screen.moveBot(advisor);
    } else if (!screen.passIfWished()) break;
  }
  send({ type: 'update', update: screen.update() });
  screen.tell();
}
