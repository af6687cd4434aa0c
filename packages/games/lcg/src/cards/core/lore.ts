import { card, type LcgCardSpec } from '../../define.ts';
import { toCharacter, toEngagedEnemy, toHero } from '../../language/attach.ts';
import { discard, exhaustCard } from '../../language/card-effects.ts';
import { hostGets } from '../../language/constants.ts';
import { isSo } from '../../language/constants-gained.ts';
import { attachedEnemy } from '../../language/constants-scenario.ts';
import { x } from '../../language/counts.ts';
import { heal, healAll } from '../../language/damage-effects.ts';
import { discardFromHand, healUpTo, noThreat, takeToHand, topAttachment } from '../../language/deck-effects.ts';
import { lookAtEncounterDeck } from '../../language/encounter-effects.ts';
import { change, choose, oneOf } from '../../language/language.ts';
import { dealtShadow, lookAt, lookThrough } from '../../language/look-effects.ts';
import { afterThisEnters, afterYouPlayThis, ownAfter } from '../../language/moments.ts';
import { draw } from '../../language/player-effects.ts';
import { choosePlayer } from '../../language/players.ts';
import { cards, chosen, host, thisCard } from '../../language/select.ts';
import { chosenPlayer } from '../../language/who.ts';
import { enemyAttackOf } from '../../rules/combat/attack-info.ts';
import { STAT } from '../../stats.ts';

