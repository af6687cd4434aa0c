import type { MessageTable } from '@tafelrunde/words';

/** What campaigns and expert games have to say. */
export const campaignMessages = {
  'lcg.setup.campaign.form': {
    de: 'Die Angaben zur Kampagne sind nicht lesbar.',
    en: 'What is said about the campaign cannot be read.',
  },
  'lcg.setup.campaign.scenario': {
    de: '„{scenario}“ gehört nicht zur Kampagne des Grundspiels.',
    en: '“{scenario}” is not part of the campaign of the core set.',
  },
  'lcg.setup.campaign.card': {
    de: 'In der Kampagne [card: gehört|gehören] {card:nom} nicht an diese Stelle.',
    en: 'In the campaign {card:nom} [does|do] not belong there.',
  },
  'lcg.setup.campaign.copies': {
    de: '{card}: Es gibt nur {n, plural, one {# Exemplar} other {# Exemplare}}.',
    en: '{card}: there {n, plural, one {is only # copy} other {are only # copies}}.',
  },
  'lcg.setup.campaign.hero': {
    de: '{hero:nom} [ist|sind] in diesem Spiel nicht dabei.',
    en: '{hero:nom} [is|are] not in this game.',
  },

  'lcg.log-file.unreadable': {
    de: 'Dieser Text ist kein Logbuch oder ist unvollständig.',
    en: 'This text is not a log, or part of it is missing.',
  },
  'lcg.log-file.other-version': {
    de: 'Dieses Logbuch hat ein anderes Format (Version {version}), das hier nicht gelesen werden kann.',
    en: 'This log has another format (version {version}) that cannot be read here.',
  },
  'lcg.log-file.changed': {
    de: 'Dieses Logbuch wurde verändert oder beschädigt und wird nicht geladen.',
    en: 'This log was changed or damaged and is not loaded.',
  },
  'lcg.log-file.impossible': {
    de: 'In diesem Logbuch steht etwas, wozu es in keiner Kampagne kommen kann.',
    en: 'This log says something that no campaign can come to.',
  },

  'lcg.campaign.no-name': { de: 'Jeder Spieler braucht einen Namen.', en: 'Every player needs a name.' },
  'lcg.campaign.hero-twice': {
    de: '{hero:nom} [steht|stehen] zweimal im Logbuch.',
    en: '{hero:nom} [is|are] in the log twice.',
  },
  'lcg.campaign.not-finished': {
    de: 'Die vorige Kampagne ist noch nicht zu Ende.',
    en: 'The previous campaign is not over yet.',
  },
  'lcg.campaign.finished': { de: 'Diese Kampagne ist zu Ende.', en: 'This campaign is over.' },
  'lcg.campaign.locked': {
    de: '„{scenario}“ ist jetzt nicht an der Reihe: Zuerst müsst ihr „{next}“ bewältigen.',
    en: '“{scenario}” cannot be played now: you have to beat “{next}” first.',
  },
  'lcg.campaign.players': {
    de: 'Das Logbuch ist für {n, plural, one {# Spieler} other {# Spieler}}.',
    en: 'The log is for {n, plural, one {# player} other {# players}}.',
  },
  'lcg.campaign.not-a-campaign': {
    de: 'Das ist kein Spiel einer Kampagne.',
    en: 'This is not a game of a campaign.',
  },
  'lcg.campaign.other-game': {
    de: 'Dieses Spiel gehört nicht zu diesem Logbuch.',
    en: 'This game does not belong to this log.',
  },
  'lcg.campaign.game-not-over': { de: 'Das Spiel läuft noch.', en: 'The game is still going on.' },

  'lcg.prepare.1': {
    de: 'Vorbereitung 1, Helden: {player} spielt laut Logbuch mit {heroes:dat}.',
    en: 'Preparation 1, heroes: by the log {player} plays {heroes:acc}.',
  },
  'lcg.prepare.2.must-choose': {
    de: 'Vorbereitung 2, gefallene Helden: {Hero:nom} [ist|sind] gefallen, {player} muss einen neuen Helden wählen.',
    en: 'Preparation 2, fallen heroes: {hero:nom} [has|have] fallen, {player} must choose a new hero.',
  },
  'lcg.prepare.2.not-fallen': {
    de: 'Vorbereitung 2, gefallene Helden: {Hero:nom} [ist|sind] kein gefallener Held von {player}.',
    en: 'Preparation 2, fallen heroes: {hero:nom} [is|are] no fallen hero of {player}.',
  },
  'lcg.prepare.2.not-free': {
    de: 'Vorbereitung 2, gefallene Helden: {Hero:nom} [ist|sind] kein Held, den jemand neu wählen kann.',
    en: 'Preparation 2, fallen heroes: {hero:nom} [is|are] no hero that can be chosen anew.',
  },
  'lcg.prepare.3.too-early': {
    de: 'Vorbereitung 3, freiwillige Wechsel: Vor dem ersten Szenario stehen die Helden fest.',
    en: 'Preparation 3, voluntary changes: the heroes are fixed before the first scenario.',
  },
  'lcg.prepare.3.once': {
    de: 'Vorbereitung 3, freiwillige Wechsel: {player} hat seit dem letzten Szenario schon einen Helden gewechselt.',
    en: 'Preparation 3, voluntary changes: {player} has already changed a hero since the last scenario.',
  },
  'lcg.prepare.3.not-own': {
    de: 'Vorbereitung 3, freiwillige Wechsel: {Hero:nom} [ist|sind] kein Held von {player}.',
    en: 'Preparation 3, voluntary changes: {hero:nom} [is|are] no hero of {player}.',
  },
  'lcg.prepare.3.prisoner': {
    de: 'Vorbereitung 3, freiwillige Wechsel: {Hero:nom} [ist|sind] als Gefangener vorgemerkt und [bleibt|bleiben].',
    en: 'Preparation 3, voluntary changes: {hero:nom} [is|are] noted as the prisoner and [stays|stay].',
  },
  'lcg.prepare.3.not-free': {
    de: 'Vorbereitung 3, freiwillige Wechsel: {Hero:nom} [ist|sind] kein Held, den jemand neu wählen kann.',
    en: 'Preparation 3, voluntary changes: {hero:nom} [is|are] no hero that can be chosen anew.',
  },
  'lcg.prepare.4.heal': {
    de: 'Vorbereitung 4, anfängliche Bedrohung: {Hero:nom} [hat|haben] für {player} keinen Startschaden, der zu heilen wäre.',
    en: 'Preparation 4, starting threat: {hero:nom} [has|have] no starting damage that {player} could heal.',
  },
  'lcg.prepare.4.threat': {
    de: 'Vorbereitung 4, anfängliche Bedrohung: Die Strafe von {player} ist {n}.',
    en: 'Preparation 4, starting threat: the penalty of {player} is {n}.',
  },
  'lcg.prepare.4.damage': {
    de: 'Vorbereitung 4, Startschaden: Die Helden von {player} haben nicht den notierten Schaden.',
    en: 'Preparation 4, starting damage: the heroes of {player} do not have the noted damage.',
  },
  'lcg.prepare.5': {
    de: 'Vorbereitung 5, dauerhafte Karten: {Card:nom} [gehört|gehören] an {hero:acc}.',
    en: 'Preparation 5, Permanent cards: {card:nom} [belongs|belong] on {hero:acc}.',
  },
  'lcg.prepare.5.extra': {
    de: 'Vorbereitung 5, dauerhafte Karten: {Card:nom} [ist|sind] nicht für {hero:acc} notiert.',
    en: 'Preparation 5, Permanent cards: {card:nom} [is|are] not noted for {hero:acc}.',
  },
  'lcg.prepare.6': {
    de: 'Vorbereitung 6, Vorbereitungskarten: Ins Spiel kommen genau die des Kampagnenvorrats.',
    en: 'Preparation 6, Setup cards: exactly those of the campaign pool start in play.',
  },
  'lcg.prepare.7.not-in-pool': {
    de: 'Vorbereitung 7, Spielerdecks: {Card:nom} [ist|sind] nicht (mehr) im Kampagnenvorrat.',
    en: 'Preparation 7, player decks: {card:nom} [is|are] not (any more) in the campaign pool.',
  },
  'lcg.prepare.7.one-each': {
    de: 'Vorbereitung 7, Spielerdecks: {Card:nom} [darf|dürfen] nur einmal in ein Deck.',
    en: 'Preparation 7, player decks: a deck may hold {card:acc} only once.',
  },
  'lcg.prepare.7.burden': {
    de: 'Vorbereitung 7, Spielerdecks: Bürden mit Spielerkarten-Rückseite müssen in die Spielerdecks.',
    en: 'Preparation 7, player decks: burdens with a player card back must go into the player decks.',
  },
  'lcg.prepare.8': {
    de: 'Vorbereitung 8, Begegnungsdeck: Es muss genau die Gunst- und Bürde-Karten des Kampagnenvorrats enthalten.',
    en: 'Preparation 8, encounter deck: it must hold exactly the boons and burdens of the campaign pool.',
  },
  'lcg.prepare.prisoner': {
    de: 'Im Logbuch ist ein anderer Gefangener vorgemerkt.',
    en: 'The log notes another prisoner.',
  },

  'lcg.expert.finished': { de: 'Dieses Expertenspiel ist zu Ende.', en: 'This expert game is over.' },
  'lcg.expert.no-hero': {
    de: '{player} hat keinen Helden mehr: Dieses Expertenspiel ist zu Ende.',
    en: '{player} has no hero left: this expert game is over.',
  },
  'lcg.expert.other-game': {
    de: 'Dieses Spiel gehört nicht zu diesem Expertenspiel.',
    en: 'This game does not belong to this expert game.',
  },
} as const satisfies MessageTable;
