import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/database/open-database.ts';
import { createPostgres, type Engine, onPostgres, temporaryFolder } from './test-database.ts';

/**
 * The URL of a database as the server makes it at its first start. Making one takes longer than most tests, so a file
 * is copied, and a PostgreSQL database is emptied after each test and lent to the next.
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

/** The rows that migrations wrote. */
const keepFirstRows = `
  create schema first_rows;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table first_rows.%1$I as table public.%1$I', t);
    end loop;
  end $$`;

/** Triggers and references rest meanwhile: it is not a change that anybody should be told of. */
const backToTheStart = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';
  do $$ declare t text; begin
    set local session_replication_role = replica;
    for t in select tablename from pg_tables where schemaname = 'first_rows' loop
      execute format('delete from public.%1$I; insert into public.%1$I select * from first_rows.%1$I', t);
    end loop;
    for t in select sequencename from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence public.%I restart', t);
    end loop;
  end $$`;
