import type { LcgQuestion, LcgView } from '@tafelrunde/lcg';
import type { Written } from '../lessons.ts';
import { viewAs } from '../module.ts';

/** In a scenario from its first round on. */
const isIn =
  (scenario: LcgView['scenario']): NonNullable<Written['fits']> =>
  ({ view }) =>
    viewAs<LcgView>(view).scenario === scenario && viewAs<LcgView>(view).round >= 1;

/** The first round, one piece of advice at a time, in the order in which their moments usually come; and what is special in a scenario. */
export const written: readonly Written<LcgQuestion>[] = [
  {
    id: 'hand',
    rule: 'LCG-SETUP-07',
    asks: ['lcg.ask.mulligan'],
    words: {
      de: [
        'Deine Starthand',
        'Unten liegen deine sechs Karten, darüber deine Helden. Die Zahl links oben ist der Preis. Eine gute Hand hat zwei oder drei Karten, die höchstens 2 kosten. Sonst tausche sie einmal komplett.',
      ],
      en: [
        'Your opening hand',
        'Below are your six cards, above them your heroes. The number at the top left is the price. A good hand has two or three cards that cost 2 or less. Otherwise, swap all of it once.',
      ],
    },
  },
  {
    id: 'planning',
    rule: 'LCG-PLAN-02',
    asks: ['lcg.ask.plan'],
    words: {
      de: [
        'Karten ausspielen',
        'Jeder Held hat gerade 1 Ressource bekommen (die blaue Marke). Bezahlt wird mit Ressourcen von Helden derselben Farbe. Was golden umrandet ist, kannst du dir leisten: anklicken. Verbündete helfen in jeder Runde, deshalb zuerst sie. Bist du fertig, passe.',
      ],
      en: [
        'Play cards',
        'Each hero has just got 1 resource (the blue token). You pay with resources of heroes of the same colour. What has a golden outline you can afford: click it. Allies help in every round, so play them first. When you are done, pass.',
      ],
    },
  },
  {
    id: 'commit',
    rule: 'LCG-QUEST-02',
    asks: ['lcg.ask.commit'],
    words: {
      de: [
        'Wer zieht aus?',
        'Die Sonne auf den Karten ist Willenskraft. Zusammen soll sie größer sein als der Widerstand in der Aufmarschzone – und gleich wird dort noch eine Karte aufgedeckt, rechne also mit 2 bis 3 mehr. Wer auszieht, wird erschöpft und kann danach weder verteidigen noch angreifen. Behalte deshalb einen guten Verteidiger zurück.',
      ],
      en: [
        'Who sets out?',
        'The sun on the cards is willpower. Together it should beat the threat in the staging area – and one more card is about to be revealed there, so reckon with 2 or 3 more. Whoever commits is exhausted and can neither defend nor attack afterwards. So keep a good defender at home.',
      ],
    },
  },
  {
    id: 'travel',
    rule: 'LCG-TRAVEL-02',
    asks: ['lcg.ask.travel'],
    words: {
      de: [
        'Reisen',
        'Ein Ort in der Aufmarschzone zählt jede Runde gegen euch. Reist ihr hin, tut er das nicht mehr, fängt dafür aber den nächsten Fortschritt ab. Fast immer lohnt es sich.',
      ],
      en: [
        'Travel',
        'A location in the staging area counts against you every round. If you travel there it does not any more, but it takes the next progress instead. It nearly always pays.',
      ],
    },
  },
  {
    id: 'engage',
    rule: 'LCG-ENC-02',
    asks: ['lcg.ask.engage'],
    words: {
      de: [
        'Kampf suchen?',
        'Du darfst einen Gegner zu dir holen. Von selbst kommt er, sobald deine Bedrohung mindestens so hoch ist wie die Zahl links oben auf seiner Karte. Hole ihn, wenn du ihn in dieser Runde besiegen kannst.',
      ],
      en: [
        'Look for a fight?',
        'You may engage one enemy. It comes by itself once your threat is at least the number at the top left of its card. Engage it if you can defeat it this round.',
      ],
    },
  },
  {
    id: 'defend',
    rule: 'LCG-COMBAT-E-07',
    asks: ['lcg.ask.defend'],
    words: {
      de: [
        'Wer verteidigt?',
        'Vom Angriff wird die Verteidigung (das Schild) abgezogen, der Rest ist Schaden. Die verdeckte Schattenkarte kann es noch schlimmer machen. Verteidigt niemand, trifft der ganze Schaden einen Helden. Verbündete darf man opfern, Helden nicht.',
      ],
      en: [
        'Who defends?',
        'The defense (the shield) is taken off the attack, the rest is damage. The hidden shadow card may make it worse. If nobody defends, all the damage hits a hero. Allies may be sacrificed, heroes may not.',
      ],
    },
  },
  {
    id: 'attack',
    rule: 'LCG-COMBAT-P-01',
    asks: ['lcg.ask.attack', 'lcg.ask.attackers'],
    words: {
      de: [
        'Zurückschlagen',
        'Wer noch aufrecht steht, kann angreifen. Zählt die Schwerter zusammen und zieht das Schild des Gegners ab: So viel Schaden nimmt er. Reicht es nicht für seine Trefferpunkte, bleibt der Schaden liegen.',
      ],
      en: [
        'Strike back',
        'Whoever is still upright can attack. Add up the swords and take off the shield of the enemy: that is the damage it takes. If that is not enough for its hit points, the damage stays.',
      ],
    },
  },
  {
    id: 'clues',
    rule: 'LCG-SOM-06',
    fits: isIn('hunt-for-gollum'),
    words: {
      de: [
        'Zeichen von Gollum',
        'Gelingt ein Abenteuer, kann ein Held, der dabei war, einen unbewachten Hinweis an sich nehmen. Der letzte Abschnitt steht nur denen offen, die einen haben: Ohne Hinweis geht es einen Abschnitt zurück. Wird sein Held verwundet, ist der Hinweis wieder im Deck. Ein einziger, gut behütet, genügt.',
      ],
      en: [
        'Signs of Gollum',
        'After a successful quest, a hero who took part can pick up a Clue that nobody guards. The last stage is open only to those who have one: without a Clue you go back a stage. If its hero is hurt, the Clue is in the deck again. A single one, well kept, is enough.',
      ],
    },
  },
  {
    id: 'trolls',
    rule: 'LCG-SOM-49',
    fits: isIn('carrock'),
    words: {
      de: [
        'Vier Trolle warten',
        'Mit dem zweiten Abschnitt kommen vier Trolle, und alle müssen fallen. Wer dann 34 Bedrohung hat, zieht alle auf sich. Bleibt also lange im ersten Abschnitt, sammelt Verbündete, und haltet die Bedrohung niedrig. „Gefangen!“ nimmt einem Helden alles; jeder besiegte Troll befreit einen.',
      ],
      en: [
        'Four Trolls are waiting',
        'The second stage brings four Trolls, and all of them have to fall. Whoever has 34 threat by then draws all of them. So stay in the first stage, gather allies, and keep your threat low. “Sacked!” takes everything from a hero; each Troll that is defeated sets one free.',
      ],
    },
  },
  {
    id: 'eagle',
    rule: 'LCG-SOM-50',
    fits: isIn('rhosgobel'),
    words: {
      de: [
        'Der Adler stirbt',
        'Wilyador verliert jede Runde 2 Trefferpunkte; stirbt er, ist alles verloren. Im dritten Abschnitt heilt jedes Athelas an einem Helden 5 davon, und nur ohne Schaden ist gewonnen. Sucht also die Kräuter, spart Heilung für ihn auf, und beendet den zweiten Abschnitt erst, wenn es reicht.',
      ],
      en: [
        'The eagle is dying',
        'Wilyador loses 2 hit points every round; if he dies, all is lost. In the third stage each Athelas that a hero has heals 5 of that, and only without any damage it is won. So look for the herbs, keep healing for him, and finish the second stage only when it is enough.',
      ],
    },
  },
  {
    id: 'hills',
    rule: 'LCG-SOM-51',
    fits: isIn('emyn-muil'),
    words: {
      de: [
        'Hügel um Hügel',
        'Fortschritt allein gewinnt hier nicht: Ihr braucht 20 Siegpunkte, die erforschte Orte und besiegte Gegner bringen, und am Ende darf kein Ort des Emyn Muil mehr im Spiel sein. Reist jede Runde, am besten dorthin, wo die meisten Punkte liegen.',
      ],
      en: [
        'Hill after hill',
        'Progress alone does not win here: you need 20 victory points, from places explored and enemies defeated, and in the end no location of the Emyn Muil may be left in play. Travel every round, best to where most points are.',
      ],
    },
  },
  {
    id: 'escape',
    rule: 'LCG-SOM-03',
    asks: ['lcg.ask.escape'],
    words: {
      de: [
        'Fluchtprobe',
        'Setze spielbereite Charaktere ein: Ihre Willenskraft muss größer sein als die Fluchtwerte der Karten, die gleich aufgedeckt werden (im Mittel etwa 1 bis 2 je Karte). Wer hilft, ist danach erschöpft. Misslingt die Probe, kommt Gollum seiner Flucht näher.',
      ],
      en: [
        'Escape test',
        'Commit ready characters: their willpower must be higher than the escape values of the cards that are about to be dealt (1 or 2 a card on average). Whoever helps is exhausted afterwards. If the test fails, Gollum comes nearer to being gone.',
      ],
    },
  },
  {
    id: 'guard',
    rule: 'LCG-SOM-33',
    fits: ({ view, viewer }) => viewAs<LcgView>(view).round >= 1 && viewAs<LcgView>(view).guard === viewer,
    words: {
      de: [
        'Du bewachst Gollum',
        'Gollum kostet dich jede Runde 3 Bedrohung, und was niemand verteidigt, trifft ihn statt deiner Helden. Stirbt er oder scheidest du aus, haben alle verloren. Am Ende der Runde darfst du ihn weitergeben.',
      ],
      en: [
        'You guard Gollum',
        'Gollum costs you 3 threat a round, and whatever nobody defends against hits him instead of your heroes. If he dies or you are out, everybody has lost. At the end of the round you may hand him over.',
      ],
    },
  },
  {
    id: 'second-round',
    rule: 'LCG-REFRESH-03',
    fits: ({ view }) => viewAs<LcgView>(view).round >= 2,
    words: {
      de: [
        'Die Runde ist um',
        'Alle sind wieder spielbereit, und deine Bedrohung ist um 1 gestiegen. Bei 50 scheidest du aus. Ziel ist, alle Abschnitte des Abenteuers zu schaffen, bevor das geschieht. Ab hier kennst du den Ablauf; „Warum?“ erklärt dir jederzeit die Regel dahinter.',
      ],
      en: [
        'The round is over',
        'Everybody is ready again, and your threat has risen by 1. At 50 you are out. The aim is to complete all stages of the quest before that happens. From here on you know the round; “Why?” explains the rule behind it at any time.',
      ],
    },
  },
];
