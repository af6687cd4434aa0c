import type { MessageKey, MessageTable, QuestionKey } from '@tafelrunde/words';

/** Prompts, options, log lines and refusals of the game. */
export const messages = {
  'dbg.ask.act': {
    de: 'Spiele Karten aus, kaufe, besiege den Erzfeind oder beende deinen Zug',
    en: 'Play cards, buy, defeat the Archenemy, or end your turn',
  },
  'dbg.ask.hero': { de: 'Wähle deinen Helden', en: 'Choose your hero' },
  'dbg.ask.ambush-order': { de: 'Welcher Hinterhalt trifft dich zuerst?', en: 'Which Ambush hits you first?' },
  'dbg.ask.ambush-order-of': {
    de: '{card}: Welcher Hinterhalt trifft dich als Nächster?',
    en: '{card}: which Ambush hits you next?',
  },
  'dbg.ask.defend-attack': {
    de: '{card:nom} {seat:gen} [greift|greifen] dich an ({threat}): Entgehst du dem Angriff?',
    en: '{card:nom} of {seat:acc} [attacks|attack] you ({threat}): do you avoid the Attack?',
  },
  'dbg.ask.defend-ambush': {
    de: '{card:nom} [lauert|lauern] dir auf ({threat}): Entgehst du dem Hinterhalt?',
    en: '{card:nom} [ambushes|ambush] you ({threat}): do you avoid the Ambush?',
  },
  'dbg.ask.defend-group': {
    de: '{card:nom} [lauert|lauern] euch allen auf ({threat}): Entgehst du dem Gruppenhinterhalt?',
    en: '{card:nom} [ambushes|ambush] you all ({threat}): do you avoid the Group Ambush?',
  },
  'dbg.ask.must': { de: '{card}: {What}', en: '{card}: {what}' },
  'dbg.ask.may': { de: '{card}: {What}, wenn du möchtest', en: '{card}: {what}, if you like' },
  'dbg.ask.or': { de: '{card}: Was davon?', en: '{card}: which of these?' },
  'dbg.ask.type': { de: '{card}: Nenne einen Kartentyp', en: '{card}: name a card type' },
  'dbg.ask.cost': { de: '{card}: Nenne eine Kostenzahl', en: '{card}: name a cost' },
  'dbg.ask.under': {
    de: '{card}: Welche Karte kommt als nächste unter das Hauptdeck?',
    en: '{card}: which card goes under the main deck next?',
  },
  'dbg.ask.on-deck': {
    de: '{card}: Du erhältst {gained:acc}. Legst du die Karte oben auf dein Deck?',
    en: '{card}: do you put {gained:acc}, which you gained, on top of your deck?',
  },
  'dbg.ask.player': { de: '{card}: Wähle einen Spieler', en: '{card}: choose a player' },
  'dbg.ask.gift': {
    de: '{card}: Welche Karte aus deinem Ablagestapel soll {seat} bekommen?',
    en: '{card}: which card from your discard pile shall {seat} get?',
  },
  'dbg.ask.capture': {
    de: '{card}: Nimmst du {enemy:acc} auf die Hand?',
    en: '{card}: do you take {enemy:acc} into your hand?',
  },
  'dbg.ask.redirect': { de: '{card}: Auf wen lenkst du um?', en: '{card}: upon whom do you turn it?' },
  'dbg.ask.replace': {
    de: '{card}: Welche Karte im Pfad zerstörst und ersetzt du?',
    en: '{card}: which card in the Path do you destroy and replace?',
  },
  'dbg.ask.bid': {
    de: '{card}: Wähle geheim eine Handkarte (die niedrigsten Kosten bringen Korruption, die höchsten werden zerstört)',
    en: '{card}: secretly choose a card from hand (the lowest cost brings Corruption, the highest is destroyed)',
  },
  'dbg.ask.draw': {
    de: '{card}: Möchtest du {n, plural, one {# Karte} other {# Karten}} ziehen?',
    en: '{card}: do you want to draw {n, plural, one {# card} other {# cards}}?',
  },
  'dbg.ask.give-corruption': {
    de: '{card}: Wer erhält 1 Karte Korruption? (noch {n} zu verteilen)',
    en: '{card}: who gains 1 Corruption? ({n} left to deal)',
  },
  'dbg.ask.propose': {
    de: '{card}: Welche zwei Karten von {seat} sollen zerstört werden?',
    en: '{card}: which two cards of {seat} shall be destroyed?',
  },
  'dbg.ask.draft': {
    de: '{card}: Lege eine Karte verdeckt beiseite; der Rest geht nach links',
    en: '{card}: put a card aside face down; the rest is passed to the left',
  },
  'dbg.ask.discard-top': {
    de: '{card}: Oben auf deinem Deck [liegt|liegen] {top:nom}. Legst du die Karte ab?',
    en: '{card}: {top:nom} [is|are] on top of your deck. Do you discard {top:him}?',
  },
  'dbg.ask.destroy-top': {
    de: '{card}: Oben auf deinem Deck [liegt|liegen] {top:nom}. Zerstörst du die Karte?',
    en: '{card}: {top:nom} [is|are] on top of your deck. Do you destroy {top:him}?',
  },
  'dbg.ask.order': { de: 'Was geschieht zuerst?', en: 'What happens first?' },
  'dbg.ask.respond': { de: 'Möchtest du reagieren?', en: 'Do you want to react?' },

  'dbg.option.hero': { de: '{more}', en: '{more}', same: true },
  'dbg.option.play': { de: '{card:acc} ausspielen', en: 'Play {card:acc}' },
  'dbg.option.play-all': {
    de: 'Alle {n} einfachen Karten ausspielen (Macht und Ziehen)',
    en: 'Play all {n} simple cards (Power and drawing)',
  },
  'dbg.option.use': { de: '{card:acc} benutzen', en: 'Use {card:acc}' },
  'dbg.option.buy': { de: '{card:acc} für {n} kaufen', en: 'Buy {card:acc} for {n}' },
  'dbg.option.defeat': { de: '{card:acc} für {n} besiegen', en: 'Defeat {card:acc} for {n}' },
  'dbg.option.end-turn': { de: 'Zug beenden', en: 'End your turn' },
  'dbg.option.defend': { de: 'Mit {card:dat} abwehren', en: 'Defend with {card:acc}' },
  'dbg.option.suffer': { de: 'Hinnehmen', en: 'Suffer it' },
  'dbg.option.destroy': { de: '{card:acc} zerstören', en: 'Destroy {card:acc}' },
  'dbg.option.discard': { de: '{card:acc} ablegen', en: 'Discard {card:acc}' },
  'dbg.option.take': { de: '{card:acc} auf die Hand nehmen', en: 'Take {card:acc} into your hand' },
  'dbg.option.to-deck': { de: '{card:acc} oben auf das Deck legen', en: 'Put {card:acc} on top of the deck' },
  'dbg.option.gain': { de: '{card:acc} erhalten', en: 'Gain {card:acc}' },
  'dbg.option.give': { de: '{card:acc} geben', en: 'Give {card:acc}' },
  'dbg.option.under': { de: '{card:acc} unter das Hauptdeck legen', en: 'Put {card:acc} under the main deck' },
  'dbg.option.bid': { de: '{card:acc} wählen', en: 'Choose {card:acc}' },
  'dbg.option.aside': { de: '{card:acc} beiseitelegen', en: 'Put {card:acc} aside' },
  'dbg.option.none': { de: 'Keine (weitere)', en: 'None' },
  'dbg.option.type': { de: '{more}', en: '{more}', same: true },
  'dbg.option.cost': { de: 'Kosten {n}', en: 'Cost {n}' },
  'dbg.option.seat': { de: '{seat}', en: '{seat}', same: true },
  'dbg.option.pass': { de: 'Passen', en: 'Pass' },

  'dbg.log.hero': { de: '{seat:nom} spielt {more:acc}.', en: '{seat:nom} plays {more:acc}.' },
  'dbg.log.turn': { de: '{seat} ist am Zug.', en: 'It is the turn of {seat}.' },
  'dbg.log.play': { de: '{seat:nom} spielt {card:acc} aus.', en: '{seat:nom} plays {card:acc}.' },
  'dbg.log.use': { de: '{seat:nom} benutzt {card:acc}.', en: '{seat:nom} uses {card:acc}.' },
  'dbg.log.trigger': {
    de: '{card:nom} [wirkt|wirken] für {seat:acc}.',
    en: '{card:nom} [takes|take] effect for {seat:acc}.',
  },
  'dbg.log.buy': { de: '{seat:nom} kauft {card:acc} für {n} Macht.', en: '{seat:nom} buys {card:acc} for {n} Power.' },
  'dbg.log.defeat': {
    de: '{seat:nom} besiegt {card:acc} für {n} Macht.',
    en: '{seat:nom} defeats {card:acc} for {n} Power.',
  },
  'dbg.log.gain': { de: '{seat:nom} erhält {card:acc}.', en: '{seat:nom} gains {card:acc}.' },
  'dbg.log.gain-hand': {
    de: '{seat:nom} erhält {card:acc} und nimmt die Karte auf die Hand.',
    en: '{seat:nom} gains {card:acc} and puts {card:him} into hand.',
  },
  'dbg.log.gain-deck': {
    de: '{seat:nom} erhält {card:acc} und legt die Karte oben auf das Deck.',
    en: '{seat:nom} gains {card:acc} and puts {card:him} on top of the deck.',
  },
  'dbg.log.receive': { de: '{seat:nom} bekommt {card:acc}.', en: '{seat:nom} receives {card:acc}.' },
  'dbg.log.corruption': {
    de: '{seat} erhält {n, plural, one {# Karte} other {# Karten}} Korruption.',
    en: '{seat} gains {n} Corruption.',
  },
  'dbg.log.no-corruption': {
    de: 'Es ist keine Korruption mehr da: {seat} erhält keine.',
    en: 'No Corruption is left: {seat} gains none.',
  },
  'dbg.log.draw': {
    de: '{seat} zieht {n, plural, one {# Karte} other {# Karten}}.',
    en: '{seat} draws {n, plural, one {# card} other {# cards}}.',
  },
  'dbg.log.no-cards': {
    de: '{seat} hat keine Karten mehr: {n, plural, one {# Karte} other {# Karten}} weniger.',
    en: '{seat} has no cards left to draw: {n, plural, one {# card} other {# cards}} fewer.',
  },
  'dbg.log.discard': { de: '{seat:nom} legt {card:acc} ab.', en: '{seat:nom} discards {card:acc}.' },
  'dbg.log.take': { de: '{seat:nom} nimmt {card:acc} auf die Hand.', en: '{seat:nom} takes {card:acc} into hand.' },
  'dbg.log.to-deck': {
    de: '{seat} legt eine Handkarte oben auf das Deck.',
    en: '{seat} puts a card from hand on top of the deck.',
  },
  'dbg.log.aside': { de: '{seat} legt eine Karte verdeckt beiseite.', en: '{seat} puts a card aside face down.' },
  'dbg.log.destroy': { de: '{card:nom} [wird|werden] zerstört.', en: '{card:nom} [is|are] destroyed.' },
  'dbg.log.indestructible': {
    de: '{card:nom} [kann|können] nicht zerstört werden.',
    en: '{card:nom} cannot be destroyed.',
  },
  'dbg.log.destroy-main': {
    de: '{card}: Vom Hauptdeck {n, plural, one {wird # Karte} other {werden # Karten}} zerstört.',
    en: '{card}: {n, plural, one {# card is} other {# cards are}} destroyed from the main deck.',
  },
  'dbg.log.corruption-returns': {
    de: '{card:nom} [kommt|kommen] auf {card:sein}en Stapel zurück.',
    en: '{card:nom} [returns|return] to {card:his} stack.',
  },
  'dbg.log.reshuffle': { de: '{seat} mischt den Ablagestapel zum neuen Deck.', en: '{seat} shuffles a new deck.' },
  'dbg.log.reveal': { de: '{card:nom} [wird|werden] aufgedeckt.', en: '{card:nom} [is|are] revealed.' },
  'dbg.log.reveal-hand': { de: '{seat:nom} deckt {card:acc} auf.', en: '{seat:nom} reveals {card:acc}.' },
  'dbg.log.show-hand': { de: '{seat} zeigt seine Hand.', en: '{seat} shows their hand.' },
  'dbg.log.look': { de: '{seat} sieht sich die oberste Karte an.', en: '{seat} looks at the top card.' },
  'dbg.log.name-type': { de: '{seat} nennt {more}.', en: '{seat} names {more}.' },
  'dbg.log.name-cost': { de: '{seat} nennt Kosten von {n}.', en: '{seat} names a cost of {n}.' },
  'dbg.log.choose-player': { de: '{seat} wählt {other}.', en: '{seat} chooses {other}.' },
  'dbg.log.power': { de: '{card}: {seat} erhält +{n} Macht.', en: '{card}: {seat} gains +{n} Power.' },
  'dbg.log.cheaper': {
    de: '{card}: Der Erzfeind kostet in diesem Zug {n} weniger.',
    en: '{card}: the Archenemy costs {n} less this turn.',
  },
  'dbg.log.pass-left': {
    de: '{other:nom} bekommt {card:acc} auf den Ablagestapel.',
    en: '{other:nom} gets {card:acc} into the discard pile.',
  },
  'dbg.log.power-lost': {
    de: '{card}: {seat} ist nicht am Zug, +{n} Macht verfällt.',
    en: '{card}: it is not the turn of {seat}, +{n} Power is lost.',
  },
  'dbg.log.ambush': {
    de: '{card:nom} [lauert|lauern] {seat:dat} auf.',
    en: '{card:nom} [ambushes|ambush] {seat:acc}.',
  },
  'dbg.log.archenemy': { de: '{card:nom} [wird|werden] aufgedeckt.', en: '{card:nom} [is|are] revealed.' },
  'dbg.log.group': {
    de: '{card:nom} [wird|werden] aufgedeckt und [lauert|lauern] allen auf.',
    en: '{card:nom} [is|are] revealed and [ambushes|ambush] everybody.',
  },
  'dbg.log.avoid': { de: '{seat:nom} entgeht mit {card:dat}.', en: '{seat:nom} avoids it with {card:acc}.' },
  'dbg.log.suffer': { de: '{card:nom} [trifft|treffen] {seat:acc}.', en: '{card:nom} [hits|hit] {seat:acc}.' },
  'dbg.log.redirect': { de: '{seat} lenkt auf {other} um.', en: '{seat} turns it upon {other}.' },
  'dbg.log.refill': { de: '{card:nom} [kommt|kommen] in den Pfad.', en: '{card:nom} [enters|enter] the Path.' },

  'dbg.log.standstill': {
    de: 'Seit {n} Runden hat niemand eine Karte erhalten oder zerstört; nach noch einmal so vielen ist das Spiel aus.',
    en: 'For {n} rounds nobody has gained or destroyed a card; after as many more the game is over.',
  },

  'dbg.over.archenemies': { de: 'Der letzte Erzfeind ist besiegt.', en: 'The last Archenemy is defeated.' },
  'dbg.over.path': { de: 'Der Pfad kann nicht mehr gefüllt werden.', en: 'The Path cannot be filled any more.' },
  'dbg.over.standstill': {
    de: 'Zwanzig Runden lang hat niemand eine Karte erhalten oder zerstört.',
    en: 'For twenty rounds nobody has gained or destroyed a card.',
  },
  'dbg.over.lost': {
    de: 'Das Hauptdeck ist leer, solange Lurtz herrscht: Alle haben verloren.',
    en: 'The main deck is empty while Lurtz rules: everybody has lost.',
  },

  'dbg.setup.seats': { de: 'Dieses Spiel ist für 2 bis 5 Spieler.', en: 'This game is for 2 to 5 players.' },
  'dbg.setup.mode': { de: 'Diesen Spielmodus gibt es nicht.', en: 'There is no such mode.' },
  'dbg.setup.compensation': {
    de: 'Diesen Ausgleich für spätere Plätze gibt es nicht.',
    en: 'There is no such compensation for later seats.',
  },
  'dbg.setup.archenemies': { de: 'Es müssen 8 bis 12 Erzfeinde sein.', en: 'There must be 8 to 12 Archenemies.' },
  'dbg.setup.impossible-archenemies': {
    de: 'Der Albtraum-Modus hat genau acht Erzfeinde.',
    en: 'Impossible Mode has exactly eight Archenemies.',
  },
  'dbg.setup.heroes': {
    de: 'Die Helden müssen zufällig, für Einsteiger, am Tisch gewählt (aus allen oder den fünf für Einsteiger) oder für jeden Platz genannt sein.',
    en: 'Heroes must be random, for beginners, chosen at the table (from all or from the five for beginners), or named for every seat.',
  },
  'dbg.setup.same-hero': { de: 'Kein Held darf zweimal mitspielen.', en: 'No hero may be taken twice.' },
} as const satisfies MessageTable;

/** All that the game asks, by key. */
export type DbgQuestion = QuestionKey<typeof messages>;
/** All keys of the table: questions, options, lines of the log. */
export type DbgMessage = MessageKey<typeof messages>;
