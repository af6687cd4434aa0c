import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { emptyPage, tempFolder, testConfig } from '../test/serving.ts';
import { terminalLanguage } from './language.ts';
import { type ServeOptions, serve } from './serve.ts';

const webRoot = emptyPage();
const config = testConfig();

async function start(options: ServeOptions = {}) {
  const served = await serve({ port: 0, webRoot, config, ...options });
  if (!served.ok) throw new Error(served.problem.sentence.en);
  return served;
}

async function refusal(options: ServeOptions) {
  const served = await serve({ port: 0, webRoot, config, ...options });
  if (served.ok) await served.stop();
  return served.ok ? undefined : served.problem;
}

it('answers on a free port until it is stopped', async () => {
  const server = await start();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.stop();
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('says so when the port is taken', async () => {
  const server = await start();
  const problem = await refusal({ port: server.port, config: testConfig() });
  expect(problem).toMatchObject({ code: 'port-in-use', exitCode: 1 });
  expect(problem?.sentence.en).toContain(`Port ${server.port} is already in use`);
  await server.stop();
});

it.each(['abc', '-1', '65536', '80.5', '8080x', '1e3', ' '])('refuses the port %j', async (port) => {
  expect(await refusal({ port })).toMatchObject({ code: 'bad-port', exitCode: 2 });
});

it('refuses an address of another machine', async () => {
  expect(await refusal({ host: '192.0.2.1' })).toMatchObject({ code: 'bad-host', exitCode: 2 });
});

it('refuses a data folder that another server uses, that comes from the future, or that is none', async () => {
  const server = await start();
  expect(await refusal({})).toMatchObject({ code: 'data-in-use', exitCode: 1 });
  await server.stop();
  const later = tempFolder();
  const database = new Database(join(later, 'tafelrunde.sqlite'));
  database.exec('create table kysely_migration (name text primary key, timestamp text not null)');
  database.exec("insert into kysely_migration values ('9999-the-future', '2099')");
  database.close();
  expect(await refusal({ config: testConfig({ data: later }) })).toMatchObject({ code: 'data-newer', exitCode: 1 });
  const file = join(webRoot, 'index.html');
  expect(await refusal({ config: testConfig({ data: file }) })).toMatchObject({ code: 'data-unusable', exitCode: 1 });
});

it('refuses to serve a page that was never built', async () => {
  expect(await refusal({ webRoot: join(webRoot, 'nowhere') })).toMatchObject({ code: 'page-missing', exitCode: 1 });
});

it.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'en_US', LC_MESSAGES: 'de_AT' }, 'de'],
  [{}, 'en'],
])('speaks the language of the terminal: %j', (env, language) => {
  expect(terminalLanguage(env)).toBe(language);
});
