import { replayQuest } from '@tafelrunde/analysis';
import type { HelpTask } from '@tafelrunde/bots';
import { dailyQuest, type GameId, manifestOf } from '@tafelrunde/games';
import { type GameRecord, History, namesOf, type Plain, type Seat } from '@tafelrunde/kernel';
import { gameOfWork, type LabWork, performLab } from '@tafelrunde/lab';
import { positionPicture } from '@tafelrunde/session';
import { type Lang, render } from '@tafelrunde/words';
import think, { type BotTask, tryDeals } from '../bots/worker.ts';
import { cardScenes } from '../card-scenes.ts';
import { theGames } from '../games.ts';

/** What is thought about for bots of tables: somebody waits for it. */
export type Thought =
  | { readonly kind: 'think'; readonly task: BotTask }
  | { readonly kind: 'help'; readonly task: HelpTask };

/** The record of a quest of the day that is to be played again. */
interface QuestWork {
  readonly kind: 'quest';
  readonly game: GameId;
  readonly day: number;
  readonly record: GameRecord;
}

/** A position of a finished game that is to be drawn, as a seat or a spectator sees it. */
export interface PictureWork {
  readonly kind: 'picture';
  readonly game: GameId;
  readonly record: GameRecord;
  readonly position: number;
  readonly viewer: Seat;
  readonly names: readonly string[];
  readonly lang: Lang;
}

/** A piece of work that can be done on any machine. */
export type Work = LabWork | Thought | QuestWork | PictureWork;

export function isThought(work: Work): work is Thought {
  return work.kind === 'think' || work.kind === 'help';
}

/** The rules that a piece of work is about: whoever has others must not do it. */
export function rulesOf(work: Work): string {
  const game = isThought(work) ? work.task.game : 'game' in work ? work.game : gameOfWork(work);
  return `${game}/${theGames[game]?.version ?? 'none'}`;
}

/** Does a piece of work here; what runs in the threads of a worker. */
export default async function perform(work: Work): Promise<unknown> {
  if (work.kind === 'think') return think(work.task);
  if (work.kind === 'help') return tryDeals(work.task);
  if (work.kind === 'quest')
    return replayQuest(theGames[work.game], dailyQuest(manifestOf(work.game), work.day), work.record);
  if (work.kind === 'picture') return drawPosition(work);
  return performLab(work);
}

/** The picture as SVG; null if the record does not lead there any more. */
function drawPosition({ game: id, record, position, viewer, names, lang }: PictureWork): string | null {
  const game = theGames[id];
  const replayed = History.replay(game, record, position);
  if (!replayed.ok) return null;
  const { match } = replayed.value;
  const { title, colour } = manifestOf(id);
  const nouns = namesOf(game);
  const decision = match.decision();
  const nameOfSeat = (seat: Seat): string => names[seat] || game.name(`seat:${seat}`, lang);
  const asked = decision && `${nameOfSeat(decision.seat)}: ${render(decision.prompt, lang, game.catalogue, nouns)}`;
  return positionPicture({
    ...{ view: game.view(match, viewer) as Plain, title: title[lang], colour, viewer, nameOfSeat },
    caption: asked ?? ENDED[lang],
    ...{ names: nouns, lang, sceneOf: cardScenes(id) },
  });
}

const ENDED: Readonly<Record<Lang, string>> = { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' };
