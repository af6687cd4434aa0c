import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { memoryIo } from './memory-io.ts';
import { run } from './tool.ts';

test('every command explains itself in both languages', async () => {
  const program = new Command();
  for (const command of commands) command.register(program, memoryIo());
  const pages: string[] = [];
  for (const name of ['', ...program.commands.map((command) => command.name())]) {
    for (const lang of ['en', 'de']) {
      const io = memoryIo();
      const code = await run([...(name ? [name] : []), '--help', '--lang', lang], io);
      expect({ code, err: io.err }).toEqual({ code: 0, err: '' });
      pages.push(`=== tafelrunde ${name} (${lang})\n${io.out}`);
    }
  }
  await expect(pages.join('\n')).toMatchFileSnapshot(fileURLToPath(new URL('../test/help.txt', import.meta.url)));
});
