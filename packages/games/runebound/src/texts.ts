import type { Literal } from '@tafelrunde/words';
import type { Ability, EventOption, Limit, Task } from './defs.ts';
import { rb } from './language/language.ts';
import { attributeWords, dieWords, whereWords } from './language/words.ts';

const LIMIT_WORDS: Readonly<Record<Limit, Literal>> = {
  turn: { de: 'Ein Mal pro Zug', en: 'Once per turn' },
  round: { de: 'Ein Mal pro Kampfrunde', en: 'Once per combat round' },
  combat: { de: 'Ein Mal pro Kampf', en: 'Once per combat' },
  game: { de: 'Ein Mal pro Spiel', en: 'Once per game' },
};

const KIND_WORDS = {
  combat: { de: 'als Kampfaktion', en: 'as a combat action' },
  free: { de: 'in deinem Zug', en: 'in your turn' },
  dice: { de: 'nachdem du Geländewürfel geworfen hast', en: 'after you rolled terrain dice' },
  test: { de: 'bei einer Probe', en: 'during a test' },
} as const;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const each = (make: (lang: 'de' | 'en') => string): Literal => ({ de: make('de'), en: make('en') });

/** An ability as it stands on the card: one paragraph (RB-ABILITY-01). */
export function abilityText(ability: Ability): Literal {
  const body =
    ability.kind === 'constant' ? ability.text : each((lang) => `${headOf(ability)[lang]}: ${bodyOf(ability)[lang]}`);
  const { name } = ability;
  return name ? each((lang) => `${name[lang]} – ${body[lang]}`) : body;
}

function headOf(ability: Exclude<Ability, { kind: 'constant' }>): Literal {
  switch (ability.kind) {
    case 'surge':
      return { de: `${ability.cost} Energie`, en: `${ability.cost} surge` };
    case 'action': {
      const at = ability.at;
      const arrows = '➔'.repeat(ability.actions);
      const limit = ability.limit;
      return each((lang) =>
        [arrows, limit ? LIMIT_WORDS[limit][lang] : '', at ? whereWords(at)[lang] : ''].filter(Boolean).join(' '),
      );
    }
    case 'forced':
    case 'response':
      return each((lang) =>
        [
          ability.limit
            ? `${LIMIT_WORDS[ability.limit][lang]}, ${ability.moment.says[lang]}`
            : upper(ability.moment.says[lang]),
          ability.kind === 'response' ? OPTIONAL[lang] : '',
        ].join(''),
      );
    default: {
      const { limit, kind } = ability;
      const at = 'at' in ability ? ability.at : undefined;
      const words = [
        limit ? LIMIT_WORDS[limit] : null,
        kind === 'free' && limit ? null : KIND_WORDS[kind],
        at ? whereWords(at) : null,
      ];
      return each((lang) => upper(words.flatMap((word) => (word ? [word[lang]] : [])).join(', ')));
    }
  }
}

/** What it costs stands before the effect. */
function bodyOf(ability: Exclude<Ability, { kind: 'constant' }>): Literal {
  const effect = rb.sentence(rb.textOf(ability.effect));
  if (ability.kind === 'surge') return effect;
  const cost = ability.cost ? rb.say(rb.textOf(ability.cost)) : null;
  const condition = ability.condition ? rb.say(rb.textOf(ability.condition)) : null;
  return each((lang) => {
    const body = cost ? `${cost[lang]}${COST[lang]}: ${lower(effect[lang])}` : effect[lang];
    return upper(condition ? `${condition[lang]}: ${lower(body)}` : body);
  });
}

const COST: Literal = { de: ', um dies zu tun', en: ' to do this' };
/** What may be declined says so (RB-GOLDEN-06). */
const OPTIONAL: Literal = { de: ' (freiwillig)', en: ' (optional)' };
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** An option of an event; narrating words have no effect (RB-EVENT-04). */
export function optionText(option: EventOption): Literal {
  const story = option.story;
  const body = 'rumor' in option ? rumorText(option.rumor) : rb.sentence(rb.textOf(option.effect));
  return story ? each((lang) => `${story[lang]} ${body[lang]}`) : body;
}

function rumorText(task: Task): Literal {
  const lines = taskText(task);
  return { de: `Gerücht: ${lines.map(({ de }) => de).join(' ')}`, en: `Rumor: ${lines.map(({ en }) => en).join(' ')}` };
}

const NUMERALS = ['I', 'II', 'III'];

/** What is to be done somewhere, and how it may turn out (RB-QUEST-05). */
export function taskText({ at, actions = 1, cost, by, outcomes }: Task): Literal[] {
  const where = whereWords(at);
  const pay = cost ? rb.sentence(rb.textOf(cost)) : null;
  const how = byText(by, outcomes.length === 0);
  const head = each((lang) =>
    [`${'➔'.repeat(actions)} ${upper(where[lang])}:`.trim(), pay ? pay[lang] : '', how[lang]].filter(Boolean).join(' '),
  );
  return [head, ...outcomes.map((outcome, i) => outcomeText(outcome, i, outcomes.length))];
}

function byText(by: Task['by'], fights: boolean): Literal {
  if (fights) return { de: 'Beginne einen Kampf mit diesem Feind.', en: 'Start a combat with this enemy.' };
  if (by === 'explore') return { de: 'Erkunde.', en: 'Explore.' };
  if (by === 'simply') return { de: '', en: '' };
  const mod = by.mod ?? 0;
  const sign = mod === 0 ? '' : mod > 0 ? ` (+${mod})` : ` (−${-mod})`;
  const { de, en } = attributeWords[by.test];
  return { de: `Lege eine Probe auf ${de}${sign} ab.`, en: `Take a ${en} test${sign}.` };
}

function outcomeText({ need, effect, discard }: Task['outcomes'][number], i: number, count: number): Literal {
  const { de, en } = rb.sentence(rb.textOf(effect));
  const body = { de: discard ? `${de} Lege diese Karte ab.` : de, en: discard ? `${en} Discard this card.` : en };
  const numeral = count > 1 ? `${NUMERALS[i]} ` : '';
  if (need === undefined) return { de: `${numeral}${body.de}`, en: `${numeral}${body.en}` };
  const wanted: Literal =
    typeof need === 'number'
      ? { de: need === 1 ? '1 Erfolg' : `${need} Erfolge`, en: need === 1 ? '1 success' : `${need} successes` }
      : each((lang) => need.map((symbol) => dieWords[symbol][lang]).join(' + '));
  return each((lang) => `${numeral}[${wanted[lang]}] ${body[lang]}`);
}
