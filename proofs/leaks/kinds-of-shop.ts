import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';
import { root } from '../../scripts/root.ts';
import type { Place } from './allowed-places.ts';

/** A kind of storage: read while the shop is open, or its file after closing. */
interface Kept extends AsyncDisposable {
  readonly databaseUrl: string;
  readonly backUp: () => Promise<void>;
  readonly texts: () => readonly (readonly [Place, string])[];
}

interface KindOfShop {
  readonly name: string;
  readonly open: (folder: string) => Promise<Kept>;
}

const bytesOf = (folder: string, isMeant: (name: string) => boolean): string =>
  readdirSync(folder)
    .filter(isMeant)
    .map((name) => readFileSync(join(folder, name)).toString('utf8'))
    .join('');

async function onSqlite(folder: string): Promise<Kept> {
  const backup = join(folder, 'copy', 'shop.backup.db');
  const databaseUrl = `file:${join(folder, 'shop.db')}`;
  return {
    databaseUrl,
    backUp: async () => {
      execFileSync(process.execPath, [join(root, 'server/commands/backup.ts'), backup], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      });
    },
    texts: () => [
      ['database', bytesOf(folder, (name) => name.startsWith('shop.db'))],
      // Row by row, because adjacent values in the file hide a short number.
      ['database', everyRowOfFile(join(folder, 'shop.db'))],
      ['backup', readFileSync(backup).toString('utf8')],
      ['backup', everyRowOfFile(backup)],
    ],
    [Symbol.asyncDispose]: async () => undefined,
  };
}

async function onPostgres(): Promise<Kept> {
  const postgres = await startLocalPostgres();
  const databaseUrl = await postgres.create('leaks');
  let rows = '';
  return {
    databaseUrl,
    backUp: async () => {
      rows = await everyRow(databaseUrl);
    },
    texts: () => [['database', rows]],
    [Symbol.asyncDispose]: () => postgres[Symbol.asyncDispose](),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** One value per line; binary values are decoded as text. */
const written = (rows: readonly Row[]): string =>
  rows
    .flatMap((row) => Object.values(row))
    .map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : JSON.stringify(value),
    )
    .join('\n');

function everyRowOfFile(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const texts = tables.map(({ name }) => written(database.prepare(`select * from "${name}"`).all()));
  database.close();
  return texts.join('\n');
}

async function everyRow(connectionString: string): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(written((await client.query<Row>(`select * from ${client.escapeIdentifier(name)}`)).rows));
  await client.end();
  return texts.join('\n');
}

export const kindsOfShop: readonly KindOfShop[] = [
  { name: 'SQLite', open: onSqlite },
  { name: 'PostgreSQL', open: onPostgres },
];
