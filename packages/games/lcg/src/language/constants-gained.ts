import type { Modifier } from '@tafelrunde/kernel';
import { cardsIn } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { attachmentsOn, playerOrder } from '../players.ts';
import { hasTrait, inPlay, isAlly, isCharacter, isHero, isLocation, kindOf, typeOf } from '../registry.ts';
import { playerAttackOf } from '../rules/combat/attack-info.ts';
import type { Ability } from '../spec.ts';
import { FORM, type LcgState, type M } from '../state.ts';
import { SPHERES, type Sphere, STAT, type StatName, sphereWords, statWords } from '../stats.ts';
import { traitNumber, traitWord } from '../traits.ts';
import { IN_PLAY, ZONE } from '../zones.ts';
import { onHost, onItself } from './constants.ts';

type Applies = (m: M, source: number, target: number) => boolean;

/** While something is so, for sentences that begin with it. */
export interface While {
  readonly holds: (m: M, source: number) => boolean;
  readonly says: Literal;
  /** What the card itself is called behind it. */
  readonly it?: Literal;
}

export const whileActive: While = {
  holds: (m, source) => kindOf(m, source) === ZONE.active,
  says: { de: 'Solange dieser Ort der aktive Ort ist, ', en: 'While this is the active location, ' },
};

export const whileReady: While = {
  holds: (m, source) => m.s.cards[source].exhausted === 0,
  says: { de: 'Solange diese Karte spielbereit ist, ', en: 'While this card is ready, ' },
};

/** Nobody else attacks with it; whoever has left the attack does not count. */
export const whileAttackingAlone: While = {
  holds: (m, source) => {
    const attack = playerAttackOf(m);
    const attackers = attack?.attackers.filter((card) => kindOf(m, card) === ZONE.play) ?? [];
    return attackers.length === 1 && attackers[0] === source;
  },
  says: { de: 'Solange diese Karte allein angreift, ', en: 'While this card is attacking alone, ' },
};

/** Whose values are changed, and how they are called. */
export interface Whom {
  readonly applies: Applies;
  readonly de: string;
  readonly en: string;
  readonly one: boolean;
  /** Whom the clause in front is about already. */
  readonly same?: true;
}

export const itself: Whom = { applies: onItself, de: 'diese Karte', en: 'this card', one: true, same: true };
export const everyStagedLocation: Whom = {
  applies: (m, _source, target) => kindOf(m, target) === ZONE.staging && isLocation(m, target),
  de: 'jeder Ort in der Aufmarschzone',
  en: 'each location in the staging area',
  one: true,
};

export const attachedHero: Whom = { applies: onHost, de: 'der verstärkte Held', en: 'the attached hero', one: true };
export const charactersOf = (trait: string): Whom => {
  const { de, en } = traitWord(trait);
  return {
    applies: (m, _source, target) =>
      kindOf(m, target) === ZONE.play && isCharacter(m, target) && hasTrait(m, target, trait),
    de: `jeder Charakter mit dem Merkmal ${de}`,
    en: `each ${en} character`,
    one: true,
  };
};
/** Cards that lie open because an escape test deals them; nothing else there has an escape value that counts. */
export const dealtForEscape: Whom = {
  applies: (m, _source, target) => kindOf(m, target) === ZONE.revealed,
  de: 'jede Karte, die für eine Fluchtprobe aufgedeckt wird,',
  en: 'each card dealt for an escape test',
  one: true,
};
/** The enemy that players are attacking. */
export const enemyUnderAttack: Whom = {
  applies: (m, _source, target) => playerAttackOf(m)?.enemy === target,
  de: 'der angegriffene Gegner',
  en: 'the attacked enemy',
  one: true,
};

/** What a value goes up with: counted at the moment when the value is read. */
export interface Per {
  readonly count: (m: M, source: number) => number;
  readonly says: Literal;
}

export function countInPlay(m: M, is: (card: number) => boolean): number {
  let n = 0;
  for (let card = 0; card < m.s.cards.length; card++) if (inPlay(m, card) && is(card)) n++;
  return n;
}

