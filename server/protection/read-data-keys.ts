import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqliteFileOf } from '../database/open-database.ts';
import { messageOf } from '../runtime/message-of.ts';
import { StartupError } from '../runtime/startup-error.ts';

const keySize = 32;

/**
 * Reads the data keys from DATA_KEY, or from a key file beside the SQLite file, readable by its owner only. Keys are
 * never stored in the database, so a copy of it reveals nothing. For a rotation, list several keys; the first one
 * encrypts.
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
    if (!existsSync(keyFile)) writeKey(keyFile);
    return readFileSync(keyFile, 'utf8');
  } catch (error) {
    throw new StartupError(`Cannot use the key file ${keyFile}: ${messageOf(error)}`);
  }
}

/**
 * Writes a temporary file and links it atomically: of two concurrent starts one key wins, and no partial file is
 * read.
 */
function writeKey(keyFile: string): void {
  const aside = `${keyFile}.${process.pid}`;
  writeFileSync(aside, `${randomBytes(keySize).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(aside, keyFile);
  } catch (error) {
    if (!existsSync(keyFile)) throw error;
  } finally {
    unlinkSync(aside);
  }
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
