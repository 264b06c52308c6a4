import type { Database } from '../database/database.ts';
import { StartupError } from '../startup-error.ts';
import type { Protection } from './protection.ts';

const name = 'key-check';

/** A database that was filled under another key would only be found out by the first visitor who comes back. */
export async function assertKeysFit(database: Database, protection: Protection): Promise<void> {
  const sealed = await database.write(async (db) => {
    await db
      .insertInto('settings')
      .values({ name, value: protection.seal(name, name) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  });
  try {
    protection.open(sealed.value, name);
  } catch {
    throw new StartupError('The data key does not fit this database: give the DATA_KEY it was filled with');
  }
}
