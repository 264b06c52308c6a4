import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/**
 * Each connection caches the plans of its prepared statements: enough for common calls, but not for lists of every
 * length.
 */
const maxPrepared = 200;
/** Rare statements, as of a migration, are not worth preparing. */
const askedOften = 5;

interface PreparingPool extends PostgresPool {
  forget(): void;
}

/** Names frequent statements, so that PostgreSQL parses and plans them once per connection. */
export function preparingPool(pool: Pool): PreparingPool {
  let names = statementNames();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      return {
        query: preparingQuery(client, (text) => names(text)),
        release: (destroy) => client.release(destroy),
      };
    },
    end: () => pool.end(),
    forget: () => {
      names = statementNames();
    },
  };
}

let generations = 0;

function statementNames(): (text: string) => string | undefined {
  generations += 1;
  const prefix = `shop-${generations}-`;
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxPrepared) return known;
    const times = (asked.get(text) ?? 0) + 1;
    asked.set(text, times);
    if (times < askedOften) return undefined;
    asked.delete(text);
    const name = prefix + names.size;
    names.set(text, name);
    return name;
  };
}

function preparingQuery(client: PoolClient, nameOf: (text: string) => string | undefined) {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Rows are not read by a cursor');
    // BEGIN and COMMIT have no values and no plan.
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  }
  return query;
}
