/**
 * `EVERY=1 npm run test:browser` plays everything there is; the test command plays a sample of it, so that it ends within minutes.
 * What is left out differs from what is played by its game, language or size alone.
 */
export const every = process.env.EVERY === '1';
