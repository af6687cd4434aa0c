import type { MessageTable, QuestionKey } from '@tafelrunde/words';

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
  'tcg.ask.bearer': { de: 'Worauf legst du {card:acc}?', en: 'What do you put {card:acc} on?' },
  'tcg.ask.play': { de: '{card}: Was spielst du ({what})?', en: '{card}: what do you play ({what})?' },
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
  'tcg.ask.defended': {
    de: 'Gegen welchen Diener [kämpft|kämpfen] {card:nom}?',
    en: 'Which minion [does|do] {card:nom} face?',
  },
  'tcg.ask.attacker': { de: 'Welchen freien Diener weist du zu?', en: 'Which free minion do you assign?' },
  'tcg.ask.attacked': { de: 'Wen [greift|greifen] {card:nom} an?', en: 'Whom [does|do] {card:nom} attack?' },
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
  'tcg.ask.spot': { de: '{card}: Wie viele entdeckst du?', en: '{card}: how many do you spot?' },
  'tcg.ask.exert': {
    de: '{card}: Wen strengst du an? Noch {n, plural, one {einen} other {#}}',
    en: '{card}: whom do you exert? {n} more',
  },
  'tcg.ask.wound': {
    de: '{card}: Wen verwundest du? Noch {n, plural, one {einen} other {#}}',
    en: '{card}: whom do you wound? {n} more',
  },
  'tcg.ask.heal': {
    de: '{card}: Wen heilst du? Noch {n, plural, one {einen} other {#}}',
    en: '{card}: whom do you heal? {n} more',
  },
  'tcg.ask.prevent': {
    de: '{card} ({effect}): Verhinderst du das? Stattdessen: {What}',
    en: '{card} ({effect}): do you prevent this? Instead: {what}',
  },
  'tcg.ask.bid': {
    de: 'Anfangsgebot: Wie viele Lastmarken bietest du verdeckt?',
    en: 'Opening bid: how many burdens do you bid in secret?',
  },
  'tcg.ask.place': { de: 'Welchen Platz in der Zugfolge nimmst du?', en: 'Which place in the turn order do you take?' },
  'tcg.ask.order': { de: '{occasion}: Was wird zuerst abgehandelt?', en: '{occasion}: what is resolved first?' },
  'tcg.ask.respond': { de: 'Reaktion auf: {Occasion}', en: 'Respond to: {occasion}' },

  'tcg.when.any': { de: 'Etwas geschieht', en: 'Something happens' },
  'tcg.when.wound': { de: '{card:nom} [wird|werden] gleich verwundet', en: '{card:nom} [is|are] about to be wounded' },
  'tcg.when.wound-by': {
    de: '{card:nom} [wird|werden] gleich verwundet ({source})',
    en: '{card:nom} [is|are] about to be wounded ({source})',
  },
  'tcg.when.exert': { de: '{card:nom} [strengt|strengen] sich an', en: '{card:nom} [exerts|exert]' },
  'tcg.when.kill': { de: '{card:nom} [ist|sind] besiegt', en: '{card:nom} [is|are] killed' },
  'tcg.when.burdens': {
    de: '{n, plural, one {eine Lastmarke kommt} other {# Lastmarken kommen}} hinzu',
    en: '{n, plural, one {a burden is} other {# burdens are}} about to be added',
  },
  'tcg.when.burdens-by': {
    de: '{n, plural, one {eine Lastmarke kommt} other {# Lastmarken kommen}} hinzu ({source})',
    en: '{n, plural, one {a burden is} other {# burdens are}} about to be added ({source})',
  },
  'tcg.when.ring-on': { de: '{card:nom} [steckt|stecken] {ring:acc} an', en: '{card:nom} [puts|put] on {ring:acc}' },
  'tcg.when.play': { de: '{card:nom} [ist|sind] gespielt', en: '{card:nom} [has|have] been played' },
  'tcg.when.leaving': { de: 'Die Gemeinschaft verlässt {card:acc}', en: 'The fellowship leaves {card:acc}' },
  'tcg.when.moving': { de: 'Die Gemeinschaft bewegt sich; ihr Ziel: {card}', en: 'The fellowship moves to {card:acc}' },
  'tcg.when.arriving': { de: 'Die Gemeinschaft erreicht {card:acc}', en: 'The fellowship arrives at {card:acc}' },
  'tcg.when.assign': {
    de: '{minion:dat} [companion: ist|sind] {companion:nom} zugewiesen',
    en: '{companion:nom} [is|are] assigned to {minion:acc}',
  },
  'tcg.when.turn-start': { de: 'Der Spielzug von {seat} beginnt', en: 'The turn of {seat} begins' },
  'tcg.when.turn-end': { de: 'Der Spielzug von {seat} endet', en: 'The turn of {seat} ends' },
  'tcg.when.fellowship-start': { de: 'Die Gemeinschaftsphase beginnt', en: 'The fellowship phase begins' },
  'tcg.when.shadow-start': { de: 'Die Schattenphase von {seat} beginnt', en: 'The Shadow phase of {seat} begins' },
  'tcg.when.skirmish-start': { de: 'Der Kampf {card:gen} beginnt', en: 'The skirmish of {card:acc} begins' },
  'tcg.when.skirmish-won': {
    de: 'Die Gemeinschaft gewinnt den Kampf {card:gen}',
    en: 'The fellowship wins the skirmish of {card:acc}',
  },
  'tcg.when.skirmish-lost': {
    de: 'Der Schatten gewinnt den Kampf {card:gen}',
    en: 'The Shadow wins the skirmish of {card:acc}',
  },
  'tcg.when.regroup-start': { de: 'Die Sammelphase beginnt', en: 'The regroup phase begins' },

  'tcg.option.pass': { de: 'Passen', en: 'Pass' },
  'tcg.option.move-on': { de: 'Weiterbewegen', en: 'Move on' },
  'tcg.option.end-shadow': { de: 'Schattenphase beenden', en: 'End the Shadow phase' },
  'tcg.option.play': { de: '{card:acc} spielen', en: 'Play {card:acc}' },
  'tcg.option.use': { de: '{card:acc} einsetzen: {more}', en: 'Use {card:acc}: {more}' },
  'tcg.option.respond': { de: '{card:acc} spielen: {more}', en: 'Play {card:acc}: {more}' },
  'tcg.option.play-idly': {
    de: '{card:acc} spielen (ändert jetzt nichts)',
    en: 'Play {card:acc} (changes nothing now)',
  },
  'tcg.option.use-idly': {
    de: '{card:acc} einsetzen (ändert jetzt nichts)',
    en: 'Use {card:acc} (changes nothing now)',
  },
  'tcg.option.bearer': { de: 'Auf {card:acc}', en: 'On {card:acc}' },
  'tcg.option.discard-heal': {
    de: '{card:acc} abwerfen, um diesen Charakter zu heilen',
    en: 'Discard {card:acc} to heal this character',
  },
  'tcg.option.heal': {
    de: '{card} ({n, plural, one {# Wunde} other {# Wunden}})',
    en: '{card} ({n, plural, one {# wound} other {# wounds}})',
  },
  'tcg.option.heal-done': { de: 'Fertig ({n} geheilt)', en: 'Done ({n} healed)' },
  'tcg.option.wound': { de: '{card:acc} verwunden', en: 'Wound {card:acc}' },
  'tcg.option.archery-player': { de: '{seat}', en: '{seat}', same: true },
  'tcg.option.assign': { de: '{card}', en: '{card}', same: true },
  'tcg.option.assign-to': { de: 'Gegen {card:acc}', en: 'Against {card:acc}' },
  'tcg.option.attack': { de: 'Mit {card:dat}', en: 'With {card:acc}' },
  'tcg.option.attack-whom': { de: '{card:acc} angreifen', en: 'Attack {card:acc}' },
  'tcg.option.assign-done': { de: 'Fertig', en: 'Done' },
  'tcg.option.skirmish': { de: 'Kampf {card:gen}', en: 'Skirmish of {card:acc}' },
  'tcg.option.as-they-lie': { de: 'In der Reihenfolge, in der sie liegen', en: 'In the order in which they lie' },
  'tcg.option.move-again': { de: 'Noch einmal bewegen', en: 'Move again' },
  'tcg.option.end-turn': { de: 'Spielzug beenden', en: 'End the turn' },
  'tcg.option.discard': { de: '{card:acc} abwerfen', en: 'Discard {card:acc}' },
  'tcg.option.keep': { de: 'Keine abwerfen', en: 'Discard none' },
  'tcg.option.reshuffle': { de: 'Neu mischen', en: 'Reshuffle' },
  'tcg.option.no-reshuffle': { de: 'Noch nicht', en: 'Not yet' },
  'tcg.option.spot': { de: '{n} entdecken', en: 'Spot {n}' },
  'tcg.option.bid': { de: '{n} bieten', en: 'Bid {n}' },
  'tcg.option.place': { de: 'Platz {n}', en: 'Place {n}' },

  'tcg.log.first': { de: '{seat} beginnt.', en: '{seat} begins.' },
  'tcg.log.bid': { de: '{seat} bietet {n}.', en: '{seat} bids {n}.' },
  'tcg.log.turn': { de: 'Spielzug von {seat}.', en: 'Turn of {seat}.' },
  'tcg.log.site': {
    de: '{seat:nom} legt {card:acc} auf den Abenteuerpfad.',
    en: '{seat:nom} adds {card:acc} to the adventure path.',
  },
  'tcg.log.move': {
    de: 'Die Gemeinschaft {seat:gen} erreicht {card:acc}.',
    en: 'The fellowship of {seat:acc} moves to {card:acc}.',
  },
  'tcg.log.play': { de: '{seat:nom} spielt {card:acc}.', en: '{seat:nom} plays {card:acc}.' },
  'tcg.log.use': { de: '{seat:nom} setzt {card:acc} ein: {what}.', en: '{seat:nom} uses {card:acc}: {what}.' },
  'tcg.log.react': { de: '{card}: {what}.', en: '{card}: {what}.', same: true },
  'tcg.log.discard': { de: '{card:nom} [wird|werden] abgeworfen.', en: '{card:nom} [is|are] discarded.' },
  'tcg.log.discard-hand': { de: '{seat:nom} wirft {card:acc} ab.', en: '{seat:nom} discards {card:acc}.' },
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
  'tcg.log.wound': { de: '{card:nom} [wird|werden] verwundet.', en: '{card:nom} [is|are] wounded.' },
  'tcg.log.no-wound': {
    de: '{card:nom} [kann|können] jetzt nicht verwundet werden.',
    en: '{card:nom} cannot be wounded now.',
  },
  'tcg.log.wound-prevented': {
    de: '{source:nom} [verhindert|verhindern] die Wunde für {card:acc}.',
    en: '{source:nom} [prevents|prevent] the wound of {card:acc}.',
  },
  'tcg.log.wound-turned': {
    de: 'Die Wunde für {card:acc} wird zu einer Lastmarke.',
    en: 'The wound of {card:acc} becomes a burden.',
  },
  'tcg.log.burdens-prevented': {
    de: '{source:nom} [verhindert|verhindern] {n, plural, one {die Lastmarke} other {# Lastmarken}}.',
    en: '{source:nom} [prevents|prevent] {n, plural, one {the burden} other {# burdens}}.',
  },
  'tcg.log.prevented': {
    de: '{seat:nom} verhindert den Effekt {card:gen}.',
    en: '{seat:nom} prevents the effect of {card:acc}.',
  },
  'tcg.log.cancelled': { de: 'Der Kampf {card:gen} wird abgebrochen.', en: 'The skirmish of {card:acc} is cancelled.' },
  'tcg.log.gets': { de: '{card:nom} [erhält|erhalten] {stat} {n}.', en: '{card:nom} [gets|get] {stat} {n}.' },
  'tcg.log.gets-keyword': { de: '{card:nom} [erhält|erhalten] {stat}.', en: '{card:nom} [gets|get] {stat}.' },
  'tcg.log.unwoundable': {
    de: '{card:nom} [kann|können] keine Wunden mehr erhalten.',
    en: '{card:nom} can take no more wounds.',
  },
  'tcg.log.wounded-once': {
    de: '{card:nom} [kann|können] höchstens eine Wunde erhalten.',
    en: '{card:nom} can take no more than one wound.',
  },
  'tcg.log.hard-to-overwhelm': {
    de: '{card:nom} [wird|werden] nur von dreifacher Stärke überwältigt.',
    en: '{card:nom} [is|are] overwhelmed only by tripled strength.',
  },
  'tcg.log.no-draw': { de: '{seat} kann keine Karte mehr ziehen.', en: '{seat} can draw no more cards.' },
  'tcg.stat.strength': { de: 'Stärke', en: 'strength' },
  'tcg.stat.vitality': { de: 'Vitalität', en: 'vitality' },
  'tcg.stat.damage': { de: 'Schaden', en: 'damage' },
  'tcg.stat.defender': { de: 'Verteidiger', en: 'defender' },
  'tcg.stat.archer': { de: 'Bogenschütze', en: 'archer' },
  'tcg.stat.fierce': { de: 'Erbittert', en: 'fierce' },
  'tcg.log.exert': { de: '{card:nom} [strengt|strengen] sich an.', en: '{card:nom} [exerts|exert].' },
  'tcg.log.heal': { de: '{card:nom} [wird|werden] geheilt.', en: '{card:nom} [is|are] healed.' },
  'tcg.log.kill': { de: '{card:nom} [ist|sind] besiegt.', en: '{card:nom} [is|are] killed.' },
  'tcg.log.burdens': {
    de: '{card:nom} [erhält|erhalten] {n, plural, one {eine Lastmarke} other {# Lastmarken}}.',
    en: '{card:nom} [takes|take] {n, plural, one {a burden} other {# burdens}}.',
  },
  'tcg.log.unburden': {
    de: '{n, plural, one {Eine Lastmarke wird} other {# Lastmarken werden}} entfernt.',
    en: '{n, plural, one {One burden is} other {# burdens are}} removed.',
  },
  'tcg.log.ring-on': { de: '{card:nom} [steckt|stecken] {ring:acc} an.', en: '{card:nom} [puts|put] on {ring:acc}.' },
  'tcg.log.ring-off': { de: '{card:nom} [nimmt|nehmen] {ring:acc} ab.', en: '{card:nom} [takes|take] off {ring:acc}.' },
  'tcg.log.ring-bearer': {
    de: '{card:nom} [ist|sind] jetzt der Ringträger.',
    en: '{card:nom} [is|are] the Ring-bearer now.',
  },
  'tcg.log.corrupted': { de: '{card:nom} [erliegt|erliegen] der Versuchung.', en: '{card:nom} [is|are] corrupted.' },
  'tcg.log.lose': { de: '{seat} scheidet aus.', en: '{seat} is out of the game.' },
  'tcg.log.archery': {
    de: 'Fernkampf: Diener {minions}, Gemeinschaft {fellowship}.',
    en: 'Archery totals: minions {minions}, fellowship {fellowship}.',
  },
  'tcg.log.assign': {
    de: '{minion:dat} [companion: wird|werden] {companion:nom} zugewiesen.',
    en: '{companion:nom} [is|are] assigned to {minion:acc}.',
  },
  'tcg.log.skirmish': { de: 'Kampf {card:gen}.', en: 'Skirmish of {card:acc}.' },
  'tcg.log.strength': {
    de: '{card:nom} mit Stärke {own} gegen Stärke {other}: Es {side, select, free {gewinnt die Gemeinschaft} other {gewinnt der Schatten}}.',
    en: '{card:nom} with strength {own} against strength {other}: {side, select, free {the fellowship} other {the Shadow}} wins.',
  },
  'tcg.log.alone': {
    de: 'Im Kampf {card:gen} ist nur noch {side, select, free {die Gemeinschaft} other {der Schatten}} übrig und gewinnt.',
    en: 'Only {side, select, free {the fellowship} other {the Shadow}} is left in the skirmish of {card:acc} and wins.',
  },
  'tcg.log.overwhelmed': { de: '{card:nom} [wird|werden] überwältigt.', en: '{card:nom} [is|are] overwhelmed.' },

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
  'tcg.told.arrived': {
    de: 'Die Gemeinschaft von {seat} hat Ort {n} überstanden.',
    en: 'The fellowship of {seat} has survived at site {n}.',
  },
  'tcg.told.killed': {
    de: 'Der Ringträger von {seat} ist an Ort {n} gefallen.',
    en: 'The Ring-bearer of {seat} fell at site {n}.',
  },
  'tcg.told.corrupted': {
    de: 'Der Ringträger von {seat} ist an Ort {n} der Versuchung erlegen.',
    en: 'The Ring-bearer of {seat} was corrupted at site {n}.',
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
  'tcg.deck.no-ring-bearer': { de: 'Dem Deck fehlt der Ringträger: Frodo.', en: 'The deck has no Ring-bearer: Frodo.' },
  'tcg.deck.no-ring': { de: 'Dem Deck fehlt sein Ring.', en: 'The deck has no Ring.' },
  'tcg.deck.ring-bearer': {
    de: 'Der erste Ringträger ist Frodo, nicht {card:nom}.',
    en: 'The first Ring-bearer is Frodo, not {card:acc}.',
  },
  'tcg.deck.ring': { de: 'Als Ring [taugt|taugen] {card:nom} nicht.', en: '{card:nom} will not do as the Ring.' },
  'tcg.deck.not-a-site': { de: '{card:nom} [ist|sind] kein Ort.', en: '{card:nom} [is|are] not a site.' },
  'tcg.deck.sites': {
    de: 'Ein Abenteuerdeck hat neun Orte, dieses hat {n}.',
    en: 'An adventure deck has nine sites; this one has {n}.',
  },
  'tcg.deck.site-number': {
    de: 'Die Ortskennzahl {n} muss genau einmal vorkommen.',
    en: 'The site number {n} must occur exactly once.',
  },
  'tcg.deck.series': {
    de: '{card:nom} [gehört|gehören] zu einer anderen Serie: Alle Orte müssen aus „Die zwei Türme“ sein.',
    en: '{card:nom} [is|are] of another series: all sites must be of The Two Towers.',
  },
  'tcg.deck.not-a-starter': {
    de: 'Nach den Starter-Regeln sind nur die festen Starterdecks erlaubt.',
    en: 'Under the starter rules only the fixed starter decks are legal.',
  },
  'tcg.deck.not-a-deck-card': {
    de: '{card:nom} [gehört|gehören] nicht ins Spieldeck.',
    en: '{card:nom} [does|do] not belong in a draw deck.',
  },
  'tcg.deck.copies': {
    de: '{card}: Höchstens vier Exemplare sind erlaubt, hier sind es {n}.',
    en: '{card}: at most four copies are allowed; here are {n}.',
  },
  'tcg.deck.size': {
    de: 'Ein Deck braucht mindestens 60 Karten, dieses hat {n}.',
    en: 'A deck needs at least 60 cards; this one has {n}.',
  },
  'tcg.deck.sides': {
    de: 'Freie Völker ({free}) und Schatten ({shadow}) müssen gleich viele Karten haben.',
    en: 'There must be as many Free Peoples cards ({free}) as Shadow cards ({shadow}).',
  },
  'tcg.deck.start-type': { de: '{card:nom} [ist|sind] kein Gefährte.', en: '{card:nom} [is|are] not a companion.' },
  'tcg.deck.start-copies': {
    de: '{card:nom} [ist|sind] für die Anfangsgemeinschaft nicht (oft genug) im Deck.',
    en: '{card:nom} [is|are] not in the deck (often enough) for the starting fellowship.',
  },
  'tcg.deck.start-unique': {
    de: '{card:nom} [ist|sind] einzigartig und [kann|können] nicht zweimal beginnen.',
    en: '{card:nom} [is|are] unique and cannot start twice.',
  },
  'tcg.deck.start-cost': {
    de: 'Die Anfangsgemeinschaft darf höchstens 4 kosten, diese kostet {n}.',
    en: 'A starting fellowship may cost 4 at most; this one costs {n}.',
  },
} as const satisfies MessageTable;

/** The questions of the game. */
export type TcgQuestion = QuestionKey<typeof messages>;
