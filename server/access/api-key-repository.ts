import { minuteMs } from '../../src/brazil/durations.ts';
import type { ApiKey } from '../../src/contract/panel/integrations.ts';
import { type Scope, scopes } from '../../src/contract/systems/scopes.ts';
import { changedOne } from '../database/changed-one.ts';
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

export interface OpenKey extends ApiKey {
  readonly createdBy: string;
}

export type ApiKeys = ReturnType<typeof apiKeyRepository>;

/** Keys of other systems: a random 256-bit token, stored as a hash. */
export function apiKeyRepository(random: Random) {
  const open = (db: Connection) => db.selectFrom('api_keys').selectAll().where('ended_at', 'is', null);
  return {
    list: async (db: Connection): Promise<ApiKey[]> => {
      const rows = await db.selectFrom('api_keys').selectAll().orderBy('created_at', 'desc').execute();
      return rows.map(toKey);
    },
    /** None if an open key has the name. */
    add: async (
      db: Connection,
      { name, scopes: allowed, createdBy }: Pick<OpenKey, 'name' | 'scopes' | 'createdBy'>,
      now: Date,
    ): Promise<{ key: ApiKey; token: string } | undefined> => {
      const others = await open(db).select('name').execute();
      if (others.some((one) => one.name.toLowerCase() === name.toLowerCase())) return undefined;
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
    /** Returns whether it was still open. */
    end: (db: Connection, id: string, now: Date): Promise<boolean> => {
      const own = db.updateTable('api_keys').set({ ended_at: now.toISOString() }).where('id', '=', id);
      return changedOne(own.where('ended_at', 'is', null));
    },
    find: async (db: Connection, token: string): Promise<OpenKey | undefined> => {
      const row = await open(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
      return row && toKey(row);
    },
    /** Notes the use, at most once a minute. */
    isToNote: ({ usedAt }: ApiKey, now: Date) => usedAt === null || usedAt <= momentBefore(now, minuteMs),
    noteUse: async (db: Connection, id: string, now: Date): Promise<void> => {
      await db.updateTable('api_keys').set({ used_at: now.toISOString() }).where('id', '=', id).execute();
    },
    someMay: async (db: Connection, scope: Scope): Promise<boolean> => {
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
