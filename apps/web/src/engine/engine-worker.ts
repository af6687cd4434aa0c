import { thinksAhead } from '@tafelrunde/bots';
import { type GameId, isGameId, loadGame } from '@tafelrunde/games';
import type { Match, Refusal, Result } from '@tafelrunde/kernel';
import type { Place } from '@tafelrunde/session';
import type { Advisor, Counsellor } from './advisor.ts';
import type { Errand, Errands, Helpers } from './crew.ts';
import type { Reply, Request } from './protocol.ts';
import { Screen } from './screen.ts';

// The page's types know a window, and no worker.
const send = (reply: Reply | Errands): void =>
  (self as unknown as { postMessage(message: Reply | Errands): void }).postMessage(reply);

let screen: Screen | null = null;
/** The bots, by seat; each is fetched when it has to move for the first time. */
let advisors: Advisor[] = [];
let counsellor: Counsellor | null = null;
/** Requests are served one after the other, also while the game is being loaded. */
let queue: Promise<void> = Promise.resolve();

/** The bots. Fetched when one is on turn for the first time or somebody wants counsel: the first question does without. */
const bots = () => import('./advisor.ts');
/** What lets them think ahead, on other cores as well; those that go by rules of thumb do without. */
const crew = () => import('./crew.ts');

let known: Helpers | null = null;

/** Other cores; made when a bot thinks ahead for the first time. They run this very file. */
async function helpers(): Promise<Helpers> {
  const { Helpers } = await crew();
  known ??= new Helpers(
    () => new Worker(self.location.href, { type: 'module', name: 'helper' }),
    navigator.hardwareConcurrency || 1,
  );
  return known;
}

self.addEventListener('message', ({ data }: MessageEvent<Request | Errand>) => {
  queue = queue
    .then(() => (data.type === 'help' || data.type === 'warm' ? assist(data) : serve(data)))
    .catch((error: unknown) =>
      send({ type: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
});

/** As a helper: nothing is kept here but what was compiled. */
async function assist(errand: Errand): Promise<void> {
  const { helpHere, warmHere } = await crew();
  if (errand.type === 'warm') return warmHere(await loadGame(gameId(errand.game)), errand.setup);
  const { number, task } = errand;
  send({ number, rows: await helpHere(await loadGame(gameId(task.game)), task) });
}

function gameId(id: string): GameId {
  if (!isGameId(id)) throw new Error(`there is no game ${id}`);
  return id;
}

async function serve(request: Request): Promise<void> {
  switch (request.type) {
    case 'start':
      return begin(Screen.start(await loadGame(request.game, request.setup), request.setup, request.seed, request));
    case 'load':
      return begin(Screen.load(await loadGame(request.game), request.text, request));
    case 'answer':
      return goOn(screen?.answer(request.place, request.ids) ?? null);
    case 'unpick':
      return goOn(screen?.unpick(request.place, request.card) ?? null);
    case 'undo':
      return goOn(screen?.undo(request.to) ?? null);
    case 'redo':
      return goOn(screen?.redo() ?? null);
    case 'hint':
      return counsel(request.place);
    case 'weigh':
      return weighChoice(request.place, request.id);
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
  counsellor = null;
  const { seats, session } = screen;
  const { game, setup } = session.history;
  advisors = [];
  if (seats.some(thinksAhead)) {
    const { warmHere } = await crew();
    (await helpers()).prepare(game.id, setup);
    void warmHere(game, setup);
  }
  return goOn(null);
}

/** Tells what the strongest bot would do, by what whoever is asked can know; nothing is done. */
async function counsel(place: Place): Promise<void> {
  if (!screen?.session.isAt(place) || screen.botToMove >= 0) return;
  const { history, match } = screen.session;
  counsellor ??= await (await bots()).counsellorFor(history.game, history.seed);
  const { branch, position } = place;
  const counsel = await counsellor.counsel(match, (await helpers()).crewFor(match as Match));
  const { weigh } = await import('./weighing.ts');
  const next = (await weigh(match, counsel.id, { milliseconds: 300 }))?.next ?? '';
  send({ type: 'hint', hint: { branch, position, ...counsel, next } });
}

/** Tells what a choice would cost, by what whoever is asked can know; nothing is done. */
async function weighChoice({ branch, position }: Place, id: string): Promise<void> {
  const here = screen?.session.isAt({ branch, position }) && screen.botToMove < 0 ? screen.session.match : null;
  const { weigh } = await import('./weighing.ts');
  const weighed = here && (await weigh(here, id));
  send({ type: 'weighed', weighing: { branch, position, id, weighed } });
}

async function botOf({ seats, session: { history } }: Screen, seat: number): Promise<Advisor> {
  const kind = seats[seat];
  if (kind === undefined || kind === 'human') throw new Error(`seat ${seat} has no bot`);
  return (await bots()).advisorFor(history.game, kind, history.seed, seat);
}

/** Lets bots and wishes to pass go on until a person has something to decide. */
async function goOn(refusal: Refusal | null): Promise<void> {
  if (!screen) return;
  if (refusal) {
    send({ type: 'refused', words: refusal.words });
    return;
  }
  for (;;) {
    const bot = screen.botToMove;
    if (bot >= 0) {
      advisors[bot] ??= await botOf(screen, bot);
      const advisor = advisors[bot];
      if (thinksAhead(screen.seats[bot]!) && advisor.think) {
        // One that takes its time is seen to think.
        send({ type: 'update', update: screen.update(bot) });
        const { match } = screen.session;
        screen.answerForBot(await advisor.think(match, (await helpers()).crewFor(match)));
      } else screen.moveBot(advisor);
    } else if (!screen.passIfWished()) break;
  }
  send({ type: 'update', update: screen.update() });
  screen.tell();
}
