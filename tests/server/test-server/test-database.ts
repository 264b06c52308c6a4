import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

/** The URL of an empty database that ends with the test. */
export async function emptyDatabase(engine: Engine): Promise<string> {
  return engine === 'SQLite' ? `file:${join(temporaryFolder(), 'shop.db')}` : emptyPostgres();
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyPostgres(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
