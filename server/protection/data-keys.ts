import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqliteFileOf } from '../database/open-database.ts';
import { StartupError } from '../startup-error.ts';

const keySize = 32;

/**
 * DATA_KEY, or a key file beside the embedded database that only its owner may read. Never inside the database: a copy
 * of the database alone opens nothing. Several keys, separated by commas, let the first one take over from the others.
 */
export function readDataKeys(dataKey: string | undefined, databaseUrl: string): Uint8Array[] {
  if (dataKey !== undefined) return parseKeys(dataKey, 'DATA_KEY');
  const file = sqliteFileOf(databaseUrl);
  if (file === null) {
    throw new StartupError(
      'DATA_KEY is needed with PostgreSQL: 32 random bytes as base64 (openssl rand -base64 32)',
    );
  }
  const keyFile = `${file.replace(/\.db$/, '')}.key`;
  return parseKeys(readKeyFile(keyFile), keyFile);
}

function readKeyFile(keyFile: string): string {
  try {
    mkdirSync(dirname(keyFile), { recursive: true });
    // `wx` fails when the file is there, so that two starts at once agree on one key.
    writeFileSync(keyFile, `${randomBytes(keySize).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartupError(
        `Cannot write the key file ${keyFile}: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
  return readFileSync(keyFile, 'utf8');
}

function parseKeys(text: string, source: string): Uint8Array[] {
  const keys = text
    .trim()
    .split(',')
    .map((part) => Buffer.from(part.trim(), 'base64'));
  if (keys.some((key) => key.length !== keySize)) {
    throw new StartupError(`${source} must hold ${keySize} bytes as base64`);
  }
  return keys;
}
