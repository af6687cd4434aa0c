import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import type { CommandModule } from './commands.ts';
import { memoryIo } from './memory-io.ts';
import { run } from './tool.ts';

const german = { LANG: 'de_AT.UTF-8' };

async function call(line: string, env: Record<string, string> = {}, commands?: readonly CommandModule[]) {
  const io = memoryIo({ env });
  const code = await run(line.split(' ').filter(Boolean), io, commands);
  return { code, out: io.out, err: io.err };
}

describe('help', () => {
  test.each(['', '--help', 'help'])('"tafelrunde %s" shows every command', async (line) => {
    const { code, out, err } = await call(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: tafelrunde \[options\] \[command\]/);
    expect(out).toMatch(/rules .*\n[\s\S]*--lang|--lang[\s\S]*rules/);
  });

  test.each(['rules', 'serve', 'cards', 'fuzz', 'replay', 'bench'])(
    '%s --help is in the language asked for',
    async (command) => {
      const english = await call(`${command} --help`);
      const deutsch = await call(`${command} --help --lang de`);
      expect([english.code, deutsch.code]).toEqual([0, 0]);
      expect(english.out).toMatch(new RegExp(`^Usage: tafelrunde ${command} \\[options\\]`));
      expect(deutsch.out).toMatch(new RegExp(`^Aufruf: tafelrunde ${command} \\[Optionen\\]`));
      expect(deutsch.out).toContain('Optionen:');
      expect(deutsch.out).not.toMatch(/\b(Options|Usage|display|default|show)/);
    },
  );

  test('the terminal sets the language, and --lang overrules it', async () => {
    expect((await call('--help', german)).out).toContain('Aufruf:');
    expect((await call('--help', { ...german, LC_ALL: 'en_GB.UTF-8' })).out).toContain('Usage:');
    expect((await call('--help --lang=en', german)).out).toContain('Usage:');
    expect((await call('--lang de --help')).out).toContain('Aufruf:');
  });
});

describe('a call that cannot be understood gets a sentence and exit code 2', () => {
  test.each([
    ['rules --foo', 'There is no option "--foo" here.', 'Die Option „--foo“ gibt es hier nicht.'],
    ['rules --gam lcg', 'Did you mean "--game"?', 'Meintest du „--game“?'],
    ['ruels', 'There is no command "ruels". Did you mean "rules"?', 'Den Befehl „ruels“ gibt es nicht.'],
    ['rules --game', 'The option "--game <game>" needs a value.', 'Der Option „--game <game>“ fehlt ihr Wert.'],
    ['rules lcg', 'The command "rules" does not take so many', 'Der Befehl „rules“ versteht nicht so viele'],
    ['rules --lang fr', 'There is no language "fr"', 'Die Sprache „fr“ gibt es nicht'],
    ['rules --game chess', 'There is no game "chess"; known are dbg,', 'Das Spiel „chess“ gibt es nicht; bekannt'],
  ])('%s', async (line, english, deutsch) => {
    const first = await call(line);
    expect({ code: first.code, out: first.out }).toEqual({ code: 2, out: '' });
    expect(first.err).toContain(english);
    expect(first.err).not.toContain('error:');
    const second = await call(line, german);
    expect(second).toMatchObject({ code: 2, out: '' });
    expect(second.err).toContain(deutsch);
  });
});

describe('a command that breaks', () => {
  const broken: CommandModule = {
    register: (program: Command) =>
      void program.command('break').action(() => {
        throw new Error('the table collapsed');
      }),
  };

  test('ends with exit code 1 and a short message', async () => {
    const { code, out, err } = await call('break', {}, [broken]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('Something went wrong: the table collapsed');
    expect(err).not.toContain('    at ');
    expect((await call('break', german, [broken])).err).toContain('schiefgegangen: the table collapsed');
  });

  test('shows the stack with DEBUG', async () => {
    expect((await call('break', { DEBUG: '1' }, [broken])).err).toContain('    at ');
  });
});

test('a command can end with an exit code of its own', async () => {
  const found: CommandModule = {
    register: (program, io) =>
      void program.command('find').action(() => {
        io.exitCode = 1;
      }),
  };
  expect((await call('find', {}, [found])).code).toBe(1);
});
