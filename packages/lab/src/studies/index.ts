import type { Study } from './study.ts';

/** Every study by its name, loaded when it is asked for. */
const sources = {
  dbg: () => import('./dbg.ts'),
  tcg: () => import('./tcg.ts'),
  runebound: () => import('./runebound.ts'),
  'lcg-campaign': () => import('./lcg-campaign.ts'),
  chances: () => import('./chances.ts'),
  calibration: () => import('./calibration.ts'),
} satisfies Record<string, () => Promise<{ readonly study: Study }>>;

export type StudyName = keyof typeof sources;

export const studyNames = Object.keys(sources) as readonly StudyName[];

export async function loadStudy(name: StudyName): Promise<Study> {
  return (await sources[name]()).study;
}
