import { card, type LcgCardSpec } from '../../define.ts';
import { discard } from '../../language/card-effects.ts';
import { defenderThreatAtLeast, thereIsNo } from '../../language/conditions.ts';
import { attackerGets, insteadIf, raiseForEach, uncommittedCharacters } from '../../language/encounter-combat.ts';
import { sendHome, shuffleIntoEncounterDeck } from '../../language/encounter-effects.ts';
import { stagedLocationsGet } from '../../language/encounter-lasting.ts';
import { afterThisDefeated, FROM_DISCARD } from '../../language/encounter-moments.ts';
import { called, pick, pickOne, takeDamage, thisEnemy } from '../../language/encounter-picks.ts';
import { charactersControlledBy, defendingPlayer, playersAtThreat } from '../../language/encounter-players.ts';
import { all } from '../../language/language.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { cards } from '../../language/select.ts';
import { everyPlayer } from '../../language/who.ts';

const set = "Sauron's Reach";

const cardFromHand = called(cards({ sort: 'card', at: ['hand'], whose: 'yours' }), {
  noun: 'card',
  count: 1,
  prep: [{ prep: 'from', np: { noun: 'hand', det: { poss: 'subject' } } }],
});

const exhaustedAlly = { sort: 'ally', whose: 'yours', state: 'exhausted' } as const;

export const sauronsReachCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 115,
    id: 'eastern-crows',
    title: { de: 'Krähen aus dem Osten', en: 'Eastern Crows', as: 'pl' },
    set,
    quantity: 3,
    easyQuantity: 1,
    traits: ['Creature'],
    engagement: 30,
    threat: 1,
    attack: 1,
    defense: 0,
    hitPoints: 1,
    surge: 1,
    abilities: [
      { kind: 'forced', moment: afterThisDefeated, from: FROM_DISCARD, effect: shuffleIntoEncounterDeck(thisEnemy) },
      { kind: 'shadow', effect: insteadIf(defenderThreatAtLeast(35), attackerGets(1), attackerGets(2)) },
    ],
  }),

  card('treachery', {
    number: 116,
    id: 'evil-storm',
    title: { de: 'Bösartiger Sturm', en: 'Evil Storm', as: 'quoted' },
    set,
    quantity: 3,
    easyQuantity: 2,
    abilities: [{ kind: 'whenRevealed', effect: takeDamage(1, charactersControlledBy(playersAtThreat(35))) }],
  }),

  card('treachery', {
    number: 117,
    id: 'pursued-by-shadow',
    title: { de: 'Von Schatten verfolgt', en: 'Pursued by Shadow', as: 'quoted' },
    set,
    quantity: 2,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: raiseForEach(everyPlayer, uncommittedCharacters, {
          de: 'um 1 für jeden seiner Charaktere, der sich nicht dem Abenteuer gestellt hat',
          en: 'by 1 for each of their characters not committed to the quest',
        }),
      },
      {
        kind: 'shadow',
        effect: insteadIf(
          thereIsNo(cards(exhaustedAlly), {
            verb: 'control',
            subject: { noun: 'player', det: 'the', adj: ['defending'] },
            object: { noun: 'ally', det: 'no', adj: ['exhausted'] },
          }),
          asPlayer(defendingPlayer, pick(1, exhaustedAlly, sendHome)),
          raise(3, defendingPlayer),
        ),
      },
    ],
  }),

  card('treachery', {
    number: 118,
    id: 'treacherous-fog',
    title: { de: 'Tückischer Nebel', en: 'Treacherous Fog', as: 'quoted' },
    set,
    quantity: 2,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: all(stagedLocationsGet(1), asPlayer(playersAtThreat(35), pickOne(cardFromHand, discard))),
      },
    ],
  }),
];
