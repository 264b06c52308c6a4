import type { Connection } from '../database/database.ts';
import { type Protection, sameText } from '../protection/protection.ts';
import { noTombstoneFile, type TombstoneFile } from '../tombstones/tombstone-file.ts';

export type MessageStops = ReturnType<typeof messageStopRepository>;

/** Opt-outs from offers, stored as keyed hashes of the e-mail. */
export function messageStopRepository(protection: Protection, tombstones: TombstoneFile = noTombstoneFile) {
  const hashOf = (email: string) => protection.fingerprint(email.trim().toLowerCase(), 'contact');
  const sealOf = (contactHash: string) => protection.fingerprint(contactHash, 'stop messages');
  return {
    hashOf,
    /** The signed token of an unsubscribe link: identifies the contact and stays valid after the lead is erased. */
    tokenOf: (email: string): string => {
      const contactHash = hashOf(email);
      return `${contactHash}.${sealOf(contactHash)}`;
    },
    readToken: (token: string): string | undefined => {
      const [contactHash = '', seal = ''] = token.split('.');
      return sameText(seal, sealOf(contactHash)) ? contactHash : undefined;
    },
    has: async (db: Connection, contactHash: string): Promise<boolean> => {
      const found = await db
        .selectFrom('message_stops')
        .select('contact_hash')
        .where('contact_hash', '=', contactHash)
        .executeTakeFirst();
      return found !== undefined;
    },
    among: async (db: Connection, emails: readonly string[]): Promise<ReadonlySet<string>> => {
      if (emails.length === 0) return new Set();
      const rows = await db
        .selectFrom('message_stops')
        .select('contact_hash')
        .where('contact_hash', 'in', emails.map(hashOf))
        .execute();
      const stopped = new Set(rows.map(({ contact_hash }) => contact_hash));
      return new Set(emails.filter((email) => stopped.has(hashOf(email))));
    },
    /** Permanent and idempotent; the caller cancels queued messages. */
    stop: async (db: Connection, contact_hash: string, now: Date): Promise<void> => {
      const stopped_at = now.toISOString();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('message_stops')
        .values({ contact_hash, stopped_at })
        .onConflict((conflict) => conflict.column('contact_hash').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n)
        tombstones.add([{ kind: 'stopped', hash: contact_hash, at: stopped_at }]);
    },
    count: async (db: Connection): Promise<number> => {
      const { many } = await db
        .selectFrom('message_stops')
        .select(({ fn }) => fn.countAll().as('many'))
        .executeTakeFirstOrThrow();
      return Number(many);
    },
  };
}
