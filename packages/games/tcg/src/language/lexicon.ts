import { commonLexicon, lexicon } from '@tafelrunde/words';

const person = true as const;

/** The game's own words, in the terms of the starter rulebook. */
export const tcgLexicon = lexicon(commonLexicon, {
  nouns: {
    adventurePath: { de: { sg: 'Abenteuerpfad', gender: 'm' }, en: { sg: 'adventure path' } },
    ally: { de: { adjectival: 'Verbündet', gender: 'm' }, en: { sg: 'ally' } },
    burden: { de: { sg: 'Lastmarke', pl: 'Lastmarken', gender: 'f' }, en: { sg: 'burden' } },
    character: { de: { sg: 'Charakter', pl: 'Charaktere', gender: 'm' }, en: { sg: 'character' } },
    companion: { de: { sg: 'Gefährte', pl: 'Gefährten', gender: 'm', weak: true }, en: { sg: 'companion' } },
    condition: { de: { sg: 'Effekt', pl: 'Effekte', gender: 'm' }, en: { sg: 'condition' } },
    deadPile: {
      de: { sg: 'Friedhof', pl: 'Friedhöfe', gender: 'm' },
      en: { sg: 'dead pile' },
      prepositions: { in: { de: { text: 'auf', case: 'dat' } } },
    },
    drawDeck: {
      de: { sg: 'Spieldeck', pl: 'Spieldecks', gender: 'n' },
      en: { sg: 'draw deck' },
      prepositions: { from: { de: { text: 'aus', case: 'dat' } } },
    },
    dwarf: { de: { sg: 'Zwerg', pl: 'Zwerge', gender: 'm' }, en: { sg: 'Dwarf', pl: 'Dwarves' } },
    elf: { de: { sg: 'Elb', pl: 'Elben', gender: 'm', weak: true }, en: { sg: 'Elf', pl: 'Elves' } },
    ent: { de: { sg: 'Ent', pl: 'Ents', gender: 'm' }, en: { sg: 'Ent' } },
    fellowship: { de: { sg: 'Gemeinschaft', pl: 'Gemeinschaften', gender: 'f' }, en: { sg: 'fellowship' } },
    freePeoplesPlayer: {
      de: { sg: 'Spieler der Freien Völker', pl: 'Spieler der Freien Völker', gender: 'm' },
      en: { sg: 'Free Peoples player', person },
    },
    armor: { de: { sg: 'Rüstung', pl: 'Rüstungen', gender: 'f' }, en: { sg: 'armor', pl: 'armor' } },
    bow: { de: { sg: 'Bogen', pl: 'Bögen', gender: 'm' }, en: { sg: 'bow' } },
    cloak: { de: { sg: 'Mantel', pl: 'Mäntel', gender: 'm' }, en: { sg: 'cloak' } },
    handWeapon: { de: { sg: 'Handwaffe', pl: 'Handwaffen', gender: 'f' }, en: { sg: 'hand weapon' } },
    rangedWeapon: { de: { sg: 'Fernkampfwaffe', pl: 'Fernkampfwaffen', gender: 'f' }, en: { sg: 'ranged weapon' } },
    shield: { de: { sg: 'Schild', pl: 'Schilde', gender: 'm' }, en: { sg: 'shield' } },
    staff: { de: { sg: 'Stab', pl: 'Stäbe', gender: 'm' }, en: { sg: 'staff', pl: 'staves' } },
    hobbit: { de: { sg: 'Hobbit', pl: 'Hobbits', gender: 'm' }, en: { sg: 'Hobbit' } },
    man: { de: { sg: 'Mensch', pl: 'Menschen', gender: 'm', weak: true }, en: { sg: 'Man', pl: 'Men' } },
    minion: { de: { sg: 'Diener', pl: 'Diener', gender: 'm' }, en: { sg: 'minion' } },
    mount: { de: { sg: 'Reittier', pl: 'Reittiere', gender: 'n' }, en: { sg: 'mount' } },
    raiderMan: {
      de: { sg: 'Dunkelmensch', pl: 'Dunkelmenschen', gender: 'm', weak: true },
      en: { sg: 'Raider Man', pl: 'Raider Men' },
    },
    orc: { de: { sg: 'Ork', pl: 'Orks', gender: 'm' }, en: { sg: 'Orc' } },
    possession: { de: { sg: 'Ausrüstung', pl: 'Ausrüstungen', gender: 'f' }, en: { sg: 'possession' } },
    ringBearer: { de: { sg: 'Ringträger', pl: 'Ringträger', gender: 'm' }, en: { sg: 'Ring-bearer' } },
    shadowPlayer: {
      de: { sg: 'Schattenspieler', pl: 'Schattenspieler', gender: 'm' },
      en: { sg: 'Shadow player', person },
    },
    site: { de: { sg: 'Ort', pl: 'Orte', gender: 'm' }, en: { sg: 'site' } },
    skirmish: { de: { sg: 'Kampf', pl: 'Kämpfe', gender: 'm' }, en: { sg: 'skirmish', pl: 'skirmishes' } },
    twilightToken: {
      de: { sg: 'Zwielicht-Spielstein', pl: 'Zwielicht-Spielsteine', gender: 'm' },
      en: { sg: 'twilight token' },
    },
    urukHai: { de: { sg: 'Uruk-hai', pl: 'Uruk-hai', gender: 'm' }, en: { sg: 'Uruk-hai', pl: 'Uruk-hai' } },
    villager: { de: { sg: 'Dorfbewohner', pl: 'Dorfbewohner', gender: 'm' }, en: { sg: 'villager' } },
    wizard: { de: { sg: 'Zauberer', pl: 'Zauberer', gender: 'm' }, en: { sg: 'Wizard' } },
    wound: { de: { sg: 'Wunde', pl: 'Wunden', gender: 'f' }, en: { sg: 'wound' } },
  },
  adjectives: {
    ringBound: { de: 'ringverbunden', en: 'Ring-bound' },
    unbound: { de: 'nicht-verbunden', en: 'unbound' },
    wounded: { de: 'verwundet', en: 'wounded' },
  },
  verbs: {
    costVerb: { de: { infinitive: 'kosten' }, en: { base: 'cost', past: 'cost' } },
    participate: {
      de: {
        infinitive: 'teilnehmen',
        prefix: 'teil',
        du: 'nimmst',
        er: 'nimmt',
        imperative: 'nimm',
        past: 'nahm',
        participle: 'teilgenommen',
        object: { text: 'an', case: 'dat' },
      },
      en: { base: 'participate', object: 'in' },
    },
    become: {
      de: { infinitive: 'werden', du: 'wirst', er: 'wird', past: 'wurde', participle: 'geworden', aux: 'sein' },
      en: { base: 'become', past: 'became', participle: 'become' },
    },
    overwhelm: { de: { infinitive: 'überwältigen', inseparable: true }, en: { base: 'overwhelm' } },
    get: {
      de: { infinitive: 'erhalten', er: 'erhält', du: 'erhältst', participle: 'erhalten', inseparable: true },
      en: { base: 'get', past: 'got', ing: 'getting' },
    },
    playCard: { de: { infinitive: 'spielen' }, en: { base: 'play' } },
    putOn: { de: { infinitive: 'anstecken', prefix: 'an' }, en: { base: 'put', past: 'put', particle: 'on' } },
    replace: { de: { infinitive: 'ersetzen', inseparable: true }, en: { base: 'replace' } },
    takeWound: {
      de: { infinitive: 'erhalten', er: 'erhält', du: 'erhältst', participle: 'erhalten' },
      en: { base: 'take' },
    },
    bear: {
      de: { infinitive: 'tragen', du: 'trägst', er: 'trägt', past: 'trug', participle: 'getragen' },
      en: { base: 'bear', past: 'bore', participle: 'borne' },
    },
    cancel: {
      de: {
        infinitive: 'abbrechen',
        prefix: 'ab',
        du: 'brichst',
        er: 'bricht',
        imperative: 'brich',
        past: 'brach',
        participle: 'abgebrochen',
      },
      en: { base: 'cancel' },
    },
    exert: { de: { infinitive: 'anstrengen', prefix: 'an' }, en: { base: 'exert' } },
    heal: { de: { infinitive: 'heilen' }, en: { base: 'heal' } },
    skirmishVerb: {
      de: { infinitive: 'kämpfen', object: { text: 'gegen', case: 'acc' } },
      en: { base: 'skirmish', third: 'skirmishes' },
    },
    spot: {
      de: { infinitive: 'entdecken', inseparable: true },
      en: { base: 'spot', past: 'spotted', ing: 'spotting' },
    },
    woundVerb: { de: { infinitive: 'verwunden', inseparable: true }, en: { base: 'wound' } },
  },
});
