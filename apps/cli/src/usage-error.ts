/** The user called the tool in a way it does not understand; the message is a sentence in the user's language. */
export class UsageError extends Error {}
