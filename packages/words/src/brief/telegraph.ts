import type { Lang } from '../lang.ts';

type Rewrite = readonly [said: RegExp, short: string];

/** Turns of phrase that stand on many cards, and how few words say the same. Longer ones first. */
const turns: Readonly<Record<Lang, readonly Rewrite[]>> = {
  de: [
    [/\((\d)-mal pro (\p{L}+)(?: für jeden Spieler)?\.\)/gu, '$1×/$2'],
    [/Kosten: ([^.]+)\. /g, '$1 → '],
    [/, um dies zu tun: /g, ' → '],
    [/Ein Mal pro (\p{L}+)/gu, '1×/$1'],
    [/Einmal in jedem deiner Züge/g, '1×/Zug'],
    [/ bis zum Ende (?:der|des|deines) (\p{L}+)/gu, ' ($1)'],
    [/nachdem sich diese Karte dem Abenteuer gestellt hat/gi, 'stellt sich'],
    [/nachdem diese Karte ins Spiel gekommen ist/gi, 'kommt ins Spiel'],
    [/nachdem du diese Karte ausgespielt hast/gi, 'ausgespielt'],
    [/nachdem diese Karte als Verteidiger bestimmt wurde/gi, 'verteidigt'],
    [/nachdem diese Karte Schaden erlitten hat/gi, 'verletzt'],
    [/nachdem dieser Gegner einen Spieler in einen Kampf verwickelt hat/gi, 'im Kampf'],
    [/nachdem dieser Gegner angegriffen hat/gi, 'hat angegriffen'],
    [/sobald dieser Gegner angreift/gi, 'greift an'],
    [/nachdem die Spieler hierher gereist sind/gi, 'nach der Reise'],
    [/nachdem dieser Ort erkundet wurde/gi, 'erkundet'],
    [/nachdem du Geländewürfel geworfen hast/gi, 'nach dem Wurf'],
    [/Hänge diese Karte an (?:einen |eine |ein )?/g, 'An '],
    [/^An ([^.]+) an\./gm, 'An $1.'],
    [/Spiele diese Karte auf (?:einen |eine |ein )?/g, 'Auf '],
    [/,? um einem Angriff oder Hinterhalt zu entgehen/g, ' gegen Angriff/Hinterhalt'],
    [/(?:Dann )?[Nn]imm diese Karte als Trophäe/g, '{trophy}'],
    [/Lege eine Probe auf (\p{L}+)( \([^)]+\))? ab/gu, 'Probe: $1$2'],
    [/Füge deinem Gegner ([^.;,]+?) zu/g, '$1'],
    [/[Ee]rhalte ihren Handelswert in Gold und lege sie ab/g, 'Handelswert'],
    [/Handle mit dieser Karte: /g, ''],
    [/1 Trophäe beliebiger Art/g, '1 beliebige {trophy}'],
    [/[Ww]enn du das tust,? /g, '→ '],
    [/Falls der Angriff unverteidigt ist/g, 'Unverteidigt'],
    [/Wenn aufgedeckt/g, 'Aufgedeckt'],
    [/Reaktion, |Erzwungen, /g, ''],
    [/ \(freiwillig\)/g, ''],
    [/Angriff gegen jeden anderen Spieler/g, 'Angriff (alle anderen)'],
    [/ aus (?:deiner|der) Hand oder (?:deinem )?Ablagestapel/g, ' (Hand/Ablage)'],
    [/(?:aus|von|auf) (?:deiner|deine|der|die) Hand/g, '(Hand)'],
    [/ (?:in|aus) (?:der|die) Aufmarschzone/g, ' (Aufmarsch)'],
    [/ in der Wildnis/g, ' (Wildnis)'],
    [/[Dd]ie oberste Karte /g, 'oberste Karte '],
    [/Du darfst /g, 'Evtl. '],
    [/du darfst /g, 'evtl. '],
    [/mindestens /g, '≥ '],
    [/(?: und|, dann) lege sie ab/g, ', ablegen'],
    [/[Dd]ies(?:e|er) (?:Karte|Ereigniskarte)/g, ''],
    [/[Dd]er verstärkte Held/g, 'Träger'],
    [/[Ee]rhält er (?=stattdessen|[+−])/g, ''],
    [/[Ee]rhält /g, ''],
    [/\b[Jj]eder andere Spieler/g, 'jeder andere'],
    [/\b[Jj]eder Spieler/g, 'jeder'],
    [/\bSiegpunkte?/g, 'SP'],
    [/(?:seinen |deinen )?Bedrohungsgrad/g, 'Bedrohung'],
    [/ (?:und|dann) /g, ', '],
  ],
  en: [
    [/\(Limit (\d) per (\w+)(?: for each player)?\.\)/g, '$1×/$2'],
    [/Cost: ([^.]+)\. /g, '$1 → '],
    [/ to do this: /g, ' → '],
    [/Once per (?:combat )?(\w+)/g, '1×/$1'],
    [/Once in each of your turns/g, '1×/turn'],
    [/ until the end of (?:the|your) (\w+)/g, ' ($1)'],
    [/after this card commits to the quest/gi, 'commits'],
    [/after this card enters play/gi, 'enters play'],
    [/after you play this card from your hand/gi, 'played'],
    [/after this card is declared as a defender/gi, 'defends'],
    [/after this card takes damage/gi, 'hurt'],
    [/after this enemy engages a player/gi, 'engages'],
    [/after this enemy attacks/gi, 'has attacked'],
    [/when this enemy attacks/gi, 'attacks'],
    [/after the players travel here/gi, 'travelled to'],
    [/after this location is explored/gi, 'explored'],
    [/after you rolled terrain dice/gi, 'after rolling'],
    [/Attach this card to (?:an? )?/g, 'On '],
    [/Play this card on (?:an? )?/g, 'On '],
    [/ to avoid an Attack or Ambush/g, ' against Attack/Ambush'],
    [/(?:[Tt]hen )?[Tt]ake this card as a trophy/g, '{trophy}'],
    [/Take an? (\w+) test/g, 'Test: $1'],
    [/[Dd]eal (.+?) to your opponent/g, '$1'],
    [/[Gg]ain its trade value in gold and discard it/g, 'trade value'],
    [/Trade this card: /g, ''],
    [/1 trophy of any type/g, '1 any {trophy}'],
    [/[Ii]f you do,? /g, '→ '],
    [/If the attack is undefended/g, 'Undefended'],
    [/When Revealed/g, 'Revealed'],
    [/Response, |Forced, /g, ''],
    [/ \(optional\)/g, ''],
    [/Attack on each other player/g, 'Attack (all others)'],
    [/ from (?:your )?hand or (?:your )?discard pile/g, ' (hand/discard)'],
    [/ (?:from|into|of) (?:your |their )?hand/g, ' (hand)'],
    [/ (?:in|to|into) (?:the )?staging area/g, ' (staging)'],
    [/ in the wilderness/g, ' (wilderness)'],
    [/[Yy]ou may /g, 'may '],
    [/ or more\b/g, '+'],
    [/ and discard (?:it|them)/g, ', discard'],
    [/\b[Tt]his card’s\b/g, 'its'],
    [/ ?\bthis card\b/gi, ''],
    [/[Tt]he attached hero/g, 'bearer'],
    [/\bgets? /g, ''],
    [/\b([Ee])ach other player/g, '$1ach other'],
    [/\b([Ee])ach player/g, '$1ach'],
    [/(?:their|your) threat\b/g, 'threat'],
    [/\bvictory points?/gi, 'VP'],
    [/ and then | and /g, ', '],
  ],
};

