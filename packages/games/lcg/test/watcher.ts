/** For tests: somebody who can act in every window, so that the game stops there. */
export const watcher = { heroes: ['Beravor'], deck: ['Gandalf', 'Gandalf', 'Gandalf'] };
