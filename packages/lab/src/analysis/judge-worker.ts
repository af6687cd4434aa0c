// What runs in each worker thread of an analysis: one judge of the record, and decisions as they come.
import type { Job, Sample } from '@tafelrunde/analysis';
import { workerData } from 'piscina';
import { type Judging, judgeOf } from './judges.ts';

const judging = workerData as Judging;
const own = judgeOf(judging);

export default async function judgeOne(job: Job): Promise<Sample> {
  return (await own).judge(job, { toEnd: judging.toEnd });
}
