/** Prompts, options, log lines and refusals of the game. */
export const messages = {
  'tcg.ask.act': { de: 'Führe eine Aktion aus oder passe', en: 'Take an action or pass' },
  'tcg.ask.fellowship': {
    de: 'Gemeinschaftsphase: Spiele Karten, setze Fähigkeiten ein oder bewege dich weiter',
    en: 'Fellowship phase: play cards, use abilities, or move on',
  },
  'tcg.ask.shadow': {
    de: 'Deine Schattenphase: Spiele Diener und andere Schattenkarten oder beende sie',
    en: 'Your Shadow phase: play minions and other Shadow cards, or end it',
  },
  'tcg.ask.skirmish': {
    de: 'Kampfphase: Führe eine Kampfaktion aus oder passe',
    en: 'Skirmish phase: take a skirmish action or pass',
  },
  'tcg.ask.bearer': { de: 'Worauf legst du {card}?', en: 'What do you put {card} on?' },
  'tcg.ask.play': { de: 'Was spielst du: {what}?', en: 'What do you play: {what}?' },
  'tcg.ask.sanctuary': { de: 'Zuflucht: Wen heilst du?', en: 'Sanctuary: whom do you heal?' },
  'tcg.ask.archery': {
    de: 'Beschuss: Wer wird verwundet? Noch {n, plural, one {eine Wunde} other {# Wunden}}',
    en: 'Archery fire: who is wounded? {n, plural, one {One wound} other {# wounds}} left',
  },
  'tcg.ask.archery-player': {
    de: 'Wer nimmt den Beschuss durch deine Gemeinschaft auf seine Diener?',
    en: 'Whose minions take your fellowship’s archery fire?',
  },
  'tcg.ask.defender': { de: 'Wen weist du einem Diener zu?', en: 'Whom do you assign to a minion?' },
  'tcg.ask.defended': { de: 'Gegen welchen Diener kämpft {card}?', en: 'Which minion does {card} face?' },
  'tcg.ask.attacker': { de: 'Welchen freien Diener weist du zu?', en: 'Which free minion do you assign?' },
  'tcg.ask.attacked': { de: 'Wen greift {card} an?', en: 'Whom does {card} attack?' },
  'tcg.ask.choose-skirmish': { de: 'Welcher Kampf kommt als nächster?', en: 'Which skirmish comes next?' },
  'tcg.ask.wound-order': { de: 'Wer wird als Nächstes verwundet?', en: 'Who is wounded next?' },
  'tcg.ask.move-again': { de: 'Bewegst du dich noch einmal weiter?', en: 'Do you move again?' },
  'tcg.ask.reconcile': {
    de: 'Handkarten aufziehen: Möchtest du zuerst eine Karte abwerfen?',
    en: 'Reconcile your hand: do you want to discard a card first?',
  },
  'tcg.ask.discard-down': {
    de: 'Wirf noch {n, plural, one {eine Karte} other {# Karten}} ab',
    en: 'Discard {n, plural, one {one more card} other {# more cards}}',
  },
  'tcg.ask.reshuffle': {
    de: 'Dein Spieldeck ist leer. Möchtest du deinen Ablagestapel einmalig zum neuen Spieldeck mischen?',
    en: 'Your draw deck is empty. Do you want to shuffle your discard pile into a new one, once per game?',
  },
  'tcg.ask.cut': {
    de: 'Möchtest du das Spieldeck von {seat} abheben?',
    en: 'Do you want to cut the draw deck of {seat}?',
  },
  'tcg.option.cut': {
    de: '{n, plural, one {Ein Viertel} =2 {Die Hälfte} other {Drei Viertel}} abheben',
    en: 'Lift off {n, plural, one {a quarter} =2 {half of it} other {three quarters}}',
  },
  'tcg.option.no-cut': { de: 'Nicht abheben', en: 'Leave it as it is' },
  'tcg.log.cut': { de: '{seat} hebt das Spieldeck von {other} ab.', en: '{seat} cuts the draw deck of {other}.' },
  'tcg.ask.spot': { de: 'Wie viele entdeckst du?', en: 'How many do you spot?' },
  'tcg.ask.exert': {
    de: 'Wen strengst du an? Noch {n, plural, one {einen} other {#}}',
    en: 'Whom do you exert? {n} more',
  },
  'tcg.ask.wound': {
    de: 'Wen verwundest du? Noch {n, plural, one {einen} other {#}}',
    en: 'Whom do you wound? {n} more',
  },
  'tcg.ask.heal': { de: 'Wen heilst du? Noch {n, plural, one {einen} other {#}}', en: 'Whom do you heal? {n} more' },
  'tcg.ask.prevent': {
    de: '{card} ({effect}): Verhinderst du das? Stattdessen: {what}',
    en: '{card} ({effect}): do you prevent this? Instead: {what}',
  },
  'tcg.ask.bid': {
    de: 'Anfangsgebot: Wie viele Lastmarken bietest du verdeckt?',
    en: 'Opening bid: how many burdens do you bid in secret?',
  },
  'tcg.ask.place': { de: 'Welchen Platz in der Zugfolge nimmst du?', en: 'Which place in the turn order do you take?' },
  'tcg.ask.order': { de: 'Was wird zuerst abgehandelt?', en: 'What is resolved first?' },
  'tcg.ask.respond': { de: 'Möchtest du reagieren?', en: 'Do you want to respond?' },

  'tcg.option.pass': { de: 'Passen', en: 'Pass' },
  'tcg.option.move-on': { de: 'Weiterbewegen', en: 'Move on' },
  'tcg.option.end-shadow': { de: 'Schattenphase beenden', en: 'End the Shadow phase' },
  'tcg.option.play': { de: '{card} spielen', en: 'Play {card}' },
  'tcg.option.use': { de: '{card} einsetzen', en: 'Use {card}' },
  'tcg.option.play-idly': { de: '{card} spielen (ändert jetzt nichts)', en: 'Play {card} (changes nothing now)' },
  'tcg.option.use-idly': { de: '{card} einsetzen (ändert jetzt nichts)', en: 'Use {card} (changes nothing now)' },
  'tcg.option.bearer': { de: 'Auf {card}', en: 'On {card}' },
  'tcg.option.discard-heal': {
    de: '{card} abwerfen, um diesen Charakter zu heilen',
    en: 'Discard {card} to heal this character',
  },
  'tcg.option.heal': {
    de: '{card} ({n, plural, one {# Wunde} other {# Wunden}})',
    en: '{card} ({n, plural, one {# wound} other {# wounds}})',
  },
  'tcg.option.heal-done': { de: 'Fertig ({n} geheilt)', en: 'Done ({n} healed)' },
  'tcg.option.wound': { de: '{card} verwunden', en: 'Wound {card}' },
  'tcg.option.archery-player': { de: '{seat}', en: '{seat}', same: true },
  'tcg.option.assign': { de: '{card}', en: '{card}', same: true },
  'tcg.option.assign-to': { de: 'Gegen {card}', en: 'Against {card}' },
  'tcg.option.attack': { de: 'Mit {card}', en: 'With {card}' },
  'tcg.option.attack-whom': { de: '{card} angreifen', en: 'Attack {card}' },
  'tcg.option.assign-done': { de: 'Fertig', en: 'Done' },
  'tcg.option.skirmish': { de: 'Kampf von {card}', en: 'Skirmish of {card}' },
  'tcg.option.as-they-lie': { de: 'In der Reihenfolge, in der sie liegen', en: 'In the order in which they lie' },
  'tcg.option.move-again': { de: 'Noch einmal bewegen', en: 'Move again' },
  'tcg.option.end-turn': { de: 'Spielzug beenden', en: 'End the turn' },
  'tcg.option.discard': { de: '{card} abwerfen', en: 'Discard {card}' },
  'tcg.option.keep': { de: 'Keine abwerfen', en: 'Discard none' },
  'tcg.option.reshuffle': { de: 'Neu mischen', en: 'Reshuffle' },
  'tcg.option.no-reshuffle': { de: 'Noch nicht', en: 'Not yet' },
  'tcg.option.spot': { de: '{n} entdecken', en: 'Spot {n}' },
  'tcg.option.bid': { de: '{n} bieten', en: 'Bid {n}' },
  'tcg.option.place': { de: 'Platz {n}', en: 'Place {n}' },

  'tcg.log.first': { de: '{seat} beginnt.', en: '{seat} begins.' },
  'tcg.log.bid': { de: '{seat} bietet {n}.', en: '{seat} bids {n}.' },
  'tcg.log.turn': { de: 'Spielzug von {seat}.', en: 'Turn of {seat}.' },
  'tcg.log.site': { de: '{seat} legt {card} auf den Abenteuerpfad.', en: '{seat} adds {card} to the adventure path.' },
  'tcg.log.move': {
    de: 'Die Gemeinschaft von {seat} erreicht {card}.',
    en: 'The fellowship of {seat} moves to {card}.',
  },
  'tcg.log.play': { de: '{seat} spielt {card}.', en: '{seat} plays {card}.' },
  'tcg.log.use': { de: '{seat} setzt {card} ein.', en: '{seat} uses {card}.' },
  'tcg.log.discard': { de: '{card} wird abgeworfen.', en: '{card} is discarded.' },
  'tcg.log.discard-hand': { de: '{seat} wirft {card} ab.', en: '{seat} discards {card}.' },
  'tcg.log.draw': {
    de: '{seat} zieht {n, plural, one {eine Karte} other {# Karten}}.',
    en: '{seat} draws {n, plural, one {a card} other {# cards}}.',
  },
  'tcg.log.reshuffle': {
    de: '{seat} mischt den Ablagestapel zum neuen Spieldeck.',
    en: '{seat} shuffles the discard pile into a new draw deck.',
  },
  'tcg.log.twilight': {
    de: '{n, plural, one {Ein Zwielicht-Spielstein kommt} other {# Zwielicht-Spielsteine kommen}} in die Geisterwelt.',
    en: '{n, plural, one {One twilight token is} other {# twilight tokens are}} added to the pool.',
  },
  'tcg.log.untwilight': {
    de: '{n, plural, one {Ein Zwielicht-Spielstein verlässt} other {# Zwielicht-Spielsteine verlassen}} die Geisterwelt.',
    en: '{n, plural, one {One twilight token is} other {# twilight tokens are}} removed from the pool.',
  },
  'tcg.log.wound': { de: '{card} wird verwundet.', en: '{card} is wounded.' },
  'tcg.log.exert': { de: '{card} strengt sich an.', en: '{card} exerts.' },
  'tcg.log.heal': { de: '{card} wird geheilt.', en: '{card} is healed.' },
  'tcg.log.kill': { de: '{card} ist besiegt.', en: '{card} is killed.' },
  'tcg.log.burdens': {
    de: '{card} erhält {n, plural, one {eine Lastmarke} other {# Lastmarken}}.',
    en: '{card} takes {n, plural, one {a burden} other {# burdens}}.',
  },
  'tcg.log.unburden': {
    de: '{n, plural, one {Eine Lastmarke wird} other {# Lastmarken werden}} entfernt.',
    en: '{n, plural, one {One burden is} other {# burdens are}} removed.',
  },
  'tcg.log.ring-on': { de: '{card} steckt den Einen Ring an.', en: '{card} puts on The One Ring.' },
  'tcg.log.ring-off': { de: '{card} nimmt den Einen Ring ab.', en: '{card} takes off The One Ring.' },
  'tcg.log.ring-bearer': { de: '{card} ist jetzt der Ringträger.', en: '{card} is the Ring-bearer now.' },
  'tcg.log.corrupted': { de: '{card} erliegt der Versuchung.', en: '{card} is corrupted.' },
  'tcg.log.lose': { de: '{seat} scheidet aus.', en: '{seat} is out of the game.' },
  'tcg.log.archery': {
    de: 'Fernkampf: Diener {minions}, Gemeinschaft {fellowship}.',
    en: 'Archery totals: minions {minions}, fellowship {fellowship}.',
  },
  'tcg.log.assign': {
    de: '{companion} und {minion} werden einander zugewiesen.',
    en: '{companion} and {minion} are assigned to each other.',
  },
  'tcg.log.skirmish': { de: 'Kampf von {card}.', en: 'Skirmish of {card}.' },
  'tcg.log.strength': { de: 'Stärke {own} gegen {other}.', en: 'Strength {own} against {other}.' },

  'tcg.over.arrived': {
    de: 'Die Gemeinschaft hat Ort 9 überstanden.',
    en: 'The fellowship has survived at site 9.',
  },
  'tcg.over.killed': {
    de: 'Der letzte Gegner hat seinen Ringträger verloren.',
    en: 'The last opponent’s Ring-bearer is dead.',
  },
  'tcg.over.corrupted': {
    de: 'Der Ringträger des letzten Gegners ist der Versuchung erlegen.',
    en: 'The last opponent’s Ring-bearer is corrupted.',
  },

  'tcg.setup.form': { de: 'Diese Angaben beschreiben kein Spiel.', en: 'This does not describe a game.' },
  'tcg.setup.format': {
    de: 'Die Regeln „{format}“ gibt es nicht; bekannt sind starter und deluxe.',
    en: 'There are no rules called "{format}"; known are starter and deluxe.',
  },
  'tcg.setup.players': { de: 'Es spielen zwei bis sechs Personen.', en: 'Two to six people play.' },
  'tcg.setup.player': {
    de: 'Das Deck von Platz {seat} ist nicht lesbar.',
    en: 'The deck of seat {seat} cannot be read.',
  },
  'tcg.setup.first': { de: 'Diesen Startspieler gibt es nicht.', en: 'There is no such first player.' },
  'tcg.deck.unknown-card': { de: 'Die Karte {id} gibt es nicht.', en: 'There is no card {id}.' },
  'tcg.deck.line': { de: 'Zeile {n} nennt keine bekannte Karte: {line}', en: 'Line {n} names no known card: {line}' },
  'tcg.deck.no-ring-bearer': { de: 'Dem Deck fehlt der Ringträger: Frodo.', en: 'The deck has no Ring-bearer: Frodo.' },
  'tcg.deck.no-ring': { de: 'Dem Deck fehlt Der Eine Ring.', en: 'The deck has no One Ring.' },
  'tcg.deck.ring-bearer': {
    de: 'Der erste Ringträger ist Frodo, nicht {card}.',
    en: 'The first Ring-bearer is Frodo, not {card}.',
  },
  'tcg.deck.ring': { de: '{card} ist nicht Der Eine Ring.', en: '{card} is not The One Ring.' },
  'tcg.deck.not-a-site': { de: '{card} ist kein Ort.', en: '{card} is not a site.' },
  'tcg.deck.sites': {
    de: 'Ein Abenteuerdeck hat neun Orte, dieses hat {n}.',
    en: 'An adventure deck has nine sites; this one has {n}.',
  },
  'tcg.deck.site-number': {
    de: 'Die Ortskennzahl {n} muss genau einmal vorkommen.',
    en: 'The site number {n} must occur exactly once.',
  },
  'tcg.deck.series': {
    de: '{card} gehört zu einer anderen Serie: Alle Orte müssen aus „Die zwei Türme“ sein.',
    en: '{card} is of another series: all sites must be of The Two Towers.',
  },
  'tcg.deck.not-a-starter': {
    de: 'Nach den Starter-Regeln sind nur die festen Starterdecks erlaubt.',
    en: 'Under the starter rules only the fixed starter decks are legal.',
  },
  'tcg.deck.not-a-deck-card': {
    de: '{card} gehört nicht ins Spieldeck.',
    en: '{card} does not belong in a draw deck.',
  },
  'tcg.deck.copies': {
    de: 'Von {card} sind höchstens vier Exemplare erlaubt, hier sind es {n}.',
    en: 'At most four copies of {card} are allowed; here are {n}.',
  },
  'tcg.deck.size': {
    de: 'Ein Deck braucht mindestens 60 Karten, dieses hat {n}.',
    en: 'A deck needs at least 60 cards; this one has {n}.',
  },
  'tcg.deck.sides': {
    de: 'Freie Völker ({free}) und Schatten ({shadow}) müssen gleich viele Karten haben.',
    en: 'There must be as many Free Peoples cards ({free}) as Shadow cards ({shadow}).',
  },
  'tcg.deck.start-type': { de: '{card} ist kein Gefährte.', en: '{card} is not a companion.' },
  'tcg.deck.start-copies': {
    de: '{card} ist für die Anfangsgemeinschaft nicht (oft genug) im Deck.',
    en: '{card} is not in the deck (often enough) for the starting fellowship.',
  },
  'tcg.deck.start-unique': {
    de: '{card} ist einzigartig und kann nicht zweimal beginnen.',
    en: '{card} is unique and cannot start twice.',
  },
  'tcg.deck.start-cost': {
    de: 'Die Anfangsgemeinschaft darf höchstens 4 kosten, diese kostet {n}.',
    en: 'A starting fellowship may cost 4 at most; this one costs {n}.',
  },
} as const;
