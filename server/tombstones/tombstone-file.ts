import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { jsonIn } from '../../src/contract/json-in.ts';
import { sqliteFileOf } from '../database/open-database.ts';
import { StartupError } from '../runtime/startup-error.ts';

/** `erased`: hash of a lead's id. `stopped`: keyed hash of an e-mail that opted out. */
const tombstone = z.object({ kind: z.enum(['erased', 'stopped']), hash: z.string(), at: z.string() });

export type Tombstone = z.output<typeof tombstone>;

/** Append-only file of erasures and opt-outs outside the database, so that they survive the restore of a backup. */
export interface TombstoneFile {
  /** Synchronous and durable, because it is called inside a transaction. */
  add(tombstones: readonly Tombstone[]): void;
  read(): Tombstone[];
}

export const noTombstoneFile: TombstoneFile = { add: () => {}, read: () => [] };

/** Next to the SQLite file by default; with PostgreSQL only if configured. */
export const tombstonePath = (setting: string | undefined, databaseUrl: string): string | undefined => {
  const file = sqliteFileOf(databaseUrl);
  return setting ?? (file === null ? undefined : `${file.replace(/\.db$/, '')}.tombstones`);
};

export function openTombstoneFile(path: string | undefined): TombstoneFile {
  if (path === undefined) return noTombstoneFile;
  const file: TombstoneFile = {
    add: (tombstones) => {
      const lines = tombstones.map((each) => `${JSON.stringify(each)}\n`).join('');
      // 's': synchronous write.
      appendFileSync(path, lines, { flag: 'as', mode: 0o600 });
    },
    read: () => (existsSync(path) ? wholeLines(readFileSync(path, 'utf8')) : []),
  };
  try {
    mkdirSync(dirname(path), { recursive: true });
    file.add([]);
    file.read();
  } catch (error) {
    throw new StartupError(`Cannot use the tombstones at ${path}: ${String(error)}`);
  }
  return file;
}

/** Skips a partial line after a power failure; a record appended to it starts at its own brace. */
function wholeLines(text: string): Tombstone[] {
  return text.split('\n').flatMap((line) => {
    const read = tombstone.safeParse(jsonIn(line.slice(line.lastIndexOf('{'))));
    return read.success ? [read.data] : [];
  });
}
