import type { Connection } from '../database/database.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import { hashToken } from '../protection/protection.ts';

export const codesPerSignIn = 5;

/** A browser, by the token of its cookie, and the account that it signs in to. */
interface Device {
  readonly token: string;
  readonly operatorId: string;
}

export type OperatorDevices = ReturnType<typeof operatorDeviceRepository>;

/** Browsers that have signed in to an account, or have begun to. Tokens are stored as hashes. */
export function operatorDeviceRepository() {
  const rowOf = ({ token, operatorId }: Device, now: Date) => ({
    token_hash: hashToken(token),
    operator_id: operatorId,
    used_at: now.toISOString(),
  });
  return {
    isKnown: async (db: Connection, { token, email }: { token: string; email: string }, now: Date) => {
      const row = await db
        .selectFrom('operator_devices')
        .innerJoin('operators', 'operators.id', 'operator_devices.operator_id')
        .select('operators.id')
        .where('operator_devices.token_hash', '=', hashToken(token))
        .where('operators.email', '=', email)
        .where('operator_devices.known', '=', 1)
        .where('operator_devices.used_at', '>', endedBy(now, kept.operatorDevices))
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Counts a code of the browser's sign-in. Returns how many are left; undefined if it had none. */
    spendCode: async (db: Connection, device: Device, now: Date): Promise<number | undefined> => {
      const row = await db
        .insertInto('operator_devices')
        .values({ ...rowOf(device, now), known: 0, codes: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['token_hash', 'operator_id'])
            .doUpdateSet(({ eb, ref }) => ({ codes: eb(ref('operator_devices.codes'), '+', 1) }))
            .where('operator_devices.codes', '<', codesPerSignIn),
        )
        .returning('codes')
        .executeTakeFirst();
      return row && codesPerSignIn - row.codes;
    },
    know: async (db: Connection, device: Device, now: Date): Promise<void> => {
      const row = { ...rowOf(device, now), known: 1, codes: 0 };
      await db
        .insertInto('operator_devices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['token_hash', 'operator_id']).doUpdateSet(row))
        .execute();
    },
    forget: async (db: Connection, { token, operatorId }: Device): Promise<void> => {
      await db
        .deleteFrom('operator_devices')
        .where('token_hash', '=', hashToken(token))
        .where('operator_id', '=', operatorId)
        .execute();
    },
    forgetAllOf: async (db: Connection, operatorId: string): Promise<void> => {
      await db.deleteFrom('operator_devices').where('operator_id', '=', operatorId).execute();
    },
  };
}
