import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../test/serving.ts';
import { ServerProcess } from './process.ts';

function script(code: string): string {
  const file = join(tempFolder(), 'server.mjs');
  writeFileSync(file, code);
  return file;
}

const TALKING = `
  process.on('SIGTERM', () => { console.error('goodbye'); process.exit(5); });
  console.error('x'.repeat(30_000));
  console.log('The table will be ready soon.');
  console.log(\`ready: http://\${process.env.HOST}:\${process.env.PORT} \${process.env.GREETING}\`);
  setInterval(() => {}, 1000);`;

it('a server is started with its environment, logs, and ends with its code when it is asked to', async () => {
  const server = await ServerProcess.start({ GREETING: 'hello' }, script(TALKING));
  expect(server.url).toBe('http://127.0.0.1:0');
  expect(server.gone).toBe(false);
  expect(await server.stop()).toBe(5);
  expect(server.gone).toBe(true);
  await expect.poll(() => server.log).toMatch(/^x+\ngoodbye\n$/);
  expect(server.log).toHaveLength(20_000);
});

it('its port and address can be given, and it can be killed, twice as well', async () => {
  const server = await ServerProcess.start({ PORT: '81', HOST: 'there' }, script(TALKING));
  expect(server.url).toBe('http://there:81');
  server.signal('SIGSTOP');
  await server.kill();
  await server.kill();
  expect(server.gone).toBe(true);
});

it('one that does not start is told with what it has logged', async () => {
  const starting = ServerProcess.start({}, script(`console.error('no data folder'); process.exitCode = 1;`));
  await expect(starting).rejects.toThrow(/^the server did not start: no data folder/);
});
