import { describe } from 'vitest';
import { postgres, withoutEngines } from '../../test/engines.ts';
import { tempFolder } from '../../test/serving.ts';
import { storePartsContract } from '../../test/store-parts.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openStore } from './sqlite.ts';

describe('the parts of the store on SQLite', () => storePartsContract(() => openStore(tempFolder())));
describe.skipIf(withoutEngines)('the parts of the store on PostgreSQL', () =>
  storePartsContract(async () => openPostgres(await (await postgres()).database())),
);
