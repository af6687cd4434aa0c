import type { Literal } from '@tafelrunde/words';
import type { StageRules } from '../defs.ts';
import { attachmentsOn, guardOf, heroesOf, playerOrder, victoryPoints } from '../players.ts';
import { hasTrait, inPlay, isEnemy, isHero, isLocation } from '../registry.ts';
import type { Ability } from '../spec.ts';
import { FORM, type M } from '../state.ts';
import { traitWord } from '../traits.ts';
import { hasPrisoner } from './encounter-scenario.ts';
import { isNamed } from './named.ts';

const stage = (rules: StageRules, text: Literal): Ability => ({ kind: 'stage', rules, text });

/** What a quest card waits for before it can be defeated: a test, and its words behind "while". */
interface Hindrance {
  readonly holds: (m: M) => boolean;
  readonly says: Literal;
  /** Victory points that it takes. */
  readonly points?: number;
}

function some(m: M, is: (card: number) => boolean): boolean {
  return m.s.cards.some((_, card) => inPlay(m, card) && is(card));
}

export const locationOf = (trait: string): Hindrance => ({
  holds: (m) => some(m, (card) => isLocation(m, card) && hasTrait(m, card, trait)),
  says: {
    de: `ein Ort mit dem Merkmal ${traitWord(trait).de} im Spiel ist`,
    en: `an ${traitWord(trait).en} location is in play`,
  },
});
export const enemyOf = (trait: string): Hindrance => ({
  holds: (m) => some(m, (card) => isEnemy(m, card) && hasTrait(m, card, trait)),
  says: {
    de: `ein Gegner mit dem Merkmal ${traitWord(trait).de} im Spiel ist`,
    en: `a ${traitWord(trait).en} enemy is in play`,
  },
});

/** A certain card, by its title. */
export const cardInPlay = (id: string, name: Literal): Hindrance => ({
  holds: (m) => some(m, (card) => isNamed(m, card, id)),
  says: { de: `${name.de} im Spiel ist`, en: `${name.en} is in play` },
});
export const fewerObjectivesThan = (n: number): Hindrance => ({
  holds: (m) => m.s.cards.filter(({ form }) => form === FORM.claimed).length < n,
  says: {
    de: n === 1 ? 'kein Held ein Ziel hat' : `die Helden weniger als ${n} Ziele haben`,
    en: n === 1 ? 'no hero has an objective' : `the heroes have fewer than ${n} objectives`,
  },
});
export const prisonerHeld: Hindrance = {
  holds: hasPrisoner,
  says: { de: 'der Gefangene nicht befreit ist', en: 'the prisoner is not rescued' },
};
export const enemyThere: Hindrance = {
  holds: (m) => some(m, (card) => isEnemy(m, card)),
  says: { de: 'ein Gegner im Spiel ist', en: 'an enemy is in play' },
};

/** The game is won in the moment when something is no longer so, whatever the progress. */
export function wonUnless(hindrance: Hindrance): Ability {
  const { de, en } = hindrance.says;
  return stage(
    { progressDoesNotWin: true, isWon: (m) => !hindrance.holds(m) },
    {
      de: `Fortschritt beendet diesen Abschnitt nicht. Das Spiel geht weiter, solange ${de}; sonst haben die Spieler gewonnen.`,
      en: `Progress does not complete this stage. The game goes on while ${en}; otherwise the players have won.`,
    },
  );
}

/** Allies that the players together may play in a round. */
export const allyLimit = (n: number): Ability =>
  stage(
    { allyLimit: n },
    {
      de: `Alle Spieler zusammen dürfen in jeder Runde höchstens ${n} Verbündeten ausspielen.`,
      en: `The players as a group may play no more than ${n} ally each round.`,
    },
  );

export const revealMore = (n: number): Ability =>
  stage(
    { extraReveal: n },
    {
      de: `In jeder Abenteuerphase wird ${n} Begegnungskarte mehr aufgedeckt.`,
      en: `Reveal ${n} additional encounter card in each quest phase.`,
    },
  );

