import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, randomText } from '../protection/random.ts';

/** Without characters that look alike; ten of them are 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export type RecoveryCodes = ReturnType<typeof recoveryCodeRepository>;

/** Codes in place of the app's, for a lost phone. Stored as keyed hashes; each opens one sign-in. */
export function recoveryCodeRepository(protection: Protection, random: Random) {
  const hashOf = (operatorId: string, code: string) =>
    protection.fingerprint(`${operatorId} ${code.replace('-', '')}`, 'recovery code');
  const forget = async (db: Connection, operatorId: string): Promise<void> => {
    await db.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  };
  return {
    forget,
    /** Ten new codes, which replace the earlier ones. They cannot be read again. */
    renew: async (db: Connection, operatorId: string): Promise<string[]> => {
      await forget(db, operatorId);
      const codes = Array.from({ length: 10 }, () =>
        [5, 5].map((length) => randomText(random, alphabet, length)).join('-'),
      );
      await db
        .insertInto('operator_recovery_codes')
        .values(codes.map((code) => ({ operator_id: operatorId, code_hash: hashOf(operatorId, code) })))
        .execute();
      return codes;
    },
    /** Uses a code up; false if it is none. */
    take: async (db: Connection, operatorId: string, code: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('operator_recovery_codes')
        .where('operator_id', '=', operatorId)
        .where('code_hash', '=', hashOf(operatorId, code))
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    count: async (db: Connection, operatorId: string): Promise<number> => {
      const { many } = await db
        .selectFrom('operator_recovery_codes')
        .select(({ fn }) => fn.countAll<number | string>().as('many'))
        .where('operator_id', '=', operatorId)
        .executeTakeFirstOrThrow();
      return Number(many);
    },
  };
}
