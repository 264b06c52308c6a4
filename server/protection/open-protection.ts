import type { Database } from '../database/database.ts';
import { readSetting } from '../database/settings.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { createProtection, findingKeyOf, keyIdOf, type Protection } from './protection.ts';
import type { Random } from './random.ts';

/** Encrypted rows of `settings`: a check value of the data key, and the key of all fingerprints. */
const keyCheck = 'key-check';
const findingKey = 'finding-key';
export const sealedSettings = [keyCheck, findingKey];

/**
 * Opens the protection of a database and detects a wrong data key at the start. The fingerprint key is stored, so
 * that fingerprints survive a key rotation: their inputs are not kept and could not be hashed again.
 */
export async function openProtection(
  database: Database,
  keys: readonly Uint8Array[],
  random: Random,
): Promise<Protection> {
  const plain = createProtection(keys, random);
  const settingOr = (name: string, value: () => string) =>
    database.write(async (db) => {
      const found = await readSetting(db, name);
      if (found !== null) return found;
      await db
        .insertInto('settings')
        .values({ name, value: plain.seal(value(), name) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await readSetting(db, name)) ?? '';
    });

  const check = await settingOr(keyCheck, () => keyCheck);
  const first = keys.find((key) => check.startsWith(`${keyIdOf(key)}.`));
  if (first === undefined) throw wrongKey();
  const sealed = await settingOr(findingKey, () => Buffer.from(findingKeyOf([first])).toString('base64'));
  try {
    plain.open(check, keyCheck);
    return createProtection(keys, random, Buffer.from(plain.open(sealed, findingKey), 'base64'));
  } catch {
    throw wrongKey();
  }
}

const wrongKey = () =>
  new StartupError('The data key does not fit this database: give the DATA_KEY it was filled with');
