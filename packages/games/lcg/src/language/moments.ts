import type { GameEvent } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { typeOf } from '../registry.ts';
import { isAttacking, playerAttackOf } from '../rules/combat/attack-info.ts';
import type { M } from '../state.ts';

/** What an ability waits for: an event, whom it must concern, and how the card says so. */
export interface Moment {
  readonly on: string;
  readonly timing: 'when' | 'after';
  matches(m: M, event: GameEvent, card: number): boolean;
  readonly says: Literal;
  /** Written for a single card: its code and its texts count as such. */
  readonly custom?: true;
}

const itself = (_m: M, event: GameEvent, card: number): boolean => event.card === card;

/** "after …" about the card itself. */
const self = (on: string, de: string, en: string): Moment => ({
  on,
  timing: 'after',
  matches: itself,
  says: { de, en },
});

export const afterThisCommits = self(
  'commit',
  'nachdem sich diese Karte dem Abenteuer gestellt hat',
  'after this card commits to the quest',
);
export const afterThisEnters = self(
  'enter',
  'nachdem diese Karte ins Spiel gekommen ist',
  'after this card enters play',
);
export const afterThisTravel = self(
  'travel',
  'nachdem die Spieler hierher gereist sind',
  'after the players travel here',
);
export const afterThisExplored: Moment = self(
  'explored',
  'nachdem dieser Ort erkundet wurde',
  'after this location is explored',
);
export const afterThisAttacks = self('attack-end', 'nachdem dieser Gegner angegriffen hat', 'after this enemy attacks');
export const whenThisAttacks: Moment = self('attack', 'sobald dieser Gegner angreift', 'when this enemy attacks');
export const afterThisEngages = self(
  'engage',
  'nachdem dieser Gegner einen Spieler in einen Kampf verwickelt hat',
  'after this enemy engages a player',
);
export const afterThisDamaged = self(
  'damage',
  'nachdem diese Karte Schaden erlitten hat',
  'after this card takes damage',
);
export const afterThisDefends = self(
  'defend',
  'nachdem diese Karte als Verteidiger bestimmt wurde',
  'after this card is declared as a defender',
);

export const afterYouPlayThis: Moment = {
  ...self('enter', 'nachdem du diese Karte ausgespielt hast', 'after you play this card from your hand'),
  matches: (_m, event, card) => event.card === card && event.played === 1,
};

/** Something about any card, with a test. */
export function after(on: string, says: Literal, matches: Moment['matches'] = () => true): Moment {
  return { on, timing: 'after', matches, says };
}

export function before(on: string, says: Literal, matches: Moment['matches'] = () => true): Moment {
  return { on, timing: 'when', matches, says };
}

/** The same in a card file: a moment that no other card waits for. */
export const ownAfter: typeof after = (...moment) => ({ ...after(...moment), custom: true });

export const afterDefenderDeclared = after('defend', {
  de: 'nachdem ein Charakter als Verteidiger bestimmt wurde',
  en: 'after a character is declared as a defender',
});

export const afterCharacterDestroyed = after(
  'destroy',
  { de: 'nachdem ein Charakter getötet wurde', en: 'after a character is killed' },
  (_m, event) => event.kind === 'hero' || event.kind === 'ally',
);

export const afterCharacterLeaves = after(
  'leave',
  { de: 'nachdem ein Charakter das Spiel verlassen hat', en: 'after a character leaves play' },
  (_m, event) => event.kind === 'hero' || event.kind === 'ally',
);

export const afterAllyLeaves = after(
  'leave',
  { de: 'nachdem ein Verbündeter das Spiel verlassen hat', en: 'after an ally leaves play' },
  (_m, event) => event.kind === 'ally',
);

/** An attack in which this card, or the one it hangs on, takes part has defeated an enemy. */
export const afterAttackKills = (who: 'this' | 'host', whose: 'any' | 'others' = 'any'): Moment => {
  const card =
    who === 'this' ? { de: 'diese Karte', en: 'this card' } : { de: 'der verstärkte Held', en: 'the attached hero' };
  const of =
    whose === 'any'
      ? { de: '', en: '' }
      : { de: ' im Kampf mit einem anderen Spieler', en: ' engaged with another player' };
  return after(
    'destroy',
    {
      de: `nachdem ein Angriff, an dem ${card.de} teilnimmt, einen Gegner${of.de} besiegt hat`,
      en: `after an attack in which ${card.en} takes part defeats an enemy${of.en}`,
    },
    (m, event, source) => {
      if (event.kind !== 'enemy' || event.by !== -1 || playerAttackOf(m)?.enemy !== event.card) return false;
      const foreign = (event.seat as number) >= 0 && event.seat !== m.controller(source);
      if (whose === 'others' && !foreign) return false;
      return isAttacking(m, who === 'this' ? source : m.s.cards[source].host);
    },
  );
};

/** An enemy of that title has been defeated. */
export const afterDefeatOf = (id: string, name: Literal): Moment =>
  after(
    'destroy',
    { de: `nachdem ${name.de} besiegt wurde`, en: `after ${name.en} is defeated` },
    (m, event) => m.defs[m.s.cards[event.card as number].def].id === id && event.kind === 'enemy',
  );

export const afterTravel = after('travel', {
  de: 'nachdem die Spieler zu einem Ort gereist sind',
  en: 'after the players travel to a location',
});

export const whenEncounterRevealed = before('when-revealed', {
  de: 'sobald eine Begegnungskarte mit einem „Wenn aufgedeckt“-Effekt aufgedeckt wurde',
  en: 'when an encounter card with a when revealed effect has been revealed',
});

export const whenTreacheryRevealed = before(
  'when-revealed',
  {
    de: 'sobald ein Verrat mit einem „Wenn aufgedeckt“-Effekt aufgedeckt wurde',
    en: 'when a treachery with a when revealed effect has been revealed',
  },
  (m, event) => typeOf(m, event.card as number) === 'treachery',
);

export const whenShadowTurned = before('shadow', {
  de: 'sobald im Kampf ein Schatteneffekt ausgelöst wurde',
  en: 'when a shadow effect is triggered in combat',
});

export const atRoundEnd = after('round-end', { de: 'am Ende der Runde', en: 'at the end of the round' });

/** At the beginning or the end of a phase. */
export function atPhase(on: 'phase-begin' | 'phase-end', phase: number, says: Literal): Moment {
  return after(on, says, (_m, event) => event.phase === phase);
}
