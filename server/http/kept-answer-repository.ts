import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';

export interface KeptAnswer {
  requestHash: string;
  status: number;
  body: unknown;
}

/** The answer to every idempotency key, kept for a day in the transaction of its effect. */
export interface KeptAnswers {
  find(db: Connection, key: string): Promise<KeptAnswer | undefined>;
  /** False when another call holds the key; on PostgreSQL this waits for that call to end. */
  claim(db: Connection, call: ClaimedCall, now: Date): Promise<boolean>;
  keep(db: Connection, key: string, status: number, body: unknown): Promise<void>;
  /** With the lead go the answers it was given; the call that is under way is not answered yet and stays. */
  forgetLead(db: Connection, idLead: string): Promise<void>;
  hashOf(request: string): string;
}

interface ClaimedCall {
  key: string;
  requestHash: string;
  idLead: string | undefined;
}

export function keptAnswerRepository(protection: Protection): KeptAnswers {
  return {
    find: async (db, key) => {
      const row = await db
        .selectFrom('idempotency_keys')
        .select(['request_hash', 'status', 'body'])
        .where('key', '=', key)
        .executeTakeFirst();
      if (!row || row.body === '') return undefined;
      const body: unknown = JSON.parse(protection.open(row.body, keptAnswerPlace(key)));
      return { requestHash: row.request_hash, status: row.status, body };
    },
    claim: async (db, { key, requestHash, idLead }, now) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('idempotency_keys')
        .values({
          key,
          request_hash: requestHash,
          lead_id: idLead ?? null,
          status: 0,
          body: '',
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    keep: async (db, key, status, body) => {
      await db
        .updateTable('idempotency_keys')
        .set({ status, body: protection.seal(JSON.stringify(body), keptAnswerPlace(key)) })
        .where('key', '=', key)
        .execute();
    },
    forgetLead: async (db, idLead) => {
      await db.deleteFrom('idempotency_keys').where('lead_id', '=', idLead).where('body', '<>', '').execute();
    },
    // Keyed: a body holds a CPF, and all CPFs could be tried against a plain hash.
    hashOf: (request) => protection.fingerprint(request, 'request'),
  };
}

export const keptAnswerPlace = (key: string): string => `answer ${key}`;