const articles: Readonly<Record<Lang, RegExp>> = {
  // A genitive needs its article; it follows a noun, which has a capital.
  de: /(?<!, )(?<=^|[\s(])(?:[Dd](?:er|ie|as|en|em)|[Ee]ine?[nmr]?|[Dd]ein(?:e[nmrs]?)?) (?=[\p{L}\d{])/gu,
  en: /(?<=^|[\s(])(?:the|an?|your|The|An?|Your) (?=[\p{L}\d{])/gu,
};
const afterNoun = /(?<=\p{Lu}\p{Ll}+ )(?:der|des|eines|einer) $/u;

/** A text as one would send it by telegraph: set phrases in few words, no articles. */
export function telegraph(text: string, lang: Lang): string {
  let short = text;
  for (const [said, instead] of turns[lang]) short = short.replace(said, instead);
  short = short.replace(articles[lang], (article, at: number) =>
    lang === 'de' && afterNoun.test(short.slice(0, at + article.length)) ? article : '',
  );
  return tidied(short);
}

const tidied = (text: string): string =>
  text
    .replace(/\s+([.,;:)])/g, '$1')
    .replace(/([,;:→])(?:\s*[,.;])+/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:.]+/, '')
    .replace(/[\s,;:]+$/, '')
    .trim();