export const perAlly: Per = {
  count: (m) => countInPlay(m, (card) => isAlly(m, card) && kindOf(m, card) === ZONE.play),
  says: { de: 'jeden Verbündeten im Spiel', en: 'each ally in play' },
};
export const perPlayer: Per = {
  count: (m) => playerOrder(m).length,
  says: { de: 'jeden Spieler', en: 'each player' },
};
export const perCardOf = (trait: string): Per => {
  const { de, en } = traitWord(trait);
  return {
    count: (m) => countInPlay(m, (card) => hasTrait(m, card, trait)),
    says: { de: `jede Karte mit dem Merkmal ${de} im Spiel`, en: `each ${en} card in play` },
  };
};
export const perStagedLocation: Per = {
  count: (m) => cardsIn(m, ZONE.staging).filter((card) => isLocation(m, card)).length,
  says: { de: 'jeden Ort in der Aufmarschzone', en: 'each location in the staging area' },
};

/** What lies on the card itself. */
export const perDamageHere: Per = {
  count: (m, source) => m.s.cards[source].damage,
  says: { de: 'jeden Schaden auf ihr', en: 'each damage on it' },
};
export const perResourceHere: Per = {
  count: (m, source) => m.s.cards[source].resources,
  says: { de: 'jede Ressource auf ihr', en: 'each resource on it' },
};
export const perFacedown: Per = {
  count: (m, source) => attachmentsOn(m, source).filter((card) => m.s.cards[card].form === FORM.facedown).length,
  says: { de: 'jede verdeckte Verstärkung an ihr', en: 'each facedown attachment on it' },
};

interface Gain {
  readonly stat: 'willpower' | 'attack' | 'defense' | 'hitPoints' | 'threat' | 'cost' | 'escape';
  readonly n: number;
}

/** "While …, each Troll enemy gets +1 attack and +1 defense for each …". */
export function gets(
  whom: Whom,
  gains: readonly Gain[],
  { during, per, beside }: { during?: While; per?: Per; beside?: true } = {},
): Ability {
  const list = (lang: 'de' | 'en', and: string): string =>
    gains.map(({ stat, n }) => `${n < 0 ? '−' : '+'}${Math.abs(n)} ${gainWord(stat)[lang]}`).join(` ${and} `);
  const verb = { de: 'erhält', en: 'gets' };
  const { de, en } = (whom.same && during?.it) || whom;
  const added = beside ? { de: ' zusätzlich', en: ' in addition' } : { de: '', en: '' };
  const more = per ? { de: ` für ${per.says.de}`, en: ` for ${per.says.en}` } : added;
  const text = during
    ? {
        de: `${during.says.de}${verb.de} ${de} ${list('de', 'und')}${more.de}.`,
        en: `${during.says.en}${en} ${verb.en} ${list('en', 'and')}${more.en}.`,
      }
    : {
        de: `${capital(whom.de)} ${verb.de} ${list('de', 'und')}${more.de}.`,
        en: `${capital(whom.en)} ${verb.en} ${list('en', 'and')}${more.en}.`,
      };
  const modifiers = gains.map(
    ({ stat, n }): Modifier<LcgState> => ({
      stat: STAT[stat],
      layer: 0,
      zones: IN_PLAY,
      applies: (m, source, target) => whom.applies(m, source, target) && (during?.holds(m, source) ?? true),
      amount: per ? (m, source) => n * per.count(m, source) : () => n,
    }),
  );
  return { kind: 'constant', modifiers, text };
}

/** Escape is no value that every card has: it is called by its own word. */
const gainWord = (stat: Gain['stat']): Literal =>
  stat === 'escape' ? { de: 'Flucht', en: 'escape' } : statWords[STAT[stat]];

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

/** The threat of a card that prints X. */
export function threatIsX(per: Per, times = 1): Ability {
  const { modifiers } = gets(itself, [{ stat: 'threat', n: times }], { per }) as Ability & { kind: 'constant' };
  const text = { de: `X ist ${times} für ${per.says.de}.`, en: `X is ${times} for ${per.says.en}.` };
  return { kind: 'constant', modifiers, text };
}

