import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { memoryFolder } from '../../../scripts/memory-folder.ts';
import { isFullRun } from '../../setup/full-run.ts';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

/** For tests whose queries other tests run on both engines, or that any engine answers alike: `npm test` takes the first. */
export const sampledEngines: readonly Engine[] = isFullRun ? engines : ['SQLite'];

/** URL of an empty database, removed with the test. */
export async function emptyDatabase(engine: Engine): Promise<string> {
  return engine === 'SQLite' ? `file:${join(temporaryFolder(), 'shop.db')}` : emptyPostgres();
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(memoryFolder(), 'ultrafibra-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyPostgres(): Promise<string> {
  const { name, url } = await createPostgres();
  onTestFinished(() => onPostgres(inject('postgresUrl'), `drop database ${name} with (force)`));
  return url;
}

export async function createPostgres(): Promise<{ name: string; url: string }> {
  const server = inject('postgresUrl');
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export async function onPostgres(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
