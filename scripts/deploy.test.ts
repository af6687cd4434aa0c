// What is handed to operators: files that other programs read. Here they are held to what this program says of itself.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { at } from './lib.mjs';

const read = (path: string): string => readFileSync(at(path), 'utf8');
const config = read('apps/server/src/config.ts');
const commands = read('apps/cli/src/commands.ts');
const known = new Set([...config.matchAll(/\b(DATABASE_URL|NATS_URL|TAFELRUNDE_\w+)\b/g)].map(([name]) => name));

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, Service>>;
  };

  it('has a database, a messenger, two nodes, a worker and a proxy that knows the nodes', () => {
    expect(Object.keys(compose.services)).toEqual(['postgres', 'nats', 'node-a', 'node-b', 'worker', 'proxy']);
    expect(commands).toContain("from './commands/worker.ts'");
    expect(compose.services.worker.command).toEqual(['node', 'apps/cli/dist/main.js', 'worker']);
    for (const node of ['node-a', 'node-b']) expect(read('deploy/Caddyfile')).toContain(`${node}:8080`);
    for (const { depends_on = [] } of Object.values(compose.services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of needed) expect(Object.keys(compose.services)).toContain(name);
    }
  });

  it('sets only what the server reads', () => {
    expect(Object.keys(compose.services['node-a'].environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the manifests', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/tafelrunde.yaml'));

  it('are whole, and set only what the server reads', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(documents.map((one) => one.get('kind'))).toEqual([
      'Deployment',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ]);
    const named = [...read('deploy/kubernetes/tafelrunde.yaml').matchAll(/name: ([A-Z]+_[A-Z_]+)/g)].map(
      ([, one]) => one,
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('the dashboard shows only numbers that the server gives', () => {
  const given = read('apps/server/src/metrics.ts') + read('apps/server/src/hall.ts');
  const asked = [...read('deploy/grafana.json').matchAll(/\b(tafelrunde_\w+|process_\w+)/g)].map(([, name]) =>
    name.replace(/_bucket$/, ''),
  );
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !given.includes(name))).toEqual([]);
});
