/** RingsDB's number of a card: two digits for the cycle, three for the card in it. The first cycle after the core set is 02. */
export const CORE = '01';
const MIRKWOOD = '02';

/** Titles by their number in the cycle Shadows of Mirkwood, so that a list of numbers says what it means, whatever we have of it. */
const mirkwood: Readonly<Record<number, string>> = {
  // The Hunt for Gollum
  1: 'Bilbo Baggins',
  2: 'Dúnedain Mark',
  3: 'Campfire Tales',
  4: 'Winged Guardian',
  5: 'The Eagles Are Coming!',
  6: 'Westfold Horse-Breaker',
  7: 'Mustering the Rohirrim',
  8: 'Rivendell Minstrel',
  9: "Strider's Path",
  10: 'Song of Kings',
  // Conflict at the Carrock
  25: 'Frodo Baggins',
  26: 'Dúnedain Warning',
  27: 'Second Breakfast',
  28: 'Beorning Beekeeper',
  29: 'Born Aloft',
  30: 'Éomund',
  31: 'Nor am I a Stranger',
  32: 'Longbeard Map-Maker',
  33: 'A Burning Brand',
  34: 'Song of Wisdom',
  // A Journey to Rhosgobel
  50: 'Prince Imrahil',
  51: 'Dúnedain Quest',
  52: 'Parting Gifts',
  53: 'Landroval',
  54: 'To the Eyrie',
  55: 'Escort from Edoras',
  56: 'Ancient Mathom',
  57: 'Haldir of Lórien',
  58: 'Infighting',
  59: 'Radagast',
  // The Hills of Emyn Muil
  72: 'Brand son of Bain',
  73: 'Keen-eyed Took',
  74: 'Rear Guard',
  75: 'Descendant of Thorondor',
  76: "Meneldor's Flight",
  77: "The Riddermark's Finest",
  78: 'Ride to Ruin',
  79: 'Gildor Inglorion',
  80: "Gildor's Counsel",
  81: 'Song of Travel',
  // The Dead Marshes
  95: 'Boromir',
  96: 'Dúnedain Watcher',
  97: 'Dúnedain Cache',
  98: 'Vassal of the Windlord',
  99: 'Song of Mocking',
  100: 'Elfhelm',
  101: 'We Do Not Sleep',
  102: 'Silvan Tracker',
  103: 'Fast Hitch',
  104: 'Song of Battle',
  // Return to Mirkwood
  116: 'Dáin Ironfoot',
  117: 'Dúnedain Signal',
  118: 'Dawn Take You All',
  119: 'Eagles of the Misty Mountains',
  120: 'Support of the Eagles',
  121: 'West Road Traveller',
  122: 'Astonishing Speed',
  123: 'Mirkwood Runner',
  124: 'Rumour from the Earth',
  125: 'Shadow of the Past',
};

/** The title behind a number that is not of the core set; undefined if we do not know it. */
export function titleOfCode(code: string): string | undefined {
  return code.startsWith(MIRKWOOD) && code.length === 5 ? mirkwood[Number(code.slice(2))] : undefined;
}

const codes = new Map(Object.entries(mirkwood).map(([n, title]) => [title, MIRKWOOD + n.padStart(3, '0')]));

/** RingsDB's number of a card of that cycle, by its English title. */
export function codeOfTitle(title: string): string | undefined {
  return codes.get(title);
}
