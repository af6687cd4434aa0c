import { RecordJudge } from '@tafelrunde/analysis';
import { isGameId, loadGame } from '@tafelrunde/games';
import type { JudgeReply, JudgeRequest } from './protocol.ts';

const send = (reply: JudgeReply): void => postMessage(reply);

let judge: Promise<RecordJudge> | null = null;

self.addEventListener('message', ({ data }: MessageEvent<JudgeRequest>) => void serve(data));

async function serve(request: JudgeRequest): Promise<void> {
  if (request.type === 'record') {
    const { record } = request;
    if (isGameId(record.game)) judge = loadGame(record.game).then((game) => RecordJudge.of(game, record));
    return;
  }
  const { n, job } = request;
  try {
    if (judge) send({ type: 'sample', n, sample: (await judge).judge(job) });
  } catch (error) {
    send({ type: 'broken', n, message: error instanceof Error ? error.message : String(error) });
  }
}
