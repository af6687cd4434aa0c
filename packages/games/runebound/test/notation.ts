import type { Node } from '@tafelrunde/kernel';
import type { Ability, EventOption, RbDef, Task, Where } from '../src/defs.ts';

/** Fields of a node that say the same as another one. */
const TWICE = new Set(['k', 'name']);

/** An effect in short: `damage(2,physical)`, `all(gold(2),heal(1))`. What is not set is left out. */
function note(value: unknown): string {
  if (Array.isArray(value)) return value.map(note).join(',');
  if (typeof value !== 'object' || value === null) return `${value}`;
  if (!('k' in value)) return whereNote(value as Where);
  const fields = Object.entries(value as Node).filter(
    ([key, part]) => !TWICE.has(key) && part !== null && part !== false,
  );
  return fields.length === 0 ? (value.k as string) : `${value.k}(${fields.map(([, part]) => note(part)).join(',')})`;
}

const whereNote = ({ places = [], sites = [], terrain = [] }: Where): string =>
  `@${[...places, ...sites, ...terrain].join('/')}`;

/** An ability in short: what starts it, its limit, place, condition and cost, then what it does. */
function abilityNote(ability: Ability): string {
  const called = ability.name ? `"${ability.name.en}" ` : '';
  if (ability.kind === 'constant') return `${called}${ability.text.en}`;
  const head: string[] = [ability.kind];
  if (ability.kind === 'surge') head.push(`${ability.cost}`);
  if (ability.kind === 'action') head.push(`${ability.actions}`);
  if ('moment' in ability) head.push(ability.moment.says.en);
  if ('limit' in ability && ability.limit) head.push(`per ${ability.limit}`);
  if ('at' in ability && ability.at) head.push(whereNote(ability.at));
  if ('condition' in ability && ability.condition) head.push(note(ability.condition));
  if ('cost' in ability && ability.kind !== 'surge' && ability.cost) head.push(`for ${note(ability.cost)}`);
  return `${called}${head.join(' ')}: ${note(ability.effect)}`;
}

function taskNote({ at, actions = 1, cost, by, outcomes }: Task): string {
  const how = typeof by === 'string' ? by : `test ${by.test} ${by.mod ?? 0}`;
  const ends = outcomes.map(({ need, effect, discard }) => {
    const wanted = need === undefined ? '' : `[${typeof need === 'number' ? need : need.join('+')}] `;
    return `${wanted}${note(effect)}${discard ? ' discard' : ''}`;
  });
  return [`${actions} ${whereNote(at)}`, cost ? `for ${note(cost)}` : '', how, ...ends].filter(Boolean).join(' ; ');
}

const optionNote = (option: EventOption): string =>
  'rumor' in option ? `rumor ${taskNote(option.rumor)}` : note(option.effect);

/** Everything that is printed on a card, in one line; `-` where there is nothing. */
export function cardNote(def: RbDef): string {
  const { id, title, quantity } = def;
  const parts = [id, `${title.de} / ${title.en}`, valuesOf(def), ...textsOf(def)];
  return `${quantity > 1 ? `${quantity}x ` : ''}${parts.join(' | ')}`;
}

function valuesOf({ tree, type, scenario }: RbDef): string {
  const card: { readonly [field: string]: unknown } = { ...tree };
  const of = (...fields: string[]): string => fields.map((field) => `${card[field] ?? '-'}`).join(' ');
  switch (type) {
    case 'hero':
      return of('body', 'mind', 'spirit', 'health', 'speed', 'handLimit', 'gold', 'start', 'tokens');
    case 'asset': {
      const trade = card.trade as { value: number; at: string } | undefined;
      return `${of('set', 'kind', 'price', 'token')}${trade ? ` ${trade.value}@${trade.at}` : ''}`;
    }
    case 'skill':
      return of('set', 'attribute', 'cost', 'stars');
    case 'enemy':
      return `${of('deck')} ${scenario || '-'} ${of('health', 'traits')}`;
    case 'scenario':
      return of('perToken', 'perZombie', 'startTokens', 'zombiesWithBoss');
    default:
      return [of('deck'), scenario].filter((part) => part !== '' && part !== '-').join(' ');
  }
}

function textsOf({ tree }: RbDef): readonly string[] {
  if ('body' in tree) return [`setup: ${note(tree.setup)}`, ...tree.abilities.map(abilityNote)];
  if ('boss' in tree) {
    const { boss, afterAct2 } = tree;
    const villain = `${boss.title.de} / ${boss.title.en} ${boss.health}>=${boss.least} ${boss.token} @${boss.at} ${boss.traits}`;
    const after = afterAct2 === 'lost' ? 'lost' : `march @${afterAct2.marchTo}`;
    return [villain, `after act 2: ${after}`, ...boss.abilities.map(abilityNote)];
  }
  if ('options' in tree) return tree.options.map(optionNote);
  if ('reward' in tree) return [`reward: ${note(tree.reward)}`, ...tree.abilities.map(abilityNote)];
  if ('flavor' in tree && 'scenario' in tree && !('deck' in tree)) return storyTexts(tree);
  if ('task' in tree && tree.task) return [taskNote(tree.task)];
  return 'abilities' in tree ? (tree.abilities ?? []).map(abilityNote) : [];
}

function storyTexts({ effect, arrives, task, enemy }: Extract<RbDef['tree'], { effect?: unknown }>): readonly string[] {
  const texts: string[] = [];
  if (effect) texts.push(note(effect));
  if (arrives) texts.push(`arrives: ${note(arrives)}`);
  if (task) texts.push(taskNote(task));
  if (enemy) {
    const { at, health, traits, reward, abilities } = enemy;
    texts.push(`fight ${whereNote(at)} ${health} ${traits}`, `reward: ${note(reward)}`, ...abilities.map(abilityNote));
  }
  return texts;
}
