import { APPOINTED_BY_FATE, MENDOR, MENDORS_SUPPORT, poolCards, VALOR } from '../../campaign/pool.ts';
import { card, type LcgCardSpec } from '../../define.ts';
import { attackTarget, namedCard, oneCopyEachRound, outOfTheGame } from '../../language/campaign-effects.ts';
import { exhaustCard, readyCard } from '../../language/card-effects.ts';
import { boost } from '../../language/combat-effects.ts';
import { always, onHost } from '../../language/constants.ts';
import { damage, heal } from '../../language/damage-effects.ts';
import { all, andThen } from '../../language/language.ts';
import { ownAfter } from '../../language/moments.ts';
import { draw } from '../../language/player-effects.ts';
import { whenThisWouldLeave } from '../../language/rhosgobel-effects.ts';
import { host, thisCard } from '../../language/select.ts';
import { everyPlayer } from '../../language/who.ts';
import { isHero } from '../../registry.ts';
import { mendor } from './names.ts';
import { onePerHero } from './permanent.ts';

const MENDORS_SUPPORT_NUMBER = 132;

export const boonCards: readonly LcgCardSpec[] = [
  card('event', {
    number: MENDORS_SUPPORT_NUMBER,
    id: MENDORS_SUPPORT,
    title: { de: 'Mendors Beistand', en: "Mendor's Support", as: 'quoted' },
    quantity: poolCards[MENDORS_SUPPORT].quantity,
    sphere: 'neutral',
    cost: 0,
    abilities: [
      {
        kind: 'action',
        effect: oneCopyEachRound(
          MENDORS_SUPPORT_NUMBER,
          boost(
            namedCard(mendor),
            'round',
            { stat: 'willpower', n: 2 },
            { stat: 'attack', n: 2 },
            { stat: 'defense', n: 2 },
          ),
        ),
      },
    ],
    says: [
      { de: '(1 Exemplar pro Runde für alle Spieler zusammen.)', en: '(One copy per round for all players together.)' },
    ],
  }),

  card('attachment', {
    number: 133,
    id: VALOR,
    title: { de: 'Tapferkeit', en: 'Valor', as: { de: 'f', en: 'name it' } },
    quantity: poolCards[VALOR].quantity,
    sphere: 'neutral',
    cost: 0,
    traits: ['Condition'],
    permanent: true,
    attach: onePerHero(VALOR),
    abilities: [
      {
        kind: 'response',
        moment: ownAfter(
          'attacker',
          {
            de: 'nachdem der verstärkte Held als Angreifer bestimmt wurde',
            en: 'after the attached hero is declared as an attacker',
          },
          (m, event, card) => event.card === m.s.cards[card].host,
        ),
        cost: exhaustCard(thisCard),
        effect: all(heal(1, host('hero')), damage(1, attackTarget)),
      },
    ],
  }),

  card('attachment', {
    number: 134,
    id: APPOINTED_BY_FATE,
    title: { de: 'Vom Schicksal bestimmt', en: 'Appointed by Fate', as: 'quoted' },
    quantity: poolCards[APPOINTED_BY_FATE].quantity,
    sphere: 'neutral',
    cost: 0,
    traits: ['Condition'],
    attach: {
      allows: isHero,
      text: { de: 'Hänge diese Karte an einen Helden an.', en: 'Attach this card to a hero.' },
    },
    abilities: [
      always(
        {
          de: 'Der verstärkte Held erhält in jeder Ressourcenphase 1 Ressource mehr.',
          en: 'The attached hero collects 1 more resource in each resource phase.',
        },
        { stat: 'income', amount: 1, applies: onHost },
      ),
    ],
  }),

  card('ally', {
    number: 135,
    id: MENDOR,
    title: { ...mendor.title, as: 'name m' },
    quantity: poolCards[MENDOR].quantity,
    unique: true,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Silvan', 'Scout'],
    ranged: true,
    followsFirst: true,
    abilities: [
      {
        kind: 'response',
        moment: ownAfter('stage-defeated', {
          de: 'nachdem eine Abenteuerkarte besiegt wurde',
          en: 'after a quest card is defeated',
        }),
        effect: andThen(readyCard(thisCard), draw(1, everyPlayer)),
      },
      {
        kind: 'forced',
        moment: whenThisWouldLeave,
        effect: outOfTheGame,
      },
    ],
  }),
];
