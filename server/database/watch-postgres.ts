import { sql } from 'kysely';
import { Client } from 'pg';
import type { Connection, Tables } from './database.ts';

const channel = 'ultrafibra_changes';

/** Creates a trigger that notifies after each commit that changes the table. */
export async function notifyOnChange(db: Connection, table: keyof Tables): Promise<void> {
  await sql`
    create or replace function tell_of_changes() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(channel)}, tg_table_name);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ${sql.id(`${table}_changes`)} after insert or update or delete on ${sql.table(table)}
    for each statement execute function tell_of_changes()`.execute(db);
}

const shortestRest = 500;
const longestRest = 30_000;

/** Keeps one LISTEN connection. After a reconnect it reports a change, because notifications may have been missed. */
export function watchPostgres(url: string, changed: () => void): () => void {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let rest = shortestRest;

  const listen = async () => {
    const listening = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true });
    client = listening;
    let broken = false;
    const broke = () => {
      if (broken || stopped) return;
      broken = true;
      listening.end().catch(() => undefined);
      timer = setTimeout(() => void listen(), rest).unref();
      rest = Math.min(rest * 2, longestRest);
    };
    listening.on('error', broke);
    listening.on('end', broke);
    listening.on('notification', changed);
    try {
      await listening.connect();
      await listening.query(`listen ${channel}`);
      rest = shortestRest;
      if (stopped) await listening.end();
      else changed();
    } catch {
      broke();
    }
  };
  void listen();

  return () => {
    stopped = true;
    clearTimeout(timer);
    client?.end().catch(() => undefined);
  };
}
