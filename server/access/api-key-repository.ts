import { minuteMs } from '../../src/brazil/durations.ts';
import type { ApiKey } from '../../src/contract/panel/integrations.ts';
import { type Scope, scopes } from '../../src/contract/systems/scopes.ts';
import type { Connection } from '../database/database.ts';
import { hashToken } from '../protection/protection.ts';
import { type Random, randomId } from '../protection/random.ts';
import { momentBefore } from '../runtime/moment.ts';

export interface ApiKeyTable {
  id: string;
  token_hash: string;
  name: string;
  prefix: string;
  /** By spaces. */
  scopes: string;
  created_by: string;
  created_at: string;
  used_at: string | null;
  ended_at: string | null;
}

/** With the operator who made it. */
export interface OpenKey extends ApiKey {
  readonly createdBy: string;
}

/** Keys of other systems: a random 256-bit token, stored as a hash. */
export interface ApiKeys {
  list(db: Connection): Promise<ApiKey[]>;
  add(
    db: Connection,
    key: { readonly name: string; readonly scopes: readonly Scope[]; readonly createdBy: string },
    now: Date,
  ): Promise<{ key: ApiKey; token: string }>;
  /** Returns whether it was still open. */
  end(db: Connection, id: string, now: Date): Promise<boolean>;
  /** A key that has not ended. */
  find(db: Connection, token: string): Promise<OpenKey | undefined>;
  /** Notes the use, at most once a minute. */
  isToNote(key: ApiKey, now: Date): boolean;
  noteUse(db: Connection, id: string, now: Date): Promise<void>;
  /** Whether an open key may read this. */
  someMay(db: Connection, scope: Scope): Promise<boolean>;
}

export function apiKeyRepository(random: Random): ApiKeys {
  const open = (db: Connection) => db.selectFrom('api_keys').selectAll().where('ended_at', 'is', null);
  return {
    list: async (db) => {
      const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at', 'desc').execute();
      return rows.map(toKey);
    },
    add: async (db, { name, scopes: allowed, createdBy }, now) => {
      const token = `uf_${Buffer.from(random.bytes(32)).toString('base64url')}`;
      const row = {
        id: randomId(random),
        token_hash: hashToken(token),
        name,
        prefix: token.slice(0, 9),
        scopes: allowed.join(' '),
        created_by: createdBy,
        created_at: now.toISOString(),
        used_at: null,
        ended_at: null,
      };
      await db.insertInto('api_keys').values(row).execute();
      return { key: toKey(row), token };
    },
    end: async (db, id, now) => {
      const { numUpdatedRows } = await db
        .updateTable('api_keys')
        .set({ ended_at: now.toISOString() })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    find: async (db, token) => {
      const row = await open(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
      return row && toKey(row);
    },
    isToNote: ({ usedAt }, now) => usedAt === null || usedAt <= momentBefore(now, minuteMs),
    noteUse: async (db, id, now) => {
      await db.updateTable('api_keys').set({ used_at: now.toISOString() }).where('id', '=', id).execute();
    },
    someMay: async (db, scope) => {
      const rows = await open(db).execute();
      return rows.some((row) => toKey(row).scopes.includes(scope));
    },
  };
}

function toKey(row: ApiKeyTable): OpenKey {
  const allowed = row.scopes.split(' ');
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: scopes.filter((scope) => allowed.includes(scope)),
    createdBy: row.created_by,
    createdAt: row.created_at,
    usedAt: row.used_at,
    endedAt: row.ended_at,
  };
}