/** Something a card has or cannot do, as a sentence of its own. */
const STATES = {
  ranged: { de: 'erhält Fernkampf', en: 'gains Ranged' },
  sentinel: { de: 'erhält Schildwache', en: 'gains Sentinel' },
  cannotHaveRestricted: {
    de: 'kann keine eingeschränkten Verstärkungen haben',
    en: 'cannot have Restricted attachments',
  },
  cannotHaveAttachments: { de: 'kann keine Verstärkungen haben', en: 'cannot have attachments' },
  cannotAttack: { de: 'kann nicht angreifen', en: 'cannot attack' },
  cannotDefend: { de: 'kann nicht verteidigen', en: 'cannot defend' },
  cannotCommit: { de: 'kann sich keinem Abenteuer stellen', en: 'cannot commit to quests' },
  cannotTrigger: { de: 'kann seine eigenen Effekte nicht auslösen', en: 'cannot trigger its own effects' },
  cannotCollect: { de: 'erhält keine Ressourcen', en: 'collects no resources' },
  cannotReady: { de: 'wird in der Auffrischungsphase nicht spielbereit', en: 'does not ready in the refresh phase' },
  cannotTravelTo: {
    de: 'kann nur durch Effekte von Abenteuerkarten zum aktiven Ort werden',
    en: 'can only become the active location by effects of quest cards',
  },
  noDefenseCounts: { de: 'verteidigt sich ohne seine Verteidigungsstärke', en: 'does not count its defense' },
  takesUndefended: {
    de: 'muss den Schaden unverteidigter Angriffe gegen ihren Spieler nehmen',
    en: 'must take the damage of undefended attacks against its player',
  },
} as const satisfies Partial<Record<StatName, Literal>>;

/** "The attached hero gains Ranged." */
export function isSo(whom: Whom, ...states: readonly (keyof typeof STATES)[]): Ability {
  return isSoWhile(null, whom, ...states);
}

