import { LINGERING_VENOM, poolCards, SCARRED, UNGOLIANTS_SWARM } from '../../campaign/pool.ts';
import { card, type LcgCardSpec } from '../../define.ts';
import { enterEngaged, mostDamagedHero } from '../../language/campaign-effects.ts';
import { exhaustCard } from '../../language/card-effects.ts';
import { damage } from '../../language/damage-effects.ts';
import { pick, pickOne } from '../../language/encounter-picks.ts';
import { oneOf } from '../../language/language.ts';
import { afterThisEngages, ownAfter } from '../../language/moments.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { cards } from '../../language/select.ts';
import { everyPlayer } from '../../language/who.ts';
import { seatOf } from '../../registry.ts';
import { onePerHero } from './permanent.ts';

const exhaustDamaged = exhaustCard(cards({ sort: 'character', whose: 'yours', state: 'damaged', det: 'all' }));

export const burdenCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 136,
    id: UNGOLIANTS_SWARM,
    title: { de: 'Ungoliants Schwarm', en: "Ungoliant's Swarm", as: { de: 'name m', en: 'name it' } },
    quantity: poolCards[UNGOLIANTS_SWARM].quantity,
    engagement: 33,
    threat: 3,
    attack: 2,
    defense: 2,
    hitPoints: 5,
    traits: ['Creature', 'Spider'],
    abilities: [
      {
        kind: 'forced',
        moment: afterThisEngages,
        effect: pick(2, { sort: 'character', whose: 'yours', state: 'ready' }, exhaustCard),
      },
      { kind: 'shadow', effect: enterEngaged },
    ],
  }),

  card('treachery', {
    number: 137,
    id: LINGERING_VENOM,
    title: { de: 'Schleichendes Gift', en: 'Lingering Venom', as: 'quoted' },
    quantity: poolCards[LINGERING_VENOM].quantity,
    surge: 1,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: asPlayer(
          everyPlayer,
          oneOf(
            exhaustDamaged,
            pickOne(mostDamagedHero, (hero) => damage(2, hero)),
          ),
          {
            de: 'jeder Spieler erschöpft entweder alle seine verletzten Charaktere oder fügt seinem Helden mit dem meisten Schaden 2 Schaden zu',
            en: 'each player either exhausts all damaged characters they control or deals 2 damage to their hero with the most damage',
          },
        ),
      },
      { kind: 'shadow', effect: exhaustDamaged },
    ],
  }),

  card('attachment', {
    number: 138,
    id: SCARRED,
    title: { de: 'Vernarbt', en: 'Scarred', as: 'quoted' },
    quantity: poolCards[SCARRED].quantity,
    permanent: true,
    attach: onePerHero(SCARRED),
    abilities: [
      {
        kind: 'forced',
        moment: ownAfter(
          'destroy',
          {
            de: 'nachdem ein Charakter unter deiner Kontrolle getötet wurde',
            en: 'after a character you control is killed',
          },
          (m, event, card) => (event.kind === 'hero' || event.kind === 'ally') && event.seat === seatOf(m, card),
        ),
        effect: raise(1),
      },
    ],
  }),
];
