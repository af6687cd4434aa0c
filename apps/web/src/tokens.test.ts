import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withQueries } from '../named-media.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
const read = (file: string): string => readFileSync(here + file, 'utf8');
const all = readdirSync(here, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const files = (ending: string): string[] =>
  all.filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts')).sort();

const isTokens = (file: string): boolean => /(^|\/)tokens\.css$/.test(file);
const sheets = files('.css');
const components = files('.svelte');
const code = files('.ts');
const styleOf = (file: string): string =>
  file.endsWith('.css') ? read(file) : (/<style>.*/s.exec(read(file))?.[0] ?? '');
const styled = [...sheets, ...components].filter((file) => !isTokens(file));

/** Every place where that is found, as "file: what". */
const found = (list: readonly string[], text: (file: string) => string, what: RegExp): string[] =>
  list.flatMap((file) => [...text(file).matchAll(what)].map(([match]) => `${file}: ${match}`));

const LITERAL = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi;
const NAMED =
  /(?:color|background|fill|stroke|border[\w-]*|shadow|outline):[^;]*(?<![\w-])(?:white|black|red|green|blue|gold|gr[ae]y|brown|yellow|orange|purple)(?![\w-])[^;]*;/g;

/** Playing pieces that can be pressed: cards, dice, tokens, places, piles, and marks on the time line of a game. Everything else that is pressed is a Button. */
const pieces = [
  'games/lcg/Companion.svelte',
  'games/runebound/Dice.svelte',
  'games/runebound/FightDeeds.svelte',
  'games/runebound/HexMap.svelte',
  'games/runebound/Token.svelte',
  'layout/LaneCards.svelte',
  'layout/Scene.svelte',
  'pages/CardTile.svelte',
  'replay/Timeline.svelte',
  'table/Card.svelte',
  'table/Counter.svelte',
  'table/Strip.svelte',
];

describe('colours', () => {
  it('stand in tokens.css and nowhere else', () => {
    expect(found([...styled, ...code], read, LITERAL)).toEqual([]);
    expect(found(styled, styleOf, NAMED)).toEqual([]);
  });

  it('of the pages that the server writes itself are the same', () => {
    const tokens = read('tokens.css');
    for (const [colour] of read('../public/plain.css').matchAll(LITERAL)) expect(tokens).toContain(`: ${colour};`);
    expect(read('../index.html')).toContain(`content="${/--ground: (#\w+)/.exec(tokens)?.[1]}"`);
  });
});

describe('tokens', () => {
  const defined = new Set(
    [...sheets, ...components].flatMap((file) =>
      [...read(file).matchAll(/(--[\w-]+)(?::|=\{)/g)].map(([, name]) => name),
    ),
  );
  const used = new Set(
    [...sheets, ...components, ...code].flatMap((file) =>
      [...read(file).matchAll(/var\((--[\w-]+?)(?:-\$\{|[,)])/g)].map(([, name]) => name!),
    ),
  );

  it('are there if they are used', () => {
    const names = [...defined].join('\n');
    expect([...used].filter((name) => !defined.has(name) && !names.includes(`${name}-`))).toEqual([]);
  });

  it('are used if they are there', () => {
    const named = sheets
      .filter(isTokens)
      .flatMap((file) => [...read(file).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name!));
    const begun = [...used].filter((name) => !defined.has(name));
    expect(named.filter((name) => !used.has(name) && !begun.some((begin) => name.startsWith(`${begin}-`)))).toEqual([]);
  });

  it('give levels', () => {
    expect(found(styled, styleOf, /z-index: (?!var\()[^;]+/g)).toEqual([]);
  });
});

describe('breakpoints', () => {
  it('have names, in styles and in code', () => {
    expect(found(styled, styleOf, /@(?:media|container)[^{]*(?:width|height)[^{]*/g)).toEqual([]);
    expect(
      found([...components, ...code], read, /(?:MediaQuery|matchMedia)\(['"`][^)]*(?:width|height)[^)]*/g),
    ).toEqual([]);
  });

  it('are put in by the build, which stops at an unknown one', () => {
    expect(withQueries('@media (--phone) { a { color: var(--phone) } }')).toBe(
      '@media (width < 40rem) { a { color: var(--phone) } }',
    );
    expect(withQueries('@media not (--low) {}')).toBe('@media not (height < 56.25rem) {}');
    expect(() => withQueries('@media (--huge) {}')).toThrow('huge');
  });
});

describe('buttons', () => {
  it('are one component, beside the pieces of the games', () => {
    const bare = components.filter((file) => read(file).includes('<button'));
    expect(bare).toEqual([...pieces, 'parts/Button.svelte'].sort());
  });

  it('get their look from nowhere else', () => {
    const others = styled.filter((file) => file !== 'parts/Button.svelte' && file !== 'app.css');
    expect(found(others, styleOf, /(?:^|[\s,>(])button\b[^{};]*\{/gm)).toEqual([]);
  });
});

describe('classes that hold everywhere', () => {
  it('begin with the name of their family', () => {
    const families = /^\.(?:width|unseen|online|menu|campaign-form|report|card-|lcg-|culture-|rb-)/;
    const outer = sheets.flatMap((file) =>
      [...read(file).matchAll(/^[^\s@/:*}][^{]*\{|^[^\s@/:*}].*,$/gm)].map(([rule]) => `${file} ${rule}`),
    );
    const stray = outer.filter((rule) => {
      const selector = rule.slice(rule.indexOf(' ') + 1);
      return /^\S*\./.test(selector) && !families.test(selector.replace(/^[a-z]+(?=\.)/, ''));
    });
    expect(stray).toEqual([]);
  });
});
