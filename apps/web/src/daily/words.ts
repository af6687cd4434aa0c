import { wordsIn } from '../words-in.ts';

interface DailyWords {
  readonly title: string;
  readonly lead: string;
  readonly play: string;
  readonly resume: string;
  readonly again: string;
  readonly own: string;
  readonly none: string;
  readonly states: Readonly<Record<'running' | 'won' | 'lost' | 'resigned', string>>;
  readonly sent: Readonly<Record<'kept' | 'refused' | 'waiting', string>>;
  readonly board: (day: string) => string;
  readonly empty: string;
  readonly offline: string;
  readonly players: (n: number) => string;
  readonly place: (n: number) => string;
  readonly columns: Readonly<Record<'place' | 'name' | 'result' | 'points' | 'rounds', string>>;
  readonly before: string;
  readonly after: string;
  readonly name: string;
  readonly rules: Readonly<Record<'together' | 'against', string>>;
  readonly fair: string;
  readonly seats: (bots: number) => string;
}

export const dailyWords = wordsIn<DailyWords>({
  de: {
    title: 'Abenteuer des Tages',
    lead: 'Für jedes Spiel jeden Tag eine Partie, für alle mit denselben Karten und demselben Glück. Wer macht am meisten daraus?',
    play: 'Spielen',
    resume: 'Weiterspielen',
    again: 'Noch ein Versuch',
    own: 'Deine Versuche',
    none: 'Du hast dieses Abenteuer noch nicht gespielt.',
    states: { running: 'läuft', won: 'gewonnen', lost: 'verloren', resigned: 'aufgegeben' },
    sent: {
      kept: 'vom Server nachgespielt',
      refused: 'vom Server nicht angenommen',
      waiting: 'kommt auf die Tafel, sobald der Server zu erreichen ist und du dort einen Namen hast',
    },
    board: (day) => `Tafel vom ${day}`,
    empty: 'Noch steht niemand auf dieser Tafel.',
    offline:
      'Der Server ist gerade nicht zu erreichen. Spielen kannst du trotzdem; dein Ergebnis kommt später auf die Tafel.',
    players: (n) => (n === 1 ? 'Eine Person hat es zu Ende gespielt.' : `${n} haben es zu Ende gespielt.`),
    place: (n) => `Du stehst auf Platz ${n}.`,
    columns: { place: 'Platz', name: 'Name', result: 'Ergebnis', points: 'Punkte', rounds: 'Runden' },
    before: 'Tag davor',
    after: 'Tag danach',
    name: 'Auf der Tafel steht, wer auf diesem Server einen Namen hat:',
    rules: {
      together:
        'Wer gewonnen hat, steht oben; dann zählt die niedrigere Wertung, dann die kleinere Zahl der Runden. Wer verloren hat, steht höher, je länger er durchgehalten hat.',
      against:
        'Wer gewonnen hat, steht oben; dann zählt der Vorsprung vor dem besten Bot, dann die kleinere Zahl der Runden. Wer verloren hat, steht höher, je kleiner der Rückstand war und je länger es gedauert hat.',
    },
    fair: 'Von mehreren Versuchen zählt der beste. Was aufgedeckt ist, wird nicht zurückgenommen, und es gibt keine Tipps. Der Server spielt jede Partie nach, bevor sie auf die Tafel kommt.',
    seats: (bots) =>
      bots === 0 ? 'Du spielst allein.' : bots === 1 ? 'Mit einem Bot am Tisch.' : `Mit ${bots} Bots am Tisch.`,
  },
  en: {
    title: 'Quest of the day',
    lead: 'One game a day for each of the games, with the same cards and the same luck for everybody. Who makes the most of it?',
    play: 'Play',
    resume: 'Play on',
    again: 'Another try',
    own: 'Your tries',
    none: 'You have not played this quest yet.',
    states: { running: 'under way', won: 'won', lost: 'lost', resigned: 'given up' },
    sent: {
      kept: 'played again by the server',
      refused: 'not taken by the server',
      waiting: 'goes on the board as soon as the server can be reached and you have a name there',
    },
    board: (day) => `Board of ${day}`,
    empty: 'Nobody is on this board yet.',
    offline: 'The server cannot be reached just now. You can play all the same; your result goes on the board later.',
    players: (n) => (n === 1 ? 'One person has played it to its end.' : `${n} have played it to its end.`),
    place: (n) => `You are in place ${n}.`,
    columns: { place: 'Place', name: 'Name', result: 'Result', points: 'Points', rounds: 'Rounds' },
    before: 'Day before',
    after: 'Day after',
    name: 'On the board are those who have a name on this server:',
    rules: {
      together:
        'Those who have won stand first; then the lower score counts, then the smaller number of rounds. Those who have lost stand higher the longer they held out.',
      against:
        'Those who have won stand first; then the lead over the best bot counts, then the smaller number of rounds. Those who have lost stand higher the closer they came and the longer it took.',
    },
    fair: 'Of several tries the best one counts. What was revealed is not taken back, and there are no hints. The server plays every game again before it goes on the board.',
    seats: (bots) =>
      bots === 0 ? 'You play alone.' : bots === 1 ? 'With one bot at the table.' : `With ${bots} bots at the table.`,
  },
});
