import { enemy, event, type RbCard } from '../../define.ts';
import {
  all,
  damage,
  drawSkills,
  gold,
  healAll,
  mute,
  oneOf,
  peek,
  place,
  site,
  suffer,
  surge,
  takeTrophy,
  test,
  trophy,
} from '../../language/index.ts';
import { payTo } from '../../language/more-events.ts';
import { lore } from '../../language/more-story.ts';

/** The Ascendance of Margath: social deck. */
export const margathSocial: readonly RbCard[] = [
  event({
    id: 'shadows-of-the-past',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Schatten der Vergangenheit', en: 'Shadows of the Past', as: 'quoted' },
    flavor: {
      de: 'Jemand hat die Wandbilder zerkratzt, aber nur die Augen.',
      en: 'Someone has scratched the murals, but only the eyes.',
    },
    options: [
      {
        effect: test('mind', 0, all(lore(1), takeTrophy)),
        story: { de: 'Ergänze, was fehlt.', en: 'Fill in what is missing.' },
      },
      {
        effect: test('body', 0, all(gold(4), takeTrophy)),
        story: { de: 'Schlag den Hohlraum auf.', en: 'Break into the hollow wall.' },
      },
    ],
  }),

  event({
    id: 'dragon-song',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Drachenlied', en: 'Dragon Song', as: 'quoted' },
    flavor: { de: 'Die Kinder singen es rückwärts.', en: 'The children sing it backward.' },
    options: [
      { effect: test('spirit', 0, all(lore(1), takeTrophy)), story: { de: 'Sing mit.', en: 'Sing along.' } },
      { effect: test('body', 1, all(gold(2), takeTrophy)), story: { de: 'Tanz dazu.', en: 'Dance to it.' } },
    ],
  }),

  event({
    id: 'the-hermit',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Der Einsiedler', en: 'The Hermit', as: 'quoted' },
    flavor: {
      de: 'Er hat sieben Jahre geschwiegen und redet seit gestern.',
      en: 'He kept silent for seven years and has talked since yesterday.',
    },
    options: [
      {
        effect: test('spirit', -1, all(lore(1), healAll, takeTrophy)),
        story: { de: 'Iss mit ihm seine Suppe.', en: 'Share his soup.' },
      },
      {
        rumor: { at: place('hunting-circle'), by: 'simply', outcomes: [{ effect: all(lore(1), takeTrophy) }] },
        story: { de: 'Bring ihm einen Stein aus dem Jagdkreis.', en: 'Bring him a stone from the Hunting Circle.' },
      },
    ],
  }),

  event({
    id: 'old-soldier',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Der alte Soldat', en: 'The Old Soldier', as: 'quoted' },
    flavor: {
      de: '„Ich stand drei Schritte vor ihm. Er hat gegähnt.“',
      en: '“I stood three paces from him. He yawned.”',
    },
    options: [
      {
        effect: test('mind', -1, all(lore(1), takeTrophy)),
        story: { de: 'Lass dir die Schlacht aufzeichnen.', en: 'Have him draw the battle.' },
      },
      {
        effect: test('body', 0, all(trophy('combat'), takeTrophy)),
        story: { de: 'Üb mit ihm, bis er müde wird.', en: 'Spar with him until he tires.' },
      },
    ],
  }),

  event({
    id: 'prophecy',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Weissagung', en: 'Prophecy', as: 'quoted' },
    flavor: { de: 'Das Orakel hustet zweimal. Das ist neu.', en: 'The oracle coughs twice. That is new.' },
    options: [
      {
        effect: test('spirit', -1, all(lore(1), drawSkills(2), takeTrophy)),
        story: { de: 'Atme den Rauch.', en: 'Breathe the smoke.' },
      },
      {
        effect: all(peek, takeTrophy),
        story: { de: 'Frag lieber nach dem Wetter.', en: 'Ask about the weather instead.' },
      },
    ],
  }),

  event({
    id: 'council-of-scholars',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Rat der Gelehrten', en: 'Council of Scholars', as: 'quoted' },
    flavor: { de: 'Sie sind sich einig, dass sie streiten.', en: 'They agree that they disagree.' },
    options: [
      {
        effect: payTo(2, all(lore(1), takeTrophy)),
        story: { de: 'Spende für die Bibliothek.', en: 'Make a gift to the library.' },
      },
      {
        effect: test('mind', 0, all(gold(2), takeTrophy)),
        story: { de: 'Stell die richtige Frage.', en: 'Ask the right question.' },
      },
    ],
  }),

  event({
    id: 'doomsayer',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Untergangsprediger', en: 'Doomsayer', as: 'quoted' },
    flavor: { de: 'Er verkauft Asche in kleinen Tüten.', en: 'He sells ash in little bags.' },
    options: [
      {
        effect: test('spirit', 0, all(gold(2), takeTrophy)),
        story: { de: 'Sprich den Leuten Mut zu.', en: 'Give the people heart.' },
      },
      {
        effect: test('mind', -2, all(lore(2), takeTrophy)),
        story: { de: 'Finde heraus, woher er das Datum hat.', en: 'Find out how he knows the date.' },
      },
    ],
  }),

  event({
    id: 'stolen-scroll',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Gestohlene Schriftrolle', en: 'Stolen Scroll', as: 'quoted' },
    flavor: { de: 'Das Siegel zeigt eine Klaue, die ein Siegel hält.', en: 'The seal shows a claw that holds a seal.' },
    options: [
      {
        effect: test('body', -1, all(lore(1), takeTrophy), suffer(1)),
        story: { de: 'Nimm sie dem Dieb ab.', en: 'Take it from the thief.' },
      },
      {
        rumor: { at: site('shrine'), by: 'simply', outcomes: [{ effect: all(gold(4), takeTrophy) }] },
        story: { de: 'Bring sie an einen heiligen Ort zurück.', en: 'Return it to a holy place.' },
      },
    ],
  }),

  event({
    id: 'refugees',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Flüchtlinge', en: 'Refugees', as: 'quoted' },
    flavor: { de: 'Sie tragen ihre Türen auf dem Rücken.', en: 'They carry their doors on their backs.' },
    options: [
      { effect: payTo(1, all(lore(1), takeTrophy)), story: { de: 'Teil, was du hast.', en: 'Share what you have.' } },
      {
        effect: test('body', 0, all(gold(3), takeTrophy)),
        story: { de: 'Führ sie über den Fluss.', en: 'Lead them across the river.' },
      },
    ],
  }),

  enemy({
    id: 'margaths-spy',
    deck: 'social',
    scenario: 'margath',
    title: { de: 'Margaths Spitzel', en: 'Margath’s Spy', as: { de: 'name m', en: 'name it' } },
    flavor: { de: 'Er fragt zu viel und trinkt zu wenig.', en: 'He asks too much and drinks too little.' },
    health: 5,
    traits: ['humanoid'],
    reward: oneOf(gold(2), lore(1)),
    abilities: [surge(1, mute), surge(2, damage(3))],
  }),
];
