import type { Effect, Literal } from '@tafelrunde/kernel';
import { compile, isCustom } from './compile.ts';
import { DECKS, hexesOf } from './content/map.ts';
import { tokenNumber } from './content/tokens.ts';
import type {
  Ability,
  AssetSpec,
  EnemySpec,
  EventSpec,
  HeroSpec,
  QuestSpec,
  RbDef,
  ScenarioSpec,
  SkillSpec,
  StorySpec,
  Task,
  TaskDef,
  Where,
} from './defs.ts';
import { action } from './language/abilities.ts';
import { rb } from './language/language.ts';
import { tradeThis } from './language/market.ts';
import { registry } from './registry.ts';
import { ATTRIBUTES } from './stats.ts';
import { abilityText, optionText, taskText } from './texts.ts';
import { FOUGHT, OWN } from './zones.ts';

/** Backs of cards that are no adventure cards. */
const BACK = { skill: 3, asset: 4, story: 5, other: 6 } as const;

const NOTHING: Omit<RbDef, 'id' | 'title' | 'type' | 'back' | 'tree'> = {
  triggers: [],
  modifiers: [],
  quantity: 1,
  set: '',
  scenario: '',
  flavor: null,
  hero: null,
  setup: '',
  boss: null,
  assetKind: '',
  price: 0,
  trade: null,
  tokens: [],
  attribute: -1,
  orbs: [],
  stars: 0,
  health: 0,
  traits: [],
  reward: '',
  options: [],
  task: null,
  marker: -1,
  effect: '',
  arrives: '',
  surges: [],
  combats: [],
  actions: [],
  frees: [],
  dice: [],
  tests: [],
  texts: [],
  text: { de: '', en: '' },
  custom: 0,
  abilities: 0,
};

function register(def: Omit<RbDef, 'text'>): void {
  if (registry.some(({ id }) => id === def.id)) throw new Error(`two cards are called ${def.id}`);
  const { texts } = def;
  registry.push({
    ...def,
    text: { de: texts.map(({ de }) => de).join('\n'), en: texts.map(({ en }) => en).join('\n') },
  });
}

/** A hero: the values and abilities of its main side, and the ability of its setup side. */
export function hero(spec: HeroSpec): void {
  const { id, title, abilities, tokens } = spec;
  const setup = rb.compile(`${id}#setup`, [spec.setup]).name;
  const { de, en } = rb.sentence(rb.textOf(spec.setup));
  const compiled = compile(id, abilities, OWN);
  register({
    ...NOTHING,
    ...compiled,
    id,
    title,
    type: 'hero',
    tree: spec,
    back: BACK.other,
    hero: spec,
    setup,
    tokens: tokens.map(tokenNumber),
    texts: [{ de: `Aufbau: ${de}`, en: `Setup: ${en}` }, ...abilities.map(abilityText)],
    custom: compiled.custom,
    abilities: abilities.length + 1,
  });
}

export function asset(spec: AssetSpec): void {
  const { id, title, set, kind, price, token, trade, quantity = 1 } = spec;
  // Every goods card describes the action by which it is traded (RB-GOODS-02).
  const abilities = [
    ...(spec.abilities ?? []),
    ...(trade ? [action({ at: { sites: [trade.at] }, effect: tradeThis })] : []),
  ];
  register({
    ...NOTHING,
    ...compile(id, abilities, OWN),
    id,
    title,
    type: 'asset',
    tree: spec,
    back: BACK.asset,
    quantity,
    set,
    assetKind: kind,
    price,
    trade: trade ?? null,
    tokens: token === undefined ? [] : [tokenNumber(token)],
    texts: abilities.map(abilityText),
  });
}

export function skill(spec: SkillSpec): void {
  const { id, title, set, attribute, cost, stars = 0, abilities } = spec;
  register({
    ...NOTHING,
    ...compile(id, abilities, OWN),
    id,
    title,
    type: 'skill',
    tree: spec,
    back: BACK.skill,
    set,
    attribute: ATTRIBUTES.indexOf(attribute),
    orbs: cost,
    stars,
    texts: abilities.map(abilityText),
  });
}

/** What adventure cards have in common. */
function adventure({
  id,
  title,
  deck,
  scenario,
  flavor,
}: Pick<EnemySpec, 'id' | 'title' | 'deck' | 'scenario' | 'flavor'>) {
  return { id, title, scenario: scenario ?? '', flavor, back: DECKS.indexOf(deck) } as const;
}

const reward = (id: string, effect: Effect): string => rb.compile(`${id}#reward`, [effect]).name;

function rewardText(effect: Effect): Literal {
  const { de, en } = rb.sentence(rb.textOf(effect));
  return { de: `Belohnung: ${de}`, en: `Reward: ${en}` };
}

