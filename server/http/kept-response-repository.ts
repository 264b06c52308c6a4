import type { Connection } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { Protection } from '../protection/protection.ts';

interface IdempotencyKeyTable {
  key: string;
  request_hash: string;
  lead_id: string | null;
  status: number;
  /** Encrypted, because a quiz contains personal data. */
  body: string;
  created_at: string;
}

export interface KeptResponseTables {
  idempotency_keys: IdempotencyKeyTable;
}

export interface KeptResponse {
  requestHash: string;
  status: number;
  body: unknown;
}

interface AnsweredCall {
  key: string;
  requestHash: string;
  idLead: string | undefined;
  body: unknown;
}

const responseOf = preparedQuery((db, param: (name: 'key') => string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('key', '=', param('key')),
);

type NewResponse = 'key' | 'requestHash' | 'idLead' | 'body' | 'at';

const insertResponse = preparedQuery((db, param: (name: NewResponse) => string) =>
  db
    .insertInto('idempotency_keys')
    .values({
      key: param('key'),
      request_hash: param('requestHash'),
      lead_id: param('idLead'),
      status: 200,
      body: param('body'),
      created_at: param('at'),
    })
    .onConflict((conflict) => conflict.column('key').doNothing()),
);

export type KeptResponses = ReturnType<typeof keptResponseRepository>;

/** Stores the response of each idempotency key for a day, in the transaction of its effect. */
export function keptResponseRepository(protection: Protection) {
  return {
    find: async (db: Connection, key: string): Promise<KeptResponse | undefined> => {
      const [row] = (await responseOf(db, { key })).rows;
      if (!row) return undefined;
      const body: unknown = JSON.parse(protection.open(row.body, keptResponsePlace(key)));
      return { requestHash: row.request_hash, status: row.status, body };
    },
    /** False if another call holds the key; PostgreSQL waits for that call's transaction first. */
    keep: async (db: Connection, { key, requestHash, idLead, body }: AnsweredCall, now: Date) => {
      const { numAffectedRows } = await insertResponse(db, {
        key,
        requestHash,
        idLead: idLead ?? null,
        body: protection.seal(JSON.stringify(body), keptResponsePlace(key)),
        at: now.toISOString(),
      });
      return numAffectedRows === 1n;
    },
    forgetLead: async (db: Connection, idLead: string): Promise<void> => {
      await db.deleteFrom('idempotency_keys').where('lead_id', '=', idLead).execute();
    },
    // A keyed hash: a body contains a CPF, and a plain hash could be brute-forced over all CPFs.
    hashOf: (request: string): string => protection.fingerprint(request, 'request'),
  };
}

export const keptResponsePlace = (key: string): string => `answer ${key}`;
