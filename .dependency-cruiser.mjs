// The layers of the project (docs/architecture.md): each imports only from those below it.
// Whatever is not listed is forbidden, so a new package has to find its place here first.

/** Code that only tests run; it may import packages/testing from anywhere. */
const tests = '(\\.test\\.ts$)|(/(test|browser)/)';

/** Each layer: where it lives, and which parts of the workspace it may import besides itself; its tests may import more. */
const layers = [
  { name: 'words', path: '^packages/words/', below: [] },
  { name: 'kernel', path: '^packages/kernel/', below: ['^packages/words/'] },
  { name: 'protocol', path: '^packages/protocol/', below: ['^packages/(words|kernel)/'] },
  { name: 'games', path: '^packages/games/(?!all/)([^/]+)/', below: ['^packages/(words|kernel)/'] },
  // The list of all games is the one place that knows each of them.
  { name: 'list', path: '^packages/games/all/', below: ['^packages/(words|kernel|games)/'] },
  {
    name: 'session',
    path: '^packages/session/',
    below: ['^packages/(words|kernel|protocol)/'],
    // It knows no game, and has to do for all of them.
    tried: ['^packages/games/'],
  },
  { name: 'bots', path: '^packages/bots/', below: ['^packages/(words|kernel|games)/'] },
  {
    name: 'analysis',
    path: '^packages/analysis/',
    below: ['^packages/(words|kernel|bots)/'],
    // It knows no game, and has to do for all of them.
    tried: ['^packages/games/'],
  },
  { name: 'decks', path: '^packages/decks/', below: ['^packages/(words|kernel|games)/'] },
  { name: 'lab', path: '^packages/lab/', below: ['^packages/(words|kernel|games|bots|analysis|decks)/'] },
  { name: 'rules', path: '^packages/rules/', below: [] },
  { name: 'testing', path: '^packages/testing/', below: ['^packages/(words|kernel|games|rules)/'] },
  {
    name: 'web',
    path: '^apps/web/',
    below: ['^packages/(rules|words|kernel|protocol|session|games|bots|analysis|decks|lab)/'],
    // Pages in whose tests days pass, and letters are caught, visit a server in the same process.
    tried: ['^apps/server/'],
  },
  {
    name: 'server',
    path: '^apps/server/',
    below: ['^packages/(words|kernel|protocol|session|games|bots|analysis|decks|lab)/'],
  },
  // The tool starts the server, and it checks rules and invariants with the testing package.
  { name: 'cli', path: '^apps/cli/', below: ['^packages/', '^apps/server/'] },
];

const workspace = '^(packages|apps)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = layers.map(({ name, path, below }) => ({
  name: `layer-${name}`,
  comment: `${name} imports only itself${below.length ? ' and the layers below it' : ''} (docs/architecture.md)`,
  severity: 'error',
  from: { path, pathNot: tests },
  // $1 is the game's own folder: a game may import itself, never another game.
  to: { path: workspace, pathNot: [name === 'games' ? '^packages/games/$1/' : path, ...below] },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const testRules = layers.map(({ name, path, below, tried = [] }) => ({
  name: `layer-${name}-tests`,
  comment: `tests of ${name} import what ${name} may import, and packages/testing`,
  severity: 'error',
  from: { path: `${path}.*(${tests})` },
  to: {
    path: workspace,
    pathNot: [name === 'games' ? '^packages/games/$1/' : path, ...below, ...tried, '^packages/testing/'],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...testRules,
    {
      name: 'layer-unknown',
      comment: 'a folder that is in no layer: give it a place in .dependency-cruiser.mjs',
      severity: 'error',
      from: { path: workspace, pathNot: layers.map(({ path }) => path) },
      to: {},
    },
    {
      name: 'no-io-in-kernel-and-games',
      comment: 'kernel and games run unchanged in a browser worker',
      severity: 'error',
      from: { path: '^packages/(words|kernel|protocol|session|games|decks)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'files that need each other at run time are one file, or lack a third (types may know each other)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    // Imports of types are dependencies too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'svelte', 'import', 'node', 'default'],
    },
  },
};