export const loreCards: readonly LcgCardSpec[] = [
  card('ally', {
    number: 58,
    id: 'daughter-of-the-nimrodel',
    title: { de: 'Tochter des Nimrodel', en: 'Daughter of the Nimrodel', as: 'f whole' },
    quantity: 3,
    sphere: 'lore',
    cost: 3,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 1,
    traits: ['Silvan'],
    abilities: [
      {
        kind: 'action',
        cost: exhaustCard(thisCard),
        effect: choose(cards({ sort: 'hero' }), 'healed', healUpTo(2, chosen('healed', 'hero'))),
      },
    ],
  }),

  card('ally', {
    number: 59,
    id: 'erebor-hammersmith',
    title: { de: 'Hammerschmied vom Erebor', en: 'Erebor Hammersmith', as: 'm' },
    quantity: 2,
    sphere: 'lore',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['Craftsman', 'Dwarf'],
    abilities: [{ kind: 'response', moment: afterYouPlayThis, effect: choosePlayer(takeToHand(topAttachment)) }],
  }),

  card('ally', {
    number: 60,
    id: 'henamarth-riversong',
    title: { de: 'Henamarth Flusssang', en: 'Henamarth Riversong', as: 'name m' },
    unique: true,
    sphere: 'lore',
    cost: 1,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 1,
    traits: ['Silvan'],
    abilities: [{ kind: 'action', cost: exhaustCard(thisCard), effect: lookAtEncounterDeck(false) }],
  }),

  card('ally', {
    number: 61,
    id: 'miner-of-the-iron-hills',
    title: { de: 'Bergmann aus den Eisenbergen', en: 'Miner of the Iron Hills', as: 'm' },
    quantity: 2,
    sphere: 'lore',
    cost: 2,
    willpower: 0,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['Dwarf'],
    abilities: [
      {
        kind: 'response',
        moment: afterThisEnters,
        effect: choose(
          cards({ sort: 'attachment', trait: 'Condition' }),
          'condition',
          discard(chosen('condition', 'attachment')),
        ),
      },
    ],
  }),

  card('ally', {
    number: 62,
    id: 'gleowine',
    title: { de: 'Gléowine', en: 'Gléowine', as: 'name m' },
    quantity: 2,
    unique: true,
    sphere: 'lore',
    cost: 2,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 2,
    traits: ['Minstrel', 'Rohan'],
    abilities: [{ kind: 'action', cost: exhaustCard(thisCard), effect: choosePlayer(draw(1, chosenPlayer)) }],
  }),

  card('event', {
    number: 63,
    id: 'lore-of-imladris',
    title: { de: 'Das Wissen von Imladris', en: 'Lore of Imladris', as: 'quoted' },
    quantity: 3,
    sphere: 'lore',
    cost: 2,
    abilities: [
      {
        kind: 'action',
        effect: choose(cards({ sort: 'character' }), 'healed', healAll(chosen('healed', 'character'))),
      },
    ],
  }),

  card('event', {
    number: 64,
    id: 'loriens-wealth',
    title: { de: 'Lóriens Reichtum', en: "Lórien's Wealth", as: 'quoted' },
    quantity: 2,
    sphere: 'lore',
    cost: 3,
    abilities: [{ kind: 'action', effect: choosePlayer(draw(3, chosenPlayer)) }],
  }),

  card('event', {
    number: 65,
    id: 'radagasts-cunning',
    title: { de: 'Radagasts Schläue', en: "Radagast's Cunning", as: 'quoted' },
    quantity: 2,
    sphere: 'lore',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'quest',
        effect: choose(cards({ sort: 'enemy', at: ['staging'] }), 'enemy', noThreat(chosen('enemy', 'enemy'), 'phase')),
      },
    ],
  }),

  card('event', {
    number: 66,
    id: 'secret-paths',
    title: { de: 'Geheime Pfade', en: 'Secret Paths', as: 'quoted' },
    quantity: 2,
    sphere: 'lore',
    cost: 1,
    abilities: [
      {
        kind: 'action',
        phase: 'quest',
        effect: choose(
          cards({ sort: 'location', at: ['staging'] }),
          'location',
          noThreat(chosen('location', 'location'), 'phase'),
        ),
      },
    ],
  }),

  card('event', {
    number: 67,
    id: 'gandalfs-search',
    title: { de: 'Gandalfs Suche', en: "Gandalf's Search", as: 'quoted' },
    quantity: 2,
    sphere: 'lore',
    cost: -1,
    payment: 'x-free',
    abilities: [{ kind: 'action', effect: choosePlayer(lookThrough(x, chosenPlayer)) }],
  }),

  card('event', {
    number: 68,
    id: 'beorns-hospitality',
    title: { de: 'Beorns Gastfreundschaft', en: "Beorn's Hospitality", as: 'quoted' },
    sphere: 'lore',
    cost: 5,
    abilities: [
      { kind: 'action', effect: choosePlayer(healAll(cards({ sort: 'hero', whose: 'chosen', det: 'each' }))) },
    ],
  }),

  card('attachment', {
    number: 69,
    id: 'forest-snare',
    title: { de: 'Waldschlinge', en: 'Forest Snare', as: 'f' },
    quantity: 2,
    sphere: 'lore',
    cost: 3,
    traits: ['Item', 'Trap'],
    attach: toEngagedEnemy,
    abilities: [isSo(attachedEnemy, 'cannotAttack')],
  }),

  card('attachment', {
    number: 70,
    id: 'protector-of-lorien',
    title: { de: 'Beschützer von Lórien', en: 'Protector of Lórien', as: { de: 'm whole', en: 'name it' } },
    quantity: 2,
    sphere: 'lore',
    cost: 1,
    traits: ['Title'],
    attach: toHero,
    abilities: [
      {
        kind: 'action',
        cost: discardFromHand,
        limit: { n: 3, per: 'phase' },
        effect: oneOf(change(STAT.defense, 1, host('hero'), 'phase'), change(STAT.willpower, 1, host('hero'), 'phase')),
      },
    ],
  }),

  card('attachment', {
    number: 71,
    id: 'dark-knowledge',
    title: { de: 'Dunkles Wissen', en: 'Dark Knowledge', as: { de: 'n', en: 'name it' } },
    sphere: 'lore',
    cost: 1,
    traits: ['Condition'],
    attach: toHero,
    abilities: [
      hostGets('hero', 'willpower', -1),
      {
        kind: 'response',
        moment: ownAfter(
          'shadow-dealt',
          {
            de: 'nachdem ein Gegner, der dich angreift, eine Schattenkarte erhalten hat',
            en: 'after a shadow card is dealt to an enemy that attacks you',
          },
          (m, event, card) => {
            const attack = enemyAttackOf(m);
            const attacked = attack?.enemy === event.enemy ? attack.seat : event.seat;
            return attacked === m.controller(card);
          },
        ),
        cost: exhaustCard(thisCard),
        effect: lookAt(dealtShadow),
      },
    ],
  }),

  card('attachment', {
    number: 72,
    id: 'self-preservation',
    title: { de: 'Selbsterhaltung', en: 'Self Preservation', as: { de: 'f', en: 'name it' } },
    quantity: 2,
    sphere: 'lore',
    cost: 3,
    traits: ['Skill'],
    attach: toCharacter,
    abilities: [{ kind: 'action', cost: exhaustCard(thisCard), effect: heal(2, host('character')) }],
  }),
];
