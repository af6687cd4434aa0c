import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('the numbers of a server are told in the form that Prometheus reads', () => {
  const metrics = new Metrics();
  metrics.answers.add(2);
  metrics.answers.add(3);
  for (const seconds of [0.001, 0.0011, 3]) metrics.commits.observe(seconds);
  expect(metrics.answers.value).toBe(5);
  const text = metrics.text({ tables: [4, 'Tables.'] });
  expect(text).toContain(
    '# HELP tafelrunde_answers_total Answers that were taken.\n# TYPE tafelrunde_answers_total counter\ntafelrunde_answers_total 5\n',
  );
  expect(text).toContain(
    '# TYPE tafelrunde_commit_seconds histogram\ntafelrunde_commit_seconds_bucket{le="0.001"} 1\ntafelrunde_commit_seconds_bucket{le="0.0025"} 2\n',
  );
  expect(text).toContain(
    'tafelrunde_commit_seconds_bucket{le="2.5"} 2\ntafelrunde_commit_seconds_bucket{le="+Inf"} 3\ntafelrunde_commit_seconds_sum 3.0021\ntafelrunde_commit_seconds_count 3\n',
  );
  expect(text).toContain('# HELP tables Tables.\n# TYPE tables gauge\ntables 4\n');
  for (const name of ['refused', 'malformed', 'limited', 'failures'])
    expect(text).toContain(`tafelrunde_${name}_total 0\n`);
  expect(text).toMatch(/tafelrunde_reply_seconds_count 0/);
});
