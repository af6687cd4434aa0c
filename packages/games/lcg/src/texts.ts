import type { Literal } from '@tafelrunde/words';
import { lcg } from './language/language.ts';
import type { Ability, Limit, Spec } from './spec.ts';
import type { LIMIT, PHASE } from './state.ts';

const KIND_WORDS: Record<'action' | 'response' | 'forced' | 'whenRevealed' | 'shadow' | 'setup' | 'travel', Literal> = {
  action: { de: 'Aktion', en: 'Action' },
  response: { de: 'Reaktion', en: 'Response' },
  forced: { de: 'Erzwungen', en: 'Forced' },
  whenRevealed: { de: 'Wenn aufgedeckt', en: 'When Revealed' },
  shadow: { de: 'Schatten', en: 'Shadow' },
  setup: { de: 'Vorbereitung', en: 'Setup' },
  travel: { de: 'Reise', en: 'Travel' },
};

const PHASE_WORDS: Partial<Record<keyof typeof PHASE, Literal>> = {
  quest: { de: 'Abenteueraktion', en: 'Quest Action' },
  combat: { de: 'Kampfaktion', en: 'Combat Action' },
};

const LIMIT_WORDS: Record<keyof typeof LIMIT, Literal> = {
  phase: { de: 'pro Phase', en: 'per phase' },
  round: { de: 'pro Runde', en: 'per round' },
  game: { de: 'pro Spiel', en: 'per game' },
};

const THREE_HEROES: Literal = {
  de: 'Bezahle die Kosten aus den Vorräten dreier verschiedener Helden.',
  en: 'Pay the cost from the pools of 3 different heroes.',
};
const ANYONE: Literal = { de: 'Jeder Spieler darf diese Aktion benutzen.', en: 'Any player may use this action.' };

/** What stands on the card: keywords, abilities, and what is written by hand before and behind them. */
export function textsOf(spec: Spec): Literal[] {
  const { abilities = [], says = [], payment } = spec;
  const paid = payment === 'three-heroes' ? [THREE_HEROES] : [];
  return [...keywordTexts(spec), ...paid, ...abilities.map(abilityText), ...says];
}

function keywordTexts(spec: Spec): Literal[] {
  const words: [boolean, string, string][] = [
    [spec.ranged ?? false, 'Fernkampf.', 'Ranged.'],
    [spec.sentinel ?? false, 'Schildwache.', 'Sentinel.'],
    [spec.restricted ?? false, 'Eingeschränkt.', 'Restricted.'],
    [spec.guarded ?? false, 'Bewacht.', 'Guarded.'],
    [spec.permanent ?? false, 'Dauerhaft.', 'Permanent.'],
    [(spec.doomed ?? 0) > 0, `Verflucht ${spec.doomed}.`, `Doomed ${spec.doomed}.`],
    [(spec.surge ?? 0) > 0, 'Nachrüsten.', 'Surge.'],
    [spec.immune ?? false, 'Immun gegen Effekte von Spielerkarten.', 'Immune to player card effects.'],
    [
      spec.uncancellable ?? false,
      'Die Effekte dieser Karte können nicht verhindert werden.',
      'Effects of this card cannot be canceled.',
    ],
    [spec.followsFirst ?? false, 'Der Startspieler kontrolliert diese Karte.', 'The first player controls this card.'],
    [
      spec.detached === 'staging',
      'Wird diese Karte von ihrem Helden gelöst, kommt sie in die Aufmarschzone zurück.',
      'If this card is detached from its hero, it returns to the staging area.',
    ],
    [(spec.escape ?? 0) > 0, `Flucht ${spec.escape}.`, `Escape ${spec.escape}.`],
    [(spec.victory ?? 0) > 0, `Sieg ${spec.victory}.`, `Victory ${spec.victory}.`],
    [
      spec.attacksStaging ?? false,
      'Diese Karte darf allein einen Gegner in der Aufmarschzone angreifen.',
      'This card may attack an enemy in the staging area alone.',
    ],
    [
      spec.excessThreat ?? false,
      'Kampfschaden dieses Gegners, der über die verbleibenden Trefferpunkte des Charakters hinausgeht, erhöht den Bedrohungsgrad des angegriffenen Spielers.',
      'Combat damage dealt by this enemy beyond the remaining hit points of the damaged character raises the threat of the attacked player.',
    ],
    [
      spec.mustTravel ?? false,
      'Können die Spieler reisen und gibt es keinen aktiven Ort, so müssen sie hierher reisen.',
      'When the players may travel and there is no active location, they must travel here.',
    ],
  ];
  const found = words.filter(([has]) => has).map(([, de, en]) => ({ de, en }));
  if (spec.attach) found.push(spec.attach.text);
  return found;
}

function abilityText(ability: Ability): Literal {
  if (ability.kind === 'constant' || ability.kind === 'stage') return ability.text;
  if (ability.kind === 'travel') return prefixed(KIND_WORDS.travel, lcg.sentence(lcg.textOf(ability.cost)));
  const head = headOf(ability);
  const body = lcg.sentence(lcg.textOf(ability.effect));
  const cost = 'cost' in ability && ability.cost ? lcg.sentence(lcg.textOf(ability.cost)) : null;
  const limit = 'limit' in ability && ability.limit ? limitText(ability.limit) : null;
  const anyone = ability.kind === 'action' && ability.anyone ? ANYONE : null;
  const join = (lang: 'de' | 'en', word: string): string =>
    [cost ? `${word}: ${cost[lang]}` : '', body[lang], limit ? limit[lang] : '', anyone ? anyone[lang] : '']
      .filter((part) => part !== '')
      .join(' ');
  return prefixed(head, { de: join('de', 'Kosten'), en: join('en', 'Cost') });
}

function headOf(ability: Exclude<Ability, { kind: 'constant' | 'stage' | 'travel' }>): Literal {
  if (ability.kind === 'action') {
    return (ability.phase && PHASE_WORDS[ability.phase]) || KIND_WORDS.action;
  }
  if (ability.kind === 'passive') return capital(ability.moment.says);
  const word = KIND_WORDS[ability.kind];
  if (ability.kind !== 'response' && ability.kind !== 'forced') return word;
  const { says } = ability.moment;
  return { de: `${word.de}, ${says.de}`, en: `${word.en}, ${says.en}` };
}

function capital({ de, en }: Literal): Literal {
  return { de: de[0].toUpperCase() + de.slice(1), en: en[0].toUpperCase() + en.slice(1) };
}

function limitText({ n, per, perPlayer }: Limit): Literal {
  const { de, en } = LIMIT_WORDS[per];
  return {
    de: `(${n}-mal ${de}${perPlayer ? ' für jeden Spieler' : ''}.)`,
    en: `(Limit ${n} ${en}${perPlayer ? ' for each player' : ''}.)`,
  };
}

function prefixed(head: Literal, body: Literal): Literal {
  return { de: `${head.de}: ${body.de}`, en: `${head.en}: ${body.en}` };
}
