// Where two parts meet stands a type. What types cannot see is looked for here, in the sources.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ownSources } from './sources.mjs';

const MOST_CASTS = 25;
const sources = ownSources();

/** Files that are run and not imported: they do something when they are loaded. */
const programs = /(^|\/)(main|worker|thread|attacker|gives-way|[\w-]*-worker)\.ts$|^apps\/web\/[\w.-]+\.ts$/;
/** The one module that is imported for what it does: a thread gives way to others before it loads anything else. */
const GIVES_WAY = './gives-way.ts';

describe('casts that go over unknown', () => {
  const found = sources.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, i) => {
      if (!line.includes('as unknown as') || line.trimStart().startsWith('//')) return [];
      const near = [line, ...lines.slice(Math.max(0, i - 4), i)];
      return [{ at: `${path}: ${line.trim()}`, path, reason: near.some((one) => /\/\/|\/\*\*| \* /.test(one)) }];
    });
  });

  it(`are at most ${MOST_CASTS}, each with its reason beside it`, () => {
    expect(found.filter(({ reason }) => !reason).map(({ at }) => at)).toEqual([]);
    expect(found.map(({ at }) => at).length).toBeLessThanOrEqual(MOST_CASTS);
  });

  it('do not stand between a game and its page', () => {
    expect(found.filter(({ path }) => path.startsWith('apps/web/src/games/')).map(({ at }) => at)).toEqual([]);
  });
});

describe('modules', () => {
  it('change nothing in others when they are imported', () => {
    const acting = sources
      .filter(({ path }) => path.endsWith('.ts') && !programs.test(path))
      .flatMap(({ path, text }) => topLevelDeeds(path, text));
    expect(acting).toEqual([]);
  });

  it('are not imported for what they do', () => {
    const found = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/^import '([^']+)';$/gm)]
        .filter(([, from]) => !from.endsWith('.css') && from !== GIVES_WAY)
        .map(([line]) => `${path}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});

/** Calls of what a file imports, and assignments to it, that it makes by itself when it is loaded. */
function topLevelDeeds(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imported = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) imported.add(name.text);
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const one of namedBindings.elements) imported.add(one.name.text);
    if (namedBindings && ts.isNamespaceImport(namedBindings)) imported.add(namedBindings.name.text);
  }
  const isForeign = (node: ts.Expression): boolean => {
    if (ts.isBinaryExpression(node)) return isForeign(node.left);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isCallExpression(node)) {
      return isForeign(node.expression);
    }
    if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return isForeign(node.expression);
    return ts.isIdentifier(node) && imported.has(node.text);
  };
  return file.statements
    .filter(ts.isExpressionStatement)
    .filter(({ expression }) => isForeign(expression))
    .map((statement) => `${path}: ${statement.getText(file).split('\n')[0]}`);
}

describe('bots', () => {
  it('read what cards do, not how that is worded', () => {
    const found = sources
      .filter(({ path }) => path.startsWith('packages/bots/'))
      .flatMap(({ path, text }) => {
        const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
        const patterns: string[] = [];
        const look = (node: ts.Node): void => {
          if (ts.isRegularExpressionLiteral(node)) patterns.push(`${path}: ${node.text}`);
          ts.forEachChild(node, look);
        };
        look(file);
        return patterns;
      });
    expect(found).toEqual([]);
  });
});

// Step functions read their match from the table they stand in, so TypeScript cannot know that table's names inside of them.
describe('jumps', () => {
  const packages = new Map<string, { path: string; text: string }[]>();
  for (const source of sources) {
    const name = /^packages\/(games\/\w+|kernel|testing)(?=\/.*\.ts$)/.exec(source.path)?.[0];
    if (name) packages.set(name, [...(packages.get(name) ?? []), source]);
  }

  it.each([...packages.keys()])('lead to a step of their procedure: %s', (name) => {
    expect(blindJumps(packages.get(name)!)).toEqual([]);
  });

  it('that lead nowhere are found', () => {
    const text = `const p = procedure('p', { a: (m) => m.goto('b'), c(m) { m.goto('a'); } });
      const later = (m) => m.goto('c'), never = (m) => m.goto('d');`;
    expect(blindJumps([{ path: 'p.ts', text }])).toEqual(["p.ts: m.goto('b')", "p.ts: m.goto('d')"]);
  });
});

/**
 * Jumps to a name that no step has: none of the procedure around them, or none of the whole package where a jump stands
 * outside of one, as it does in what several steps share.
 */
function blindJumps(files: readonly { path: string; text: string }[]): string[] {
  const names = new Set(['']);
  const jumps: { where: string; to: string; around: ReadonlySet<string> | null }[] = [];
  for (const { path, text } of files) {
    if (!text.includes('procedure') && !text.includes('.goto(')) continue;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const look = (node: ts.Node, around: ReadonlySet<string> | null): void => {
      let inside = around;
      if (ts.isObjectLiteralElement(node) && node.name && 'text' in node.name) names.add(node.name.text);
      if (ts.isCallExpression(node)) {
        const { expression, arguments: given } = node;
        if (expression.getText(file) === 'procedure') inside = stepNames(given[1]);
        const to = given[0];
        const isJump = ts.isPropertyAccessExpression(expression) && expression.name.text === 'goto';
        if (isJump && to && ts.isStringLiteral(to))
          jumps.push({ where: `${path}: ${node.getText(file)}`, to: to.text, around });
      }
      ts.forEachChild(node, (child) => look(child, inside));
    };
    look(file, null);
  }
  return jumps.filter(({ to, around }) => !(around ?? names).has(to)).map(({ where }) => where);
}

/** The names in a table of steps; null if some come from elsewhere. */
function stepNames(table: ts.Expression | undefined): ReadonlySet<string> | null {
  if (!table || !ts.isObjectLiteralExpression(table) || table.properties.some(ts.isSpreadAssignment)) return null;
  return new Set(['', ...table.properties.map(({ name }) => (name && 'text' in name ? name.text : ''))]);
}
