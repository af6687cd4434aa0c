import { enemy, event, type RbCard } from '../../define.ts';
import {
  all,
  anyTrophy,
  damage,
  drawSkills,
  gainTopAsset,
  gold,
  healAll,
  place,
  placeZombies,
  remove,
  site,
  suffer,
  surge,
  takeTrophy,
  test,
  trophy,
} from '../../language/index.ts';
import { payTo } from '../../language/more-events.ts';
import { companions, killZombies } from '../../language/more-story.ts';

/** The Corpse King: social deck. */
export const corpseKingSocial: readonly RbCard[] = [
  event({
    id: 'coven-of-necromancers',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Hexenzirkel der Nekromanten', en: 'Coven of Necromancers', as: 'quoted' },
    flavor: { de: 'Zwölf Kerzen, dreizehn Schatten.', en: 'Twelve candles, thirteen shadows.' },
    options: [
      {
        effect: test('body', -2, all(gold(3), anyTrophy(1), takeTrophy), suffer(2)),
        story: { de: 'Tritt die Tür ein.', en: 'Kick in the door.' },
      },
      {
        effect: test('spirit', 0, all(gold(3), takeTrophy)),
        story: { de: 'Lösch die Kerzen der Reihe nach.', en: 'Snuff the candles one by one.' },
      },
    ],
  }),

  event({
    id: 'the-deserter',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Der Fahnenflüchtige', en: 'The Deserter', as: 'quoted' },
    flavor: { de: 'Er schläft im Stehen, Rücken zur Wand.', en: 'He sleeps standing, his back to the wall.' },
    options: [
      {
        effect: test('mind', -1, all(companions(1), takeTrophy)),
        story: { de: 'Gib ihm einen Grund, umzukehren.', en: 'Give him a reason to turn back.' },
      },
      {
        effect: test('body', 0, all(trophy('combat'), takeTrophy)),
        story: { de: 'Lass dir seine Schliche zeigen.', en: 'Have him show you his tricks.' },
      },
    ],
  }),

  event({
    id: 'grieving-widow',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Trauernde Witwe', en: 'Grieving Widow', as: 'quoted' },
    flavor: { de: 'Ihr Mann war gestern zu Besuch.', en: 'Her husband came to visit yesterday.' },
    options: [
      {
        effect: test('spirit', 0, all(killZombies(1), takeTrophy)),
        story: { de: 'Bring ihn wieder zur Ruhe.', en: 'Lay him to rest again.' },
      },
      {
        rumor: { at: place('aris-sanctuary'), by: 'simply', outcomes: [{ effect: all(gold(4), takeTrophy) }] },
        story: { de: 'Trag seinen Ring zum Heiligtum.', en: 'Carry his ring to the sanctuary.' },
      },
    ],
  }),

  event({
    id: 'sellswords',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Söldner', en: 'Sellswords', as: 'quoted' },
    flavor: {
      de: 'Sie kosten heute doppelt. Morgen gibt es keine mehr.',
      en: 'They cost double today. Tomorrow there will be none.',
    },
    options: [
      {
        effect: payTo(3, all(companions(1), takeTrophy)),
        story: { de: 'Heure ihre Anführerin an.', en: 'Hire their captain.' },
      },
      {
        effect: test('body', 0, all(gold(3), takeTrophy)),
        story: { de: 'Fordere den Besten zum Fingerhakeln.', en: 'Challenge the best to a finger pull.' },
      },
    ],
  }),

  event({
    id: 'plague-doctor',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Pestarzt', en: 'Plague Doctor', as: 'quoted' },
    flavor: { de: 'Unter der Maske riecht es nach Lavendel.', en: 'It smells of lavender under the mask.' },
    options: [
      {
        effect: test('mind', 0, all(healAll, takeTrophy)),
        story: { de: 'Hilf ihm beim Mischen.', en: 'Help him with the mixing.' },
      },
      {
        effect: test('spirit', -1, all(drawSkills(2), takeTrophy), suffer(1)),
        story: { de: 'Geh mit ihm von Haus zu Haus.', en: 'Go with him from house to house.' },
      },
    ],
  }),

  event({
    id: 'sealed-gate',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Versiegeltes Tor', en: 'Sealed Gate', as: 'quoted' },
    flavor: { de: 'Das Siegel ist von außen angebracht.', en: 'The seal was set from the outside.' },
    options: [
      {
        effect: test('body', -1, all(gold(4), anyTrophy(1), takeTrophy), placeZombies(1)),
        story: { de: 'Stemm es auf.', en: 'Force it open.' },
      },
      {
        effect: test('mind', 0, all(gold(2), takeTrophy)),
        story: { de: 'Lies die Warnung laut vor.', en: 'Read the warning aloud.' },
      },
    ],
  }),

  event({
    id: 'knights-without-a-lord',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Ritter ohne Herrn', en: 'Knights without a Lord', as: 'quoted' },
    flavor: {
      de: 'Ihr Banner ist zusammengerollt, aber nicht verbrannt.',
      en: 'Their banner is furled, but not burned.',
    },
    options: [
      {
        effect: test('spirit', -1, all(companions(1), takeTrophy)),
        story: { de: 'Sprich von Ehre.', en: 'Speak of honor.' },
      },
      {
        rumor: { at: site('fortress'), by: 'simply', outcomes: [{ effect: all(gold(4), takeTrophy) }] },
        story: { de: 'Melde der Festung, wo sie lagern.', en: 'Tell a fortress where they camp.' },
      },
    ],
  }),

  event({
    id: 'bone-market',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Knochenmarkt', en: 'Bone Market', as: 'quoted' },
    flavor: { de: 'Alles ist beschriftet. Manches zweimal.', en: 'Everything is labeled. Some of it twice.' },
    options: [
      {
        effect: payTo(2, all(gainTopAsset, takeTrophy)),
        story: { de: 'Kauf das, was nicht klappert.', en: 'Buy what does not rattle.' },
      },
      {
        effect: test('mind', -1, all(gold(3), anyTrophy(1), takeTrophy)),
        story: { de: 'Weise nach, dass es Ziegenknochen sind.', en: 'Prove that they are goat bones.' },
      },
    ],
  }),

  event({
    id: 'the-lantern-bearer',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Die Laternenträgerin', en: 'The Lantern Bearer', as: 'quoted' },
    flavor: { de: 'Wohin sie geht, gehen die Toten nicht.', en: 'Where she walks, the dead do not.' },
    options: [
      {
        effect: test('spirit', -2, all(companions(1), healAll, takeTrophy)),
        story: { de: 'Bitte sie, dich zu begleiten.', en: 'Ask her to go with you.' },
      },
      { effect: test('body', 1, all(gold(2), takeTrophy)), story: { de: 'Trag ihr das Öl.', en: 'Carry her oil.' } },
    ],
  }),

  enemy({
    id: 'grave-robbers',
    deck: 'social',
    scenario: 'vorakesh',
    title: { de: 'Grabräuber', en: 'Grave Robbers', as: 'pl' },
    flavor: {
      de: 'Sie haben nur geholt, was niemand mehr brauchte.',
      en: 'They only took what nobody needed any more.',
    },
    health: 5,
    traits: ['humanoid'],
    reward: gold(3),
    abilities: [surge(1, remove(1, 'shield', 'foe')), surge(2, damage(3))],
  }),
];
