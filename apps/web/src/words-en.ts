import type { PageWords } from './words-form.ts';

export const en: PageWords = {
  pageTitle: 'Tafelrunde – four games, one table',
  pageDescription: 'A table in the browser for four tabletop games, by their full rules.',
  skipToContent: 'Skip to content',
  language: 'Language',
  loading: 'Loading …',
  navigation: {
    label: 'Main menu',
    games: 'Games',
    cards: 'Cards',
    rules: 'Rules',
    decks: 'Decks',
    lab: 'Lab',
    campaign: 'Campaign',
    online: 'Together',
    puzzles: 'Puzzles',
    replay: 'Replay',
    profile: 'Your profile',
  },
  hero: {
    title: 'Four games, one table',
    lead: 'Games that wait on the shelf for someone to play with get a table in the browser: by their full rules, alone, with bots or with friends elsewhere. The table shows what is allowed, keeps the books and says why.',
    yours: 'Your turn',
    goOn: 'Go on',
    learn: 'First steps',
    lessons: 'at the real table, step by step',
  },
  games: {
    title: 'The games',
    players: (least, most) => (most === undefined ? `${least} or more players` : `${least}–${most} players`),
    play: 'Play',
    options: 'Options …',
    learn: 'First steps',
    together: 'With friends',
    opening: {
      opening: 'Opening the table …',
      failed: 'The server cannot be reached just now. You can still play alone.',
    },
  },
  puzzle: {
    title: 'Puzzle of the day',
    lead: 'One position, one best move.',
    days: (n) => `${n} days in a row`,
    row: (n) => `${n} right in a row`,
    solve: 'Solve',
  },
  daily: {
    title: 'Quest of the day',
    lead: 'One game a day, with the same cards for everybody, and a board that says who made the most of it.',
  },
  saved: {
    title: 'Saved games',
    resume: 'Continue',
    look: 'Look',
    remove: 'Delete',
    statistics: 'Your games in numbers',
    removeAsk: 'Delete this saved game?',
    download: 'Download',
    finished: (n) => (n === 1 ? '1 finished game' : `${n} finished games`),
    broken: (n) =>
      n === 1
        ? 'A saved game could not be read. It is kept here as it was:'
        : `${n} saved games could not be read. They are kept here as they were:`,
    states: { running: 'running', won: 'won', lost: 'lost', resigned: 'resigned' },
    company: (people, bots) =>
      people + bots === 0
        ? 'alone'
        : `with ${[people > 0 ? (people === 1 ? '1 other person' : `${people} other people`) : '', bots > 0 ? (bots === 1 ? '1 bot' : `${bots} bots`) : ''].filter(Boolean).join(' and ')}`,
    score: (n) => `score ${n}`,
    peeked: 'with revealed things taken back',
  },
  about: {
    title: 'About Tafelrunde',
    fanProject: {
      title: 'An unofficial fan project',
      text: 'Tafelrunde is not connected with the publishers and rights holders of these games, and is neither endorsed nor reviewed by them. It contains no artwork, no logos and no texts of the publishers: every text is in our own words, every card is drawn by us. Names and trademarks belong to their owners. If you like the games, buy them.',
    },
    privacy: {
      title: 'No traces',
      text: 'No counting, no servers of others. The language you chose and your games are remembered by your own browser only. Whoever plays with others gets a cookie by which the server knows them again.',
    },
    licences: {
      title: 'Sources and licences',
      text: 'The code is free (MIT licence).',
      icons: 'Pictograms: game-icons.net, CC BY 3.0 (Lorc, Delapouite and others)',
      fonts: 'Typefaces: Alegreya by Huerta Tipográfica, SIL Open Font License',
      docs: 'Documentation',
    },
  },
};
