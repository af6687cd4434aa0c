/** Grows when pages of an earlier version can no longer talk to the server; they then load themselves anew. */
export const PROTOCOL = 3;

/** Letters in a person's name. */
export const nameLimit = 24;

/** Letters in a line of chat. */
export const chatLimit = 500;

/** So many lines of chat, and so many events, are kept for a table. */
export const keptMessages = 500;

/** The longest delay with which one may look through the eyes of a player, in minutes. */
export const mostFollow = 1440;

/** What the id of a table looks like: 128 random bits. */
export const inviteIdForm = /^[\w-]{22}$/;
