import { type Compiler, type Effect, isCustom } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { compile } from './compile.ts';
import { DECKS, hexesOf } from './content/map.ts';
import { tokenNumber } from './content/tokens.ts';
import type {
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
import { isWithinByHex } from './players.ts';
import type { RbState } from './state.ts';
import { ATTRIBUTES } from './stats.ts';
import { abilityText, optionText, taskText } from './texts.ts';
import { FOUGHT, OWN } from './zones.ts';

/** Backs of cards that are no adventure cards. */
const BACK = { skill: 3, asset: 4, story: 5, other: 6 } as const;

const NOTHING: Omit<RbDef, 'text' | 'texts' | 'brief' | 'id' | 'title' | 'type' | 'back' | 'tree'> = {
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
  custom: 0,
  abilities: 0,
};

/** A card as data: what a card file lists. */
export type RbCard =
  | { readonly type: 'hero'; readonly spec: HeroSpec }
  | { readonly type: 'asset'; readonly spec: AssetSpec }
  | { readonly type: 'skill'; readonly spec: SkillSpec }
  | { readonly type: 'enemy'; readonly spec: EnemySpec }
  | { readonly type: 'event'; readonly spec: EventSpec }
  | { readonly type: 'quest'; readonly spec: QuestSpec }
  | { readonly type: 'story'; readonly spec: StorySpec }
  | { readonly type: 'scenario'; readonly spec: ScenarioSpec };

export const hero = (spec: HeroSpec): RbCard => ({ type: 'hero', spec });
export const asset = (spec: AssetSpec): RbCard => ({ type: 'asset', spec });
export const skill = (spec: SkillSpec): RbCard => ({ type: 'skill', spec });
export const enemy = (spec: EnemySpec): RbCard => ({ type: 'enemy', spec });
export const event = (spec: EventSpec): RbCard => ({ type: 'event', spec });
export const quest = (spec: QuestSpec): RbCard => ({ type: 'quest', spec });
export const story = (spec: StorySpec): RbCard => ({ type: 'story', spec });
export const scenario = (spec: ScenarioSpec): RbCard => ({ type: 'scenario', spec });

type L = Compiler<RbState>;

/** Compiles what a card does, and writes its text in both languages from the same values. */
export function define(card: RbCard, l: L): RbDef {
  switch (card.type) {
    case 'hero':
      return finish(heroDef(card.spec, l));
    case 'asset':
      return finish(assetDef(card.spec, l));
    case 'skill':
      return finish(skillDef(card.spec, l));
    case 'enemy':
      return finish(enemyDef(card.spec, l));
    case 'event':
      return finish(eventDef(card.spec, l));
    case 'quest':
      return finish(questDef(card.spec, l));
    case 'story':
      return finish(storyDef(card.spec, l));
    case 'scenario':
      return finish(scenarioDef(card.spec, l));
  }
}

/** A definition with what writes its texts, in full or briefly. */
type Unfinished = Omit<RbDef, 'text' | 'texts' | 'brief'> & { readonly write: () => readonly Literal[] };

/**
 * Written out field by field: what is spread gets a shape of its own for each kind of card, or even for each card, and rules that
 * read definitions all the time would have to look up where a field lies.
 */
function finish(def: Unfinished): RbDef {
  const { write } = def;
  const texts = write();
  return {
    id: def.id,
    title: def.title,
    type: def.type,
    tree: def.tree,
    triggers: def.triggers,
    modifiers: def.modifiers,
    quantity: def.quantity,
    set: def.set,
    scenario: def.scenario,
    back: def.back,
    flavor: def.flavor,
    hero: def.hero,
    setup: def.setup,
    boss: def.boss,
    assetKind: def.assetKind,
    price: def.price,
    trade: def.trade,
    tokens: def.tokens,
    attribute: def.attribute,
    orbs: def.orbs,
    stars: def.stars,
    health: def.health,
    traits: def.traits,
    reward: def.reward,
    options: def.options,
    task: def.task,
    marker: def.marker,
    effect: def.effect,
    arrives: def.arrives,
    surges: def.surges,
    combats: def.combats,
    actions: def.actions,
    frees: def.frees,
    dice: def.dice,
    tests: def.tests,
    custom: def.custom,
    abilities: def.abilities,
    texts,
    text: { de: texts.map(({ de }) => de).join('\n'), en: texts.map(({ en }) => en).join('\n') },
    brief: () => rb.briefly(write),
  };
}

/** A hero: the values and abilities of its main side, and the ability of its setup side. */
function heroDef(spec: HeroSpec, l: L): Unfinished {
  const { id, title, abilities, tokens } = spec;
  const setup = l.compile(`${id}#setup`, [spec.setup]).name;
  const compiled = compile(id, abilities, OWN, l);
  return {
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
    write: () => [setupText(spec.setup), ...abilities.map(abilityText)],
    custom: compiled.custom,
    abilities: abilities.length + 1,
  };
}

function assetDef(spec: AssetSpec, l: L): Unfinished {
  const { id, title, set, kind, price, token, trade, quantity = 1 } = spec;
  // Every goods card describes the action by which it is traded (RB-GOODS-02).
  const abilities = [
    ...(spec.abilities ?? []),
    ...(trade ? [action({ at: { sites: [trade.at] }, effect: tradeThis })] : []),
  ];
  return {
    ...NOTHING,
    ...compile(id, abilities, OWN, l),
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
    write: () => abilities.map(abilityText),
  };
}

function skillDef(spec: SkillSpec, l: L): Unfinished {
  const { id, title, set, attribute, cost, stars = 0, abilities } = spec;
  return {
    ...NOTHING,
    ...compile(id, abilities, OWN, l),
    id,
    title,
    type: 'skill',
    tree: spec,
    back: BACK.skill,
    set,
    attribute: ATTRIBUTES.indexOf(attribute),
    orbs: cost,
    stars,
    write: () => abilities.map(abilityText),
  };
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

function setupText(setup: Effect): Literal {
  const { de, en } = rb.sentence(rb.textOf(setup));
  return { de: `Aufbau: ${de}`, en: `Setup: ${en}` };
}

const rewardProc = (id: string, effect: Effect, l: L): string => l.compile(`${id}#reward`, [effect]).name;

function rewardText(effect: Effect): Literal {
  const { de, en } = rb.sentence(rb.textOf(effect));
  return { de: `Belohnung: ${de}`, en: `Reward: ${en}` };
}

function enemyDef(spec: EnemySpec, l: L): Unfinished {
  const { id, health, traits, abilities } = spec;
  return {
    ...NOTHING,
    ...compile(id, abilities, FOUGHT, l),
    ...adventure(spec),
    type: 'enemy',
    tree: spec,
    health,
    traits,
    reward: rewardProc(id, spec.reward, l),
    write: () => [...abilities.map(abilityText), rewardText(spec.reward)],
    abilities: abilities.length + 1,
  };
}

function eventDef(spec: EventSpec, l: L): Unfinished {
  const { id, options } = spec;
  return {
    ...NOTHING,
    ...adventure(spec),
    type: 'event',
    tree: spec,
    options: options.map((option, i) => {
      const says = l.keepPhrase(`${id}#${i}`, optionText(option));
      if ('rumor' in option) return { proc: '', task: taskOf(`${id}#${i}`, option.rumor, l), says };
      return { proc: l.compile(`${id}#${i}`, [option.effect]).name, task: null, says };
    }),
    write: () => options.map(optionText),
    abilities: 2,
    custom: options.filter((option) => isCustom(option)).length,
  };
}

function taskOf(id: string, task: Task, l: L): TaskDef {
  const { at, actions = 1, cost, by, outcomes } = task;
  return {
    at,
    within: isWithinByHex(at),
    actions,
    payable: cost ? l.could(cost) : () => true,
    cost: cost ? l.compile(`${id}#cost`, [cost]).name : '',
    by: typeof by === 'object' ? 'test' : by,
    attribute: typeof by === 'object' ? ATTRIBUTES.indexOf(by.test) : -1,
    mod: typeof by === 'object' ? (by.mod ?? 0) : 0,
    outcomes: outcomes.map(({ need, effect, discard = false }, i) => ({
      need: Array.isArray(need) ? need : [],
      successes: typeof need === 'number' ? need : 1,
      proc: l.compile(`${id}#outcome${i}`, [effect]).name,
      discard,
      says: l.keepPhrase(`${id}#outcome${i}`, rb.say(rb.textOf(effect))),
    })),
  };
}

function questDef(spec: QuestSpec, l: L): Unfinished {
  const { id, task } = spec;
  return {
    ...NOTHING,
    ...adventure(spec),
    type: 'quest',
    tree: spec,
    task: taskOf(id, task, l),
    write: () => taskText(task),
    abilities: task.outcomes.length,
    custom: isCustom(task) ? 1 : 0,
  };
}

/** The one hex where something can be done; -1 if there are several (RB-STORYQUEST-03, -04). */
function onlyHex({ places = [], sites = [], terrain = [] }: Where): number {
  if (sites.length + terrain.length > 0 || places.length !== 1) return -1;
  const hexes = hexesOf(places[0]);
  return hexes.length === 1 ? hexes[0] : -1;
}

/** What happens at once, what is to be done, and whom one fights. */
function storyTexts({ effect, arrives, task, enemy: foe }: StorySpec): Literal[] {
  const fight = foe && [
    ...taskText({ at: foe.at, by: 'simply', outcomes: [] }),
    ...foe.abilities.map(abilityText),
    rewardText(foe.reward),
  ];
  return [
    ...(effect ? [rb.sentence(rb.textOf(effect))] : []),
    ...(arrives ? [rb.sentence(rb.textOf(arrives))] : []),
    ...(task ? taskText(task) : []),
    ...(fight ?? []),
  ];
}

function storyDef(spec: StorySpec, l: L): Unfinished {
  const { id, title, scenario, flavor, effect, task, arrives, enemy: foe } = spec;
  const abilities = foe?.abilities ?? [];
  const fight: TaskDef | null = foe
    ? {
        at: foe.at,
        within: isWithinByHex(foe.at),
        actions: 1,
        payable: () => true,
        cost: '',
        by: 'fight',
        attribute: -1,
        mod: 0,
        outcomes: [],
      }
    : null;
  const where = task?.at ?? foe?.at;
  return {
    ...NOTHING,
    ...compile(id, abilities, FOUGHT, l),
    id,
    title,
    type: task || foe ? 'storyQuest' : 'story',
    tree: spec,
    back: BACK.story,
    scenario,
    flavor,
    health: foe?.health ?? 0,
    traits: foe?.traits ?? [],
    reward: foe ? rewardProc(id, foe.reward, l) : '',
    task: task ? taskOf(id, task, l) : fight,
    marker: where ? onlyHex(where) : -1,
    effect: effect ? l.compile(`${id}#effect`, [effect]).name : '',
    arrives: arrives ? l.compile(`${id}#arrives`, [arrives]).name : '',
    write: () => storyTexts(spec),
    abilities: storyTexts(spec).length,
    custom: isCustom(spec) ? 1 : 0,
  };
}

/** A scenario card: rules of side A, the villain on side B. */
function scenarioDef(spec: ScenarioSpec, l: L): Unfinished {
  const { id, title, boss, rules } = spec;
  return {
    ...NOTHING,
    ...compile(id, boss.abilities, FOUGHT, l),
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
    write: () => [...rules, ...boss.abilities.map(abilityText)],
    abilities: rules.length + boss.abilities.length,
  };
}
