import { type Crew, thinksAhead } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import type { Match, Refusal, Result } from '@tafelrunde/kernel';
import type { Place } from '@tafelrunde/session';
import type { Advisor, Counsellor } from './advisor.ts';
import type { Helpers } from './crew.ts';
import type { Reply, Request } from './protocol.ts';
import { Screen } from './screen.ts';

/** What an engine has around it; what is not needed for the first question is fetched when it is asked for. */
export interface Means {
  send(reply: Reply): void;
  bots(): Promise<Pick<typeof import('./advisor.ts'), 'advisorFor' | 'counsellorFor'>>;
  /** The cores of this machine, for bots that think ahead. */
  helpers(): Promise<Pick<Helpers, 'prepare' | 'crewFor'>>;
}

/**
 * The game that is played at this screen, as the page talks to it. Requests are served one after the other, also while the game is being
 * loaded; but nobody waits for a thought: whoever has something to say breaks it off.
 */
export class Engine {
  private readonly means: Means;
  private screen: Screen | null = null;
  /** The bots, by seat; each is fetched when it has to move for the first time. */
  private advisors: Advisor[] = [];
  private counsellor: Counsellor | null = null;
  private queue: Promise<void> = Promise.resolve();
  /** How many wait who have something to say. */
  private waiting = 0;

  constructor(means: Means) {
    this.means = means;
  }

  /** Serves a request when those before it have been served. */
  hear(request: Request): Promise<void> {
    const isUrgent = request.type !== 'wishes' && request.type !== 'hint' && request.type !== 'weigh';
    if (isUrgent) this.waiting++;
    // How somebody wants to play is heeded at once, whoever thinks.
    if (request.type === 'wishes') this.screen?.wish(request.wishes);
    const served = this.queue.then(() => {
      if (isUrgent) this.waiting--;
      return this.serve(request);
    });
    this.queue = served.catch(() => undefined);
    return served;
  }

  private async serve(request: Request): Promise<void> {
    const { screen } = this;
    switch (request.type) {
      case 'start': {
        const { game, setup, seed } = request;
        return this.begin(Screen.start(await loadGame(game, setup), setup, seed, request));
      }
      case 'load':
        return this.begin(Screen.load(await loadGame(request.game), request.text, request));
      case 'answer':
        return this.goOn(screen?.answer(request.place, request.ids) ?? null);
      case 'unpick':
        return this.goOn(screen?.unpick(request.place, request.card) ?? null);
      case 'undo':
        return this.goOn(screen?.undo(request.to) ?? null);
      case 'redo':
        return this.goOn(screen?.redo() ?? null);
      case 'hint':
        return this.counsel(request.place);
      case 'weigh':
        return this.weighChoice(request.place, request.id);
      case 'pass':
        return this.goOn(screen?.passUntil(request.place, request.until) ?? null);
      case 'wishes':
        return this.goOn(null);
    }
  }

  private async begin(result: Result<Screen>): Promise<void> {
    if (!result.ok) return this.means.send({ type: 'failed', words: result.problem });
    const { seats, session } = result.value;
    this.screen = result.value;
    this.counsellor = null;
    this.advisors = [];
    const { game, setup } = session.history;
    if (seats.some(thinksAhead)) (await this.means.helpers()).prepare(game, setup);
    return this.goOn(null);
  }

  /** Lets bots and wishes to pass go on until a person has something to decide, or something to say. */
  private async goOn(refusal: Refusal | null): Promise<void> {
    const { screen } = this;
    const { send } = this.means;
    if (!screen) return;
    if (refusal) {
      send({ type: 'refused', words: refusal.words });
      if (screen.botToMove < 0) return;
    }
    for (;;) {
      const bot = screen.botToMove;
      if (bot >= 0) {
        this.advisors[bot] ??= await this.botOf(screen, bot);
        const advisor = this.advisors[bot];
        if (thinksAhead(screen.seats[bot]!) && advisor.think) {
          // One that takes its time is seen to think.
          send({ type: 'update', update: screen.update(bot) });
          const { match } = screen.session;
          const id = await advisor.think(match, await this.crewFor(match));
          // Whoever waits is served now, and lets the bots go on after that.
          if (this.waiting > 0) return;
          screen.answerForBot(id);
        } else screen.moveBot(advisor);
      } else if (!screen.passIfWished()) break;
    }
    send({ type: 'update', update: screen.update() });
    screen.tell();
  }

  /** Tells what the strongest bot would do, by what whoever is asked can know; nothing is done. */
  private async counsel(place: Place): Promise<void> {
    const { screen } = this;
    if (!screen?.session.isAt(place) || screen.botToMove >= 0) return;
    const { history, match } = screen.session;
    this.counsellor ??= await (await this.means.bots()).counsellorFor(history.game, history.seed);
    const { branch, position } = place;
    const counsel = await this.counsellor.counsel(match, await this.crewFor(match as Match));
    if (this.waiting > 0) return;
    const { weigh } = await import('./weighing.ts');
    const next = (await weigh(match, counsel.id, { milliseconds: 300 }))?.next ?? '';
    this.means.send({ type: 'hint', hint: { branch, position, ...counsel, next } });
  }

  /** Tells what a choice would cost, by what whoever is asked can know; nothing is done. */
  private async weighChoice({ branch, position }: Place, id: string): Promise<void> {
    const { screen } = this;
    const here = screen?.session.isAt({ branch, position }) && screen.botToMove < 0 ? screen.session.match : null;
    const { weigh } = await import('./weighing.ts');
    const weighed = here && (await weigh(here, id));
    this.means.send({ type: 'weighed', weighing: { branch, position, id, weighed } });
  }

  /** Who helps with a thought: nobody any more, once somebody waits. It ends then with what it has found. */
  private async crewFor(match: Match): Promise<Crew> {
    const all = (await this.means.helpers()).crewFor(match);
    return () => (this.waiting > 0 ? [] : all());
  }

  private async botOf({ seats, session: { history } }: Screen, seat: number): Promise<Advisor> {
    const kind = seats[seat];
    if (kind === undefined || kind === 'human') throw new Error(`seat ${seat} has no bot`);
    return (await this.means.bots()).advisorFor(history.game, kind, history.seed, seat);
  }
}