export function enemy(spec: EnemySpec): void {
  const { id, health, traits, abilities } = spec;
  register({
    ...NOTHING,
    ...compile(id, abilities, FOUGHT),
    ...adventure(spec),
    type: 'enemy',
    tree: spec,
    health,
    traits,
    reward: reward(id, spec.reward),
    texts: [...abilities.map(abilityText), rewardText(spec.reward)],
    abilities: abilities.length + 1,
  });
}

export function event(spec: EventSpec): void {
  const { id, options } = spec;
  register({
    ...NOTHING,
    ...adventure(spec),
    type: 'event',
    tree: spec,
    options: options.map((option, i) => {
      const says = rb.keepPhrase(`${id}#${i}`, optionText(option));
      if ('rumor' in option) return { proc: '', task: taskOf(`${id}#${i}`, option.rumor), says };
      return { proc: rb.compile(`${id}#${i}`, [option.effect]).name, task: null, says };
    }),
    texts: options.map(optionText),
    abilities: 2,
    custom: options.filter((option) => isCustom(option as unknown as Ability)).length,
  });
}

function taskOf(id: string, task: Task): TaskDef {
  const { at, actions = 1, cost, by, outcomes } = task;
  return {
    at,
    actions,
    payable: cost ? rb.could(cost) : () => true,
    cost: cost ? rb.compile(`${id}#cost`, [cost]).name : '',
    by: typeof by === 'object' ? 'test' : by,
    attribute: typeof by === 'object' ? ATTRIBUTES.indexOf(by.test) : -1,
    mod: typeof by === 'object' ? (by.mod ?? 0) : 0,
    outcomes: outcomes.map(({ need, effect, discard = false }, i) => ({
      need: Array.isArray(need) ? need : [],
      successes: typeof need === 'number' ? need : 1,
      proc: rb.compile(`${id}#outcome${i}`, [effect]).name,
      discard,
      says: rb.keepPhrase(`${id}#outcome${i}`, rb.say(rb.textOf(effect))),
    })),
  };
}

export function quest(spec: QuestSpec): void {
  const { id, task } = spec;
  register({
    ...NOTHING,
    ...adventure(spec),
    type: 'quest',
    tree: spec,
    task: taskOf(id, task),
    texts: taskText(task),
    abilities: task.outcomes.length,
    custom: isCustom(task as unknown as Ability) ? 1 : 0,
  });
}

/** The one hex where something can be done; -1 if there are several (RB-STORYQUEST-03, -04). */
function onlyHex({ places = [], sites = [], terrain = [] }: Where): number {
  if (sites.length + terrain.length > 0 || places.length !== 1) return -1;
  const hexes = hexesOf(places[0]);
  return hexes.length === 1 ? hexes[0] : -1;
}

export function story(spec: StorySpec): void {
  const { id, title, scenario, flavor, effect, task, arrives, enemy: foe } = spec;
  const abilities = foe?.abilities ?? [];
  const texts: Literal[] = [];
  if (effect) texts.push(rb.sentence(rb.textOf(effect)));
  if (arrives) texts.push(rb.sentence(rb.textOf(arrives)));
  if (task) texts.push(...taskText(task));
  if (foe)
    texts.push(
      ...taskText({ at: foe.at, by: 'simply', outcomes: [] }),
      ...abilities.map(abilityText),
      rewardText(foe.reward),
    );
  const fight: TaskDef | null = foe
    ? { at: foe.at, actions: 1, payable: () => true, cost: '', by: 'fight', attribute: -1, mod: 0, outcomes: [] }
    : null;
  const where = task?.at ?? foe?.at;
  register({
    ...NOTHING,
    ...compile(id, abilities, FOUGHT),
    id,
    title,
    type: task || foe ? 'storyQuest' : 'story',
    tree: spec,
    back: BACK.story,
    scenario,
    flavor,
    health: foe?.health ?? 0,
    traits: foe?.traits ?? [],
    reward: foe ? reward(id, foe.reward) : '',
    task: task ? taskOf(id, task) : fight,
    marker: where ? onlyHex(where) : -1,
    effect: effect ? rb.compile(`${id}#effect`, [effect]).name : '',
    arrives: arrives ? rb.compile(`${id}#arrives`, [arrives]).name : '',
    texts,
    abilities: texts.length,
    custom: isCustom(spec as unknown as Ability) ? 1 : 0,
  });
}

/** A scenario card: rules of side A, the villain on side B. */
export function scenario(spec: ScenarioSpec): void {
  const { id, title, boss, rules } = spec;
  register({
    ...NOTHING,
    ...compile(id, boss.abilities, FOUGHT),
    id,
    title,
    type: 'scenario',
    tree: spec,
    back: BACK.other,
    scenario: id,
    boss: spec,
    health: boss.health,
    traits: boss.traits,
    tokens: [tokenNumber(boss.token)],
    texts: [...rules, ...boss.abilities.map(abilityText)],
    abilities: rules.length + boss.abilities.length,
  });
}
