import type { GameEvent } from '@tafelrunde/kernel';
import { chapters, MENDOR } from '../../campaign/pool.ts';
import { card, type LcgCardSpec } from '../../define.ts';
import {
  attachAside,
  captureToo,
  freeCaptive,
  loseGame,
  startInPlay,
  turnOver,
} from '../../language/campaign-effects.ts';
import { all, choose } from '../../language/language.ts';
import { ownAfter } from '../../language/moments.ts';
import { asPlayer } from '../../language/players.ts';
import { cards, chosen } from '../../language/select.ts';
import { everyPlayer } from '../../language/who.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import type { Ability } from '../../spec.ts';
import { FORM, type M } from '../../state.ts';
import { IN_CAMPAIGN } from '../../zones.ts';
import { appointedByFate, mendor, scarred, valor } from './names.ts';

const HILL_TROLL = 82;

const isTroll = (m: M, card: unknown): boolean =>
  typeof card === 'number' && card >= 0 && m.defs[m.s.cards[card].def].number === HILL_TROLL;

const isCharacterEvent = (event: GameEvent): boolean => event.kind === 'hero' || event.kind === 'ally';

/** Without Mendor the group has lost. */
const mendorMustLive: Ability = {
  kind: 'forced',
  moment: ownAfter(
    'leave',
    { de: 'nachdem Mendor das Spiel verlassen hat', en: 'after Mendor has left play' },
    (m, event) => m.defs[m.s.cards[event.card as number].def].id === MENDOR,
  ),
  from: IN_CAMPAIGN,
  effect: loseGame('lcg.end.mendor'),
};

export const scenarioCampaignCards: readonly LcgCardSpec[] = [
  card('campaign', {
    number: 129,
    id: chapters.mirkwood.card,
    title: { ...scenarios.mirkwood.title, as: 'quoted' },
    abilities: [{ kind: 'setup', effect: startInPlay(mendor) }, mendorMustLive],
  }),

  card('campaign', {
    number: 130,
    id: chapters.anduin.card,
    title: { ...scenarios.anduin.title, as: 'quoted' },
    abilities: [
      { kind: 'setup', effect: startInPlay(mendor) },
      {
        kind: 'response',
        moment: ownAfter(
          'destroy',
          { de: 'nachdem ein Hügeltroll besiegt wurde', en: 'after a Hill Troll is defeated' },
          (m, event) => event.kind === 'enemy' && isTroll(m, event.card),
        ),
        from: IN_CAMPAIGN,
        effect: asPlayer(
          everyPlayer,
          choose(cards({ sort: 'hero', whose: 'yours' }), 'hero', attachAside(valor, chosen('hero', 'hero'))),
          {
            de: 'jeder Spieler hängt, wenn möglich, 1 zur Seite gelegte „Tapferkeit“ an einen seiner Helden an',
            en: 'each player attaches 1 set-aside “Valor” to a hero they control, if able',
          },
        ),
      },
      {
        kind: 'forced',
        moment: ownAfter(
          'destroy',
          { de: 'nachdem ein Hügeltroll einen Charakter getötet hat', en: 'after a Hill Troll kills a character' },
          (m, event) => isCharacterEvent(event) && isTroll(m, event.by),
        ),
        from: IN_CAMPAIGN,
        limit: { n: 1, per: 'game' },
        effect: asPlayer(
          everyPlayer,
          choose(cards({ sort: 'hero', whose: 'yours' }), 'hero', attachAside(scarred, chosen('hero', 'hero'))),
          {
            de: 'jeder Spieler hängt 1 zur Seite gelegtes „Vernarbt“ an einen seiner Helden an',
            en: 'each player attaches 1 set-aside “Scarred” to a hero they control',
          },
        ),
      },
      mendorMustLive,
    ],
    says: [
      {
        de: 'Alle Exemplare von „Tapferkeit“ und „Vernarbt“ liegen bereit.',
        en: 'All copies of “Valor” and “Scarred” are set aside.',
      },
    ],
  }),

  card('campaign', {
    number: 131,
    id: chapters['dol-guldur'].card,
    title: { ...scenarios['dol-guldur'].title, as: 'quoted' },
    abilities: [
      {
        kind: 'setup',
        effect: all(
          startInPlay(mendor),
          choose(cards({ sort: 'hero' }), 'hero', attachAside(appointedByFate, chosen('hero', 'hero'))),
        ),
      },
      {
        kind: 'forced',
        moment: ownAfter('captured', { de: 'nachdem ein Held gefangen wurde', en: 'after a hero is captured' }),
        from: IN_CAMPAIGN,
        effect: all(captureToo(mendor), turnOver),
      },
      {
        kind: 'response',
        moment: ownAfter(
          'claimed',
          { de: 'nachdem das erste Ziel beansprucht wurde', en: 'after the first objective is claimed' },
          (m, _event, card) => m.s.cards[card].form === FORM.turned,
        ),
        from: IN_CAMPAIGN,
        limit: { n: 1, per: 'game' },
        effect: freeCaptive(mendor, 1),
      },
    ],
    says: [
      {
        de: 'Gefangen wird der im Logbuch vorgemerkte Held statt eines zufälligen; was an ihm hängt, liegt bis zu seiner Rettung verdeckt.',
        en: 'The hero noted in the log is captured instead of a random one; what is attached to him lies facedown until he is rescued.',
      },
    ],
  }),
];
