import type { MessageTable } from '@tafelrunde/words';

/** Why a set-up or a deck cannot be played. */
export const refusalMessages = {
  'lcg.setup.form': { de: 'Das ist keine Spielvorbereitung.', en: 'This is not a set-up.' },
  'lcg.setup.scenario': { de: 'Es gibt kein Szenario „{scenario}“.', en: 'There is no scenario “{scenario}”.' },
  'lcg.setup.mode': { de: 'Es gibt keinen Modus „{mode}“.', en: 'There is no mode “{mode}”.' },
  'lcg.setup.nightmare': {
    de: 'Für „{scenario}“ gibt es kein Albtraumdeck.',
    en: 'There is no nightmare deck for “{scenario}”.',
  },
  'lcg.setup.players': { de: 'Dieses Spiel ist für 1 bis 4 Spieler.', en: 'This game is for 1 to 4 players.' },
  'lcg.setup.player': {
    de: 'Für Platz {seat} fehlen Helden und Deck, oder sie sind nicht lesbar.',
    en: 'Heroes and deck of seat {seat} are missing or cannot be read.',
  },
  'lcg.setup.same-hero': { de: 'Ein Held für zwei Spieler: {hero}.', en: 'One hero for two players: {hero}.' },
  'lcg.setup.no-own-hero': {
    de: 'Auf Platz {seat} fehlt ein Held, den sonst niemand hat.',
    en: 'Seat {seat} needs a hero whom nobody else has.',
  },
  'lcg.setup.first': { de: 'Der Startspieler sitzt nicht am Tisch.', en: 'The first player is not at the table.' },

  'lcg.deck.unknown-card': { de: 'Es gibt keine Karte „{id}“.', en: 'There is no card “{id}”.' },
  'lcg.deck.heroes': { de: 'Ein Deck hat 1 bis 3 Helden, dieses {n}.', en: 'A deck has 1 to 3 heroes, this one {n}.' },
  'lcg.deck.same-hero': {
    de: '{card:nom} [ist|sind] zweimal in diesem Deck.',
    en: '{card:nom} [is|are] in this deck twice.',
  },
  'lcg.deck.not-a-hero': { de: '{card:nom} [ist|sind] kein Held.', en: '{card:nom} [is|are] not a hero.' },
  'lcg.deck.not-a-player-card': {
    de: '{card:nom} [gehört|gehören] nicht in ein Spielerdeck.',
    en: '{card:nom} [does|do] not belong in a player deck.',
  },
  'lcg.deck.campaign-card': {
    de: '{card:nom} [gehört|gehören] nur in eine Kampagne.',
    en: '{card:nom} [belongs|belong] in a campaign only.',
  },
  'lcg.deck.copies': {
    de: '{card}: {n} Exemplare im Deck, erlaubt sind 3.',
    en: '{card}: {n} copies in the deck, 3 are allowed.',
  },
  'lcg.deck.not-owned': {
    de: '{card}: {now} im Deck, in der Sammlung {n, plural, =0 {keine} other {#}}.',
    en: '{card}: {now} in the deck, {n, plural, =0 {none} other {#}} in the collection.',
  },
  'lcg.setup.collection': { de: 'Diese Sammlung ist nicht lesbar.', en: 'This collection cannot be read.' },
  'lcg.setup.scenario-not-owned': {
    de: '„{scenario}“ fehlt in der Sammlung.',
    en: '“{scenario}” is not in the collection.',
  },
  'lcg.saga.complete': { de: 'Diese Saga ist schon zu Ende gespielt.', en: 'This saga is complete already.' },
  'lcg.saga.not-over': { de: 'Diese Partie ist noch nicht zu Ende.', en: 'This game is not over yet.' },
  'lcg.saga.other-game': {
    de: 'Diese Partie gehört nicht zu dieser Saga oder nicht an diese Stelle.',
    en: 'This game does not belong to this saga, or not to this place of it.',
  },
  'lcg.deck.size': {
    de: 'Ein Deck hat mindestens 50 Karten, dieses {n}.',
    en: 'A deck has at least 50 cards, this one {n}.',
  },
} as const satisfies MessageTable;