/** The same only while something is so: "While this card is attacking alone, the attacked enemy …". */
export function isSoWhile(during: While | null, whom: Whom, ...states: readonly (keyof typeof STATES)[]): Ability {
  const said = (lang: 'de' | 'en', and: string): string => {
    const all = states.map((state) => STATES[state][lang]);
    return all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`;
  };
  return {
    kind: 'constant',
    modifiers: states.map((state) =>
      plain(
        state,
        during ? (m, source, target) => during.holds(m, source) && whom.applies(m, source, target) : whom.applies,
      ),
    ),
    text: during ? saidWhile(during, whom, said) : saidPlainly(whom, said),
  };
}

type Said = (lang: 'de' | 'en', and: string) => string;

function saidPlainly(whom: Whom, said: Said): Literal {
  return { de: `${capital(whom.de)} ${said('de', 'und')}.`, en: `${capital(whom.en)} ${said('en', 'and')}.` };
}

/** Behind a clause the German verb comes first. */
function saidWhile({ says }: While, whom: Whom, said: Said): Literal {
  const [verb, ...rest] = said('de', 'und').split(' ');
  return { de: `${says.de}${verb} ${whom.de} ${rest.join(' ')}.`, en: `${says.en}${whom.en} ${said('en', 'and')}.` };
}

export function plain(stat: StatName, applies: Applies, amount = 1): Modifier<LcgState> {
  return { stat: STAT[stat], layer: 0, zones: IN_PLAY, applies, amount: () => amount };
}

/** "The attached hero gains a Lore resource icon." */
export function hostGainsIcon(sphere: Sphere, only = ''): Ability {
  const { de, en } = sphereWords[sphere];
  const isOne: Applies = (m, source, target) =>
    onHost(m, source, target) && (only === '' || m.defs[m.s.cards[target].def].title.en === only);
  const who =
    only === ''
      ? { de: 'Der verstärkte Held erhält', en: 'The attached hero gains' }
      : { de: `Ist der verstärkte Held ${only}, erhält er`, en: `If the attached hero is ${only}, he gains` };
  return {
    kind: 'constant',
    modifiers: [plain('icon', isOne, SPHERES.indexOf(sphere))],
    text: {
      de: `${who.de} ein Ressourcensymbol der Sphäre ${de}.`,
      en: `${who.en} a ${en} resource icon.`,
    },
  };
}

/** A claimed objective that counts as a Condition attachment. */
export const isConditionWhileClaimed: Ability = {
  kind: 'constant',
  modifiers: [
    plain(
      'trait',
      (m, source, target) => source === target && m.s.cards[source].form === FORM.claimed,
      traitNumber('Condition'),
    ),
  ],
  text: { de: 'Angehängt ist diese Karte ein Zustand.', en: 'While attached, this card is a Condition.' },
};

const PLAYED = {
  ally: { de: 'Verbündete', en: 'allies' },
  attachment: { de: 'Verstärkungen', en: 'attachments' },
  event: { de: 'Ereignisse', en: 'events' },
} as const;

/** Cards in hand that cost more while the location is active; those of a trait may be spared. */
export function costMore(n: number, types: readonly (keyof typeof PLAYED)[], spared = ''): Ability {
  const list = (lang: 'de' | 'en', and: string): string => types.map((type) => PLAYED[type][lang]).join(` ${and} `);
  const but = traitWord(spared);
  const without =
    spared === '' ? { de: '', en: '' } : { de: ` ohne das Merkmal ${but.de}`, en: ` without the ${but.en} trait` };
  return {
    kind: 'constant',
    modifiers: [
      plain(
        'cost',
        (m, source, target) =>
          kindOf(m, source) === ZONE.active &&
          kindOf(m, target) === ZONE.hand &&
          types.includes(typeOf(m, target) as keyof typeof PLAYED) &&
          (spared === '' || !hasTrait(m, target, spared)),
        n,
      ),
    ],
    text: {
      de: `${whileActive.says.de}kosten ${list('de', 'und')}${without.de} ${n} passende Ressourcen mehr.`.replace(
        '1 passende Ressourcen',
        '1 passende Ressource',
      ),
      en: `${whileActive.says.en}${list('en', 'and')}${without.en} cost ${n} more matching ${n === 1 ? 'resource' : 'resources'}.`,
    },
  };
}

/** Rules that an active location makes for the whole table; kept on itself, or on all encounter cards. */
const TABLE_RULES = {
  uncancellable: {
    de: 'können Effekte von Begegnungskarten nicht verhindert werden',
    en: 'encounter card effects cannot be canceled',
  },
  noEvents: { de: 'können keine Ereignisse ausgespielt werden', en: 'events cannot be played' },
  cannotDraw: { de: 'können die Spieler keine Karten ziehen', en: 'players cannot draw cards' },
  refreshThreat: {
    de: 'erhöht jeder Spieler in der Auffrischungsphase seinen Bedrohungsgrad um 1 zusätzlich',
    en: 'each player raises their threat by 1 more in the refresh phase',
  },
  mustCommit: {
    de: 'müssen sich in der Abenteuerphase alle Charaktere, die es können, dem Abenteuer stellen',
    en: 'all characters that can must commit to the quest in the quest phase',
  },
  guardStays: { de: 'kann Gollums Wächter nicht wechseln', en: 'the player guarding Gollum cannot change' },
  guardShared: {
    de: 'trifft ein Verrat, der Gollums Wächter trifft, auch alle anderen Spieler',
    en: 'a treachery that affects the player guarding Gollum affects all other players, too',
  },
} as const satisfies Partial<Record<StatName, Literal>>;

/** What every such location shares: as long as it is active, one rule is another. */
export function activeMeans(rule: keyof typeof TABLE_RULES): Ability {
  const { de, en } = TABLE_RULES[rule];
  const everywhere = rule === 'uncancellable';
  return {
    kind: 'constant',
    modifiers: [
      plain(rule, (m, source, target) => (everywhere || source === target) && kindOf(m, source) === ZONE.active),
    ],
    text: { de: `${whileActive.says.de}${de}.`, en: `${whileActive.says.en}${en}.` },
  };
}

/** Every attachment in play reads as if nothing were printed on it. */
export const blankAttachments: Ability = {
  kind: 'constant',
  modifiers: [
    plain('blank', (m, source, target) => {
      if (kindOf(m, source) !== ZONE.active || !inPlay(m, target) || isHero(m, target)) return false;
      return typeOf(m, target) === 'attachment' || m.s.cards[target].form === FORM.claimed;
    }),
  ],
  text: {
    de: `${whileActive.says.de}gilt das Textfeld aller Verstärkungen als leer.`,
    en: `${whileActive.says.en}the text box of every attachment counts as blank.`,
  },
  custom: true,
};
