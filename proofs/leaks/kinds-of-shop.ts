import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';
import { root } from '../../scripts/root.ts';
import { withDatabase } from '../../server/database/open-database.ts';

interface Kept extends AsyncDisposable {
  readonly databaseUrl: string;
  /** Everything that is stored, while the shop is open. */
  readonly texts: () => Promise<readonly (readonly [string, string])[]>;
}

/** One value per line, because adjacent values in a file hide a short number; binary values are decoded as text. */
const everyRow = (databaseUrl: string): Promise<string> =>
  withDatabase({ databaseUrl }, (database) =>
    database.read(async (db) => {
      const values: unknown[] = [];
      for (const { name } of await db.introspection.getTables())
        for (const row of (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows)
          values.push(...Object.values(row));
      return values
        .map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : JSON.stringify(value),
        )
        .join('\n');
    }),
  );

async function onSqlite(folder: string): Promise<Kept> {
  const copy = join(folder, 'copy', 'shop.backup.db');
  const databaseUrl = `file:${join(folder, 'shop.db')}`;
  return {
    databaseUrl,
    texts: async () => {
      execFileSync(process.execPath, [join(root, 'server/commands/backup.ts'), copy], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      });
      const files = readdirSync(folder).filter((name) => name.startsWith('shop.db'));
      return [
        ['database', files.map((name) => readFileSync(join(folder, name)).toString('utf8')).join('')],
        ['database', await everyRow(databaseUrl)],
        ['backup', readFileSync(copy).toString('utf8')],
        ['backup', await everyRow(`file:${copy}`)],
      ];
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

async function onPostgres(): Promise<Kept> {
  const postgres = await startLocalPostgres();
  const databaseUrl = await postgres.create('leaks');
  return {
    databaseUrl,
    texts: async () => [['database', await everyRow(databaseUrl)]],
    [Symbol.asyncDispose]: () => postgres[Symbol.asyncDispose](),
  };
}

export const kindsOfShop: Readonly<Record<string, (folder: string) => Promise<Kept>>> = {
  SQLite: onSqlite,
  PostgreSQL: onPostgres,
};
