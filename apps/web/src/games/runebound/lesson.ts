import type { SeenOption } from '@tafelrunde/kernel';
import type { RbQuestion } from '@tafelrunde/runebound';
import { about, type Lesson, type Step } from '../../lesson/lesson.ts';

const asks = (...questions: RbQuestion[]): readonly string[] => questions;
const hex = (option: SeenOption, number: number): boolean => option.spots.includes(`hex:${number}`);
const attacks = ({ label }: SeenOption): boolean => label[0] === 'rb.option.attack-physical';

/** Corbin's first turn: a fight beside his home, and the way on. */
const steps: readonly Step[] = [
  {
    id: 'hero',
    asks: asks('rb.ask.hero'),
    right: (option) => about(option, 'corbin'),
    words: {
      de: {
        say: 'Jeder Held hat drei Attribute – Körper, Verstand, Geist –, seine Gesundheit und eigene Kampfmarker. Corbin ist kräftig und verzeiht Fehler.',
        try: 'Nimm Corbin.',
        wrong: 'Auch gut, doch diese Lektion ist für Corbin gemacht: Andere Helden beginnen an anderen Orten.',
      },
      en: {
        say: 'Every hero has three attributes – body, mind, spirit –, health, and combat tokens of their own. Corbin is strong and forgives mistakes.',
        try: 'Take Corbin.',
        wrong: 'Fine as well, but this lesson is made for Corbin: other heroes begin elsewhere.',
      },
    },
  },
  {
    id: 'start',
    asks: asks('rb.ask.start'),
    right: (option) => hex(option, 171),
    words: {
      de: {
        say: 'Wo es losgeht, wählst du selbst. Gut ist ein Ort, um den herum viele Kristalle liegen: Dort warten die Abenteuer.',
        try: 'Beginne in Firmament.',
        wrong: 'Das geht – aber von hier aus ist der nächste Kristall weiter weg, und jede Aktion zählt.',
      },
      en: {
        say: 'You choose where to begin. A good place has many gems around it: that is where the adventures wait.',
        try: 'Begin in Firmament.',
        wrong: 'You can – but from there the next gem is farther away, and every action counts.',
      },
    },
  },
  {
    id: 'goal',
    asks: asks('rb.ask.goal'),
    right: (option) => hex(option, 185),
    words: {
      de: {
        say: 'Corbin darf gleich zu einem Kampfkristall gehen. Rot heißt Kampf, Grün Erkundung, Lila Begegnungen mit Leuten.',
        try: 'Geh auf den Berg mit dem roten Kristall.',
        wrong: 'Wer stehen bleibt, verschenkt einen ganzen Weg – dieser hier kostet nicht einmal eine Aktion.',
      },
      en: {
        say: 'Corbin may go to a combat gem right away. Red means combat, green exploration, purple meeting people.',
        try: 'Go to the mountain with the red gem.',
        wrong: 'Whoever stays gives a whole way away – this one does not even take an action.',
      },
    },
  },
  {
    id: 'actions',
    asks: asks('rb.ask.turn'),
    words: {
      de: {
        say: 'Dein Zug hat drei Aktionen: bewegen, ausruhen, trainieren, einkaufen kosten je eine, ein Abenteuer zwei. Zeig auf einen Knopf: Darunter steht, was er bringt und wie viele Aktionen bleiben.',
      },
      en: {
        say: 'Your turn has three actions: moving, resting, training and shopping take one each, an adventure two. Point at a button: the line below says what it brings and how many actions are left.',
      },
    },
  },
  {
    id: 'adventure',
    asks: asks('rb.ask.turn'),
    right: ({ id }) => id === 'adventure',
    words: {
      de: {
        say: 'Du stehst auf einem Kristall. Wie gut deine Aussichten gegen die Feinde dieses Stapels sind, steht in der zweiten Zeile – bevor du kämpfst.',
        try: 'Bestreite das Abenteuer.',
        wrong:
          'Gehst du erst weg, reichen die Aktionen nicht mehr: Ein Abenteuer kostet zwei. Deshalb immer zuerst rechnen.',
      },
      en: {
        say: 'You stand on a gem. The second line tells how good your odds are against the enemies of this deck – before you fight.',
        try: 'Take the adventure.',
        wrong: 'If you walk away first, the actions are not enough: an adventure takes two. So always count first.',
      },
    },
  },
  {
    id: 'tokens',
    asks: asks('rb.ask.combat'),
    words: {
      de: {
        say: 'Beide Seiten haben alle Marker geworfen. Schwerter treffen, Schilde wehren ab, Energie löst Fähigkeiten aus, Flügel drehen einen Marker um. Wer mehr goldene Zeichen zeigt, beginnt.',
      },
      en: {
        say: 'Both sides have cast all their tokens. Swords hit, shields block, surge fuels abilities, wings flip a token. Whoever shows more golden signs begins.',
      },
    },
  },
  {
    id: 'attack',
    asks: asks('rb.ask.combat'),
    right: attacks,
    words: {
      de: {
        say: 'Greifst du an, gibst du alle Schwerter auf einmal aus. Was sicher ankommt und was Schilde abfangen könnten, steht in der zweiten Zeile.',
        try: 'Greife an.',
        wrong: 'Wer passt, tut in dieser Runde nichts mehr – der Feind schon. Passe erst, wenn kein Marker mehr nützt.',
      },
      en: {
        say: 'When you attack you spend all swords at once. The second line says what surely hits and what shields could stop.',
        try: 'Attack.',
        wrong:
          'Whoever passes does nothing more in this round – the enemy does. Pass only when no token is of use any more.',
      },
    },
  },
  {
    id: 'retreat',
    asks: asks('rb.ask.retreat'),
    right: ({ id }) => id === 'no',
    words: {
      de: {
        say: 'Nach jeder Kampfrunde darfst du fliehen. Die zweite Zeile sagt, wie oft du gewinnst, wenn du bleibst; Schaden bleibt auf beiden Seiten liegen.',
        try: 'Kämpfe weiter.',
        wrong:
          'Wer flieht, bekommt keine Trophäe, und der Kristall ist verbraucht. Bei guten Aussichten lohnt es sich zu bleiben.',
      },
      en: {
        say: 'After every combat round you may flee. The second line says how often you win if you stay; damage stays on both sides.',
        try: 'Fight on.',
        wrong: 'Whoever flees gets no trophy, and the gem is used up. With good odds it pays to stay.',
      },
    },
  },
  {
    id: 'finish',
    asks: asks('rb.ask.combat'),
    right: attacks,
    words: {
      de: {
        say: 'Neue Runde, neuer Wurf. Reicht der Schaden trotz Schilden, fällt der Feind sofort – er kommt nicht mehr zum Zug.',
        try: 'Greife noch einmal an.',
        wrong: 'Zögern hilft nur dem Feind: Seine Marker liegen auch schon bereit.',
      },
      en: {
        say: 'A new round, a new cast. If the damage is enough in spite of shields, the enemy falls at once – it does not get another turn.',
        try: 'Attack once more.',
        wrong: 'Hesitating only helps the enemy: its tokens are ready, too.',
      },
    },
  },
  {
    id: 'trophy',
    asks: asks('rb.ask.turn'),
    words: {
      de: {
        say: 'Gewonnen: Die Karte ist jetzt deine Trophäe. Mit Trophäen erlernst du Fertigkeiten aus deiner Hand, und Gold gibst du in Städten aus. Ohne beides bist du dem Endgegner nicht gewachsen.',
      },
      en: {
        say: 'You have won: the card is your trophy now. Trophies pay for the skills in your hand, and gold is spent in cities. Without both you are no match for the villain.',
      },
    },
  },
  {
    id: 'move',
    asks: asks('rb.ask.turn'),
    right: ({ id }) => id === 'move',
    words: {
      de: {
        say: 'Eine Aktion ist übrig. Ein Nachbarfeld kostet eine Aktion; mit den Geländewürfeln kommst du dafür mehrere Felder weit.',
        try: 'Wirf die Geländewürfel.',
        wrong: 'Auch das ist erlaubt. Mit Würfeln kommst du aber meist weiter als ein Feld – für denselben Preis.',
      },
      en: {
        say: 'One action is left. A neighbouring hex takes one action; the terrain dice take you several hexes for the same price.',
        try: 'Roll the terrain dice.',
        wrong: 'That is allowed, too. But dice mostly take you farther than one hex – for the same price.',
      },
    },
  },
  {
    id: 'dice',
    asks: asks('rb.ask.dice'),
    words: {
      de: {
        say: 'Jeder Würfel zeigt, welches Gelände er dich betreten lässt. Gefällt dir einer nicht, könntest du dafür eine Handkarte ablegen – aber Handkarten sind deine Fertigkeiten von morgen.',
      },
      en: {
        say: 'Each die shows which terrain it lets you enter. If you dislike one you could discard a card from your hand – but those cards are your skills of tomorrow.',
      },
    },
  },
  {
    id: 'walk',
    asks: asks('rb.ask.dice', 'rb.ask.move'),
    right: ({ label }) => label[0].startsWith('rb.option.die-'),
    words: {
      de: {
        say: 'Golden umrandet sind die Felder, die ein Würfel erreicht; auf helle mit einer Zahl kommst du mit mehreren Würfeln auf einen Klick. Auf Straßen gilt jeder Würfel, über Flüsse nur Wasser.',
        try: 'Geh auf das Feld im Ring.',
        wrong: 'Stehen zu bleiben ist erlaubt – die Würfel sind danach aber weg.',
      },
      en: {
        say: 'Hexes with a golden outline take one die; bright ones with a number are reached with several dice in one click. On roads any die will do, across rivers only water.',
        try: 'Go to the hex in the ring.',
        wrong: 'Staying is allowed – but the dice are gone then.',
      },
    },
  },
  {
    id: 'time',
    asks: asks('rb.ask.turn'),
    words: {
      de: {
        say: 'Nach jeder Runde rückt der Zeitmarker vor; nach zwölf Feldern erscheint der Endgegner. Bis dahin brauchst du eine gute Waffe, ein paar Fertigkeiten und volle Gesundheit.',
      },
      en: {
        say: 'After every round the time token moves on; after twelve spaces the villain appears. By then you need a good weapon, some skills and full health.',
      },
    },
  },
];

export const lesson: Lesson = {
  setup: { players: 2, scenario: 'margath' },
  seed: 'b3',
  seats: ['human', 'steady'],
  title: { de: 'Corbins erster Zug', en: 'Corbin’s first turn' },
  steps,
  end: {
    de: 'Du kannst jetzt reisen, kämpfen und rechnen. Im ersten richtigen Spiel bekommst du zu jeder neuen Lage einen Rat: zu Proben, Märkten und dem Endgegner.',
    en: 'Now you can travel, fight and count. In your first real game there is advice for every new situation: for tests, markets and the villain.',
  },
};