/** What a stage leaves out of the game, or does otherwise. */
const STAGE_IS = {
  noStaging: {
    rules: { noStaging: true },
    de: 'In der Abenteuerphase werden keine Begegnungskarten aufgedeckt.',
    en: 'No encounter cards are revealed in the quest phase.',
  },
  noEngagementChecks: {
    rules: { noEngagementChecks: true },
    de: 'In der Begegnungsphase finden keine Kampfproben statt.',
    en: 'There are no engagement checks in the encounter phase.',
  },
  progressDoesNotWin: {
    rules: { progressDoesNotWin: true },
    de: 'Fortschritt allein beendet diesen Abschnitt nicht.',
    en: 'Progress alone does not complete this stage.',
  },
  // With several next stages the engine always lets chance decide.
  randomNext: {
    rules: {},
    de: 'Ist dieser Abschnitt geschafft, geht es mit einem zufälligen der nächsten Abschnitte weiter.',
    en: 'When this stage is defeated, proceed to one of the next stages at random.',
  },
} as const satisfies Readonly<Record<string, Literal & { rules: StageRules }>>;

export function stageIs(what: keyof typeof STAGE_IS): Ability {
  const { rules, de, en } = STAGE_IS[what];
  return stage(rules, { de, en });
}

export const fewerPointsThan = (n: number): Hindrance => ({
  holds: (m) => victoryPoints(m) < n,
  says: { de: `die Spieler weniger als ${n} Siegpunkte haben`, en: `the players have fewer than ${n} victory points` },
  points: n,
});

/** The stage cannot be defeated as long as one of these things is so (LCG-SOM-27). */
export function cannotDefeatWhile(...hindrances: readonly Hindrance[]): Ability {
  const list = (lang: 'de' | 'en', or: string): string => hindrances.map(({ says }) => says[lang]).join(` ${or} `);
  const points = hindrances.find((one) => one.points !== undefined)?.points;
  return stage(
    { canAdvance: (m) => !hindrances.some(({ holds }) => holds(m)), ...(points === undefined ? {} : { points }) },
    {
      de: `Dieser Abschnitt kann nicht geschafft werden, solange ${list('de', 'oder')}.`,
      en: `This stage cannot be defeated while ${list('en', 'or')}.`,
    },
  );
}

/** Whether a hero of the player carries an objective of the trait. */
export function carries(m: M, seat: number, trait: string): boolean {
  return heroesOf(m, seat).some((hero) => attachmentsOn(m, hero).some((card) => hasTrait(m, card, trait)));
}

/** Only players with a hero who carries something of the trait may commit characters; without any, the quest falls back. */
export function onlyCarriersQuest(trait: string): Ability {
  const { de, en } = traitWord(trait);
  return stage(
    { mayCommit: (m, seat) => carries(m, seat, trait) },
    {
      de: `Nur Spieler, die einen Helden mit einem ${de} kontrollieren, dürfen Charaktere zu diesem Abenteuer schicken.`,
      en: `Only players who control a hero with a ${en} may commit characters to this quest.`,
    },
  );
}

export function resetWithout(trait: string, stageNumber: number): Ability {
  const { de, en } = traitWord(trait);
  const carried = (m: M): boolean =>
    m.s.cards.some(
      (_, card) => inPlay(m, card) && isHero(m, card) && attachmentsOn(m, card).some((on) => hasTrait(m, on, trait)),
    );
  return stage(
    { resetTo: stageNumber, mustReset: (m) => !carried(m) },
    {
      de: `Sobald kein Held einen ${de} hat, geht das Abenteuerdeck zu Abschnitt ${stageNumber}B zurück.`,
      en: `If no hero has a ${en}, reset the quest deck to stage ${stageNumber}B.`,
    },
  );
}

/** Alone, a guard may quest: there would be nobody left to do it (LCG-SOM-33). */
export const guardCannotCommit: Ability = stage(
  { mayCommit: (m, seat) => seat !== guardOf(m) || playerOrder(m).length < 2 },
  {
    de: 'Solange mehrere Spieler im Spiel sind, darf der Spieler, der Gollum bewacht, keine Charaktere zu diesem Abenteuer schicken.',
    en: 'With two or more players in the game, the player guarding Gollum cannot commit characters to this quest.',
  },
);

export const guardCannotPlay: Ability = stage(
  { mayPlay: (m, seat) => seat !== guardOf(m) },
  {
    de: 'Der Spieler, der Gollum bewacht, darf keine Karten von der Hand ausspielen.',
    en: 'The player guarding Gollum cannot play cards from hand.',
  },
);
