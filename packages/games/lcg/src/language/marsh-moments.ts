import { hasTrait } from '../registry.ts';
import { PHASE } from '../state.ts';
import { traitWord } from '../traits.ts';
import { after, atPhase, type Moment } from './moments.ts';

/** Moments that the last two packs of Shadows of Mirkwood brought. */
export const atQuestPhaseEnd: Moment = atPhase('phase-end', PHASE.quest, {
  de: 'am Ende jeder Abenteuerphase',
  en: 'at the end of each quest phase',
});

export const atCombatPhaseBegin: Moment = atPhase('phase-begin', PHASE.combat, {
  de: 'zu Beginn jeder Kampfphase',
  en: 'at the beginning of each combat phase',
});

export const atEncounterPhaseBegin: Moment = atPhase('phase-begin', PHASE.encounter, {
  de: 'zu Beginn jeder Begegnungsphase',
  en: 'at the beginning of each encounter phase',
});

export const afterThisAttacked: Moment = after(
  'attacked',
  {
    de: 'nachdem ein Angriff abgehandelt wurde, an dem diese Karte teilgenommen hat',
    en: 'after an attack in which this card attacked resolves',
  },
  (_m, event, card) => event.card === card,
);

export const whenThisStageDefeated: Moment = after(
  'stage-defeated',
  { de: 'wenn dieser Abschnitt geschafft ist', en: 'when this stage is defeated' },
  (_m, event, card) => event.card === card,
);

/** Something of the scenario raises the controller's threat while this card is ready. */
export const afterThreatenedWhileReady: Moment = after(
  'threatened',
  {
    de: 'nachdem ein gescheitertes Abenteuer, eine Begegnungs- oder eine Abenteuerkarte deinen Bedrohungsgrad erhöht hat, während diese Karte spielbereit ist',
    en: 'after a failed quest, an encounter card or a quest card raises your threat while this card is ready',
  },
  (m, event, card) => event.seat === m.controller(card) && m.s.cards[card].exhausted === 0,
);

/** A character of a trait, whoever controls it, became ready in the refresh phase. */
export const afterReadied = (trait: string): Moment => {
  const { de, en } = traitWord(trait);
  return after(
    'readied',
    {
      de: `nachdem ein Charakter mit dem Merkmal ${de} in der Auffrischungsphase spielbereit geworden ist`,
      en: `after a ${en} character readies during the refresh phase`,
    },
    (m, event) => hasTrait(m, event.card as number, trait),
  );
};

export const afterQuestFails: Moment = after('quest-failure', {
  de: 'wenn die Spieler am Abenteuer scheitern',
  en: 'if the players quest unsuccessfully',
});

/** At the end of each round, for a card that has damage to lose. */
export const atRoundEndDamaged: Moment = after(
  'round-end',
  { de: 'am Ende jeder Runde', en: 'at the end of each round' },
  (m, _event, card) => m.s.cards[card].damage > 0,
);
