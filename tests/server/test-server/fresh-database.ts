import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { createPostgres, type Engine, onPostgres, temporaryFolder } from './test-database.ts';

/**
 * URL of a migrated database. Migrating takes longer than most tests, so a SQLite file is copied, and a PostgreSQL
 * database is reset after each test and reused.
 */
export const freshDatabase = async (engine: Engine): Promise<string> =>
  engine === 'SQLite' ? copiedFile() : lentPostgres();

function copiedFile(): string {
  const file = join(temporaryFolder(), 'shop.db');
  copyFileSync(inject('migratedFile'), file);
  return `file:${file}`;
}

const free: string[] = [];

async function lentPostgres(): Promise<string> {
  const url = free.pop() ?? (await makePostgres());
  onTestFinished(async () => {
    await onPostgres(url, backToTheStart);
    free.push(url);
  });
  return url;
}

async function makePostgres(): Promise<string> {
  const { url } = await createPostgres();
  const database = await openDatabase(url, new Date());
  await database.close();
  await onPostgres(url, keepFirstRows);
  return url;
}

/** Saves the rows that migrations wrote. */
const keepFirstRows = `
  create schema first_rows;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table first_rows.%1$I as table public.%1$I', t);
    end loop;
  end $$`;

const others = `from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/**
 * Disables triggers and foreign keys, so that the reset causes no notifications. The time limit of
 * pg_terminate_backend would look ten times a second only.
 */
const backToTheStart = `
  select pg_terminate_backend(pid) ${others};
  do $$ declare t text; begin
    while exists (select ${others}) loop
      perform pg_sleep(0.002), pg_stat_clear_snapshot();
    end loop;
    set local session_replication_role = replica;
    for t in select tablename from pg_tables where schemaname = 'first_rows' loop
      execute format('delete from public.%1$I; insert into public.%1$I select * from first_rows.%1$I', t);
    end loop;
    for t in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence public.%I restart', t);
    end loop;
  end $$`;
