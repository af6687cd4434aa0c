import { cancelEvent, delay, emit, eventOf, type GameEvent, replaceEvent, type Trigger } from '../src/index.ts';
import { type MiniMatch, type MiniParts, type MiniState, noting, trigger } from './mini.ts';
import { HIT, scene } from './scene.ts';

const procedures: MiniParts['procedures'] = [
  noting('react'),
  noting('stop', cancelEvent),
  noting('less', (m) => {
    eventOf(m).n = 1;
  }),
  noting('instead', (m) => replaceEvent(m, 'react', {})),
  noting('ping', (m) => emit(m, { type: 'ping' })),
  noting('answer', (m) => emit(m, { type: 'pong' })),
  noting('put off', (m) => delay(m, 'pong', 'react', {})),
];

const before = (proc: string, more: Partial<Trigger<MiniState>> = {}) =>
  trigger('hit', proc, { timing: 'when', ...more });

/** What a card can do about being hit, or about what others do about it. */
const ABILITIES: Readonly<Record<string, Trigger<MiniState>>> = {
  react: trigger('hit', 'react'),
  'react early': trigger('hit', 'react', { early: true }),
  'may react': trigger('hit', 'react', { optional: true }),
  'may react, but cannot': trigger('hit', 'react', { optional: true, usable: () => false }),
  ping: trigger('hit', 'ping'),
  'may ping': trigger('hit', 'ping', { optional: true }),
  'answer a ping': trigger('ping', 'answer'),
  'may answer a ping': trigger('ping', 'answer', { optional: true }),
  'put off': trigger('hit', 'put off'),
  stop: before('stop'),
  'may stop': before('stop', { optional: true }),
  'may stop early': before('stop', { optional: true, early: true }),
  less: before('less'),
  'less early': before('less', { early: true }),
  'may make less': before('less', { optional: true }),
  instead: before('instead'),
};

const HAPPENING: Readonly<Record<string, readonly GameEvent[]>> = {
  hit: [HIT],
  'ping, two hits and pong': [{ type: 'ping' }, HIT, { ...HIT, n: 4 }, { type: 'pong' }],
};

const POLICIES: readonly (readonly [name: string, policy: MiniParts['policy']])[] = [
  ['one, rounds', { forced: 'one', responses: 'rounds' }],
  ['each, each', { forced: 'each', responses: 'each' }],
  [
    'blind',
    { forced: 'one', responses: 'rounds', blind: new Set(['hit']), asksAnyway: (_m, _event, seat) => seat === 2 },
  ],
];

/** Answers with what stands first, or last, as long as anybody is asked about reactions; then what has happened. */
function played(m: MiniMatch, at: 0 | -1): string {
  const told: string[] = [];
  for (let asked = 0; asked < 30; asked++) {
    const decision = m.decision();
    if (!decision || decision.options[0].id === 'x') break;
    const { id } = decision.options.at(at)!;
    told.push(`${decision.kind} ${decision.seat} ${decision.options.map((one) => one.id).join('/')}: ${id}`);
    m.answer(id);
  }
  return [...told, m.s.notes.join(', ')].join(' | ');
}

/** Any two abilities of cards before two seats, whatever happens, by every policy. */
export function reactionBook(): string {
  const lines: string[] = [];
  const names = Object.keys(ABILITIES);
  for (const [policyName, policy] of POLICIES) {
    for (const [name, happening] of Object.entries(HAPPENING)) {
      lines.push(`# ${name} (${policyName})`);
      names.forEach((one, i) => {
        for (const other of names.slice(i)) {
          const begin = () =>
            scene([[0], [1, ABILITIES[one]], [0, ABILITIES[other], ABILITIES['may react']]], happening, {
              policy,
              procedures,
            });
          const courses = new Set([played(begin(), 0), played(begin(), -1)]);
          lines.push(`${one} + ${other}`, ...[...courses].map((course) => `  ${course}`));
        }
      });
    }
  }
  return `${lines.join('\n')}\n`;
}
