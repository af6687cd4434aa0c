import { NatsEngine } from '../src/client/engines/nats.ts';
import { PostgresEngine } from '../src/client/engines/postgres.ts';
import { EngineMissing } from '../src/client/engines/program.ts';

/**
 * The database and the messenger that tests share, started when the first one asks. npm test installs them where it may
 * (scripts/engines.mjs). Where that was not possible, TAFELRUNDE_WITHOUT_ENGINES=1 says so, and what needs them is skipped.
 */
const started: { postgres?: Promise<PostgresEngine>; nats?: Promise<NatsEngine> } = {};

export const withoutEngines = process.env.TAFELRUNDE_WITHOUT_ENGINES === '1';

async function clearly<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    throw new Error(`${error.message}. To do without: TAFELRUNDE_WITHOUT_ENGINES=1 npm test`);
  }
}

export function postgres(): Promise<PostgresEngine> {
  started.postgres ??= PostgresEngine.start();
  return clearly(started.postgres);
}

export function nats(): Promise<NatsEngine> {
  started.nats ??= NatsEngine.start();
  return clearly(started.nats);
}
