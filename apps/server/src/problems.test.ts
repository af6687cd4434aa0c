import { expect, it } from 'vitest';
import { callWords } from './calls/words.ts';
import { notFoundPage } from './not-found.ts';
import * as problems from './problems.ts';

it('what a server says to people is there in both languages', async () => {
  const { pageMissing, ...others } = problems;
  const all = [
    pageMissing,
    ...Object.values(others).map((make) => (make as (...args: unknown[]) => problems.Problem)('WHAT', 'WHY')),
  ];
  const calls = (['de', 'en'] as const).map((lang) => [
    ...(['turn', 'reminder', 'invitation'] as const).flatMap((key) =>
      ['lcg', 'chess'].map((game) => callWords[key][lang](game)),
    ),
    ...['', 'Anna, Bert'].map((names) => callWords.with[lang](names)),
    ...[callWords.stop[lang], callWords.stopped[lang], JSON.stringify(callWords.code[lang]('123'))],
  ]);
  const said = [
    ...all.map(({ code, exitCode, sentence }) => `${code} ${exitCode}\n  ${sentence.de}\n  ${sentence.en}`),
    ...calls.flat(),
    notFoundPage('de'),
    notFoundPage('en'),
  ];
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('../test/said.txt');
});
