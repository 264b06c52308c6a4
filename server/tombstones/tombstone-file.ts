import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { sqliteFileOf } from '../database/open-database.ts';
import { StartupError } from '../startup-error.ts';

/** `erased`: a lead, by the hash of its id. `stopped`: who wants no offers, by the keyed hash of the e-mail. */
const tombstone = z.object({ kind: z.enum(['erased', 'stopped']), hash: z.string(), at: z.string() });

export type Tombstone = z.output<typeof tombstone>;

/** What people took back, kept outside the database: a backup that is restored knows nothing of it. */
export interface TombstoneFile {
  /** On the disk when it returns. Nothing is waited for: it is called inside a transaction. */
  add(tombstones: readonly Tombstone[]): void;
  read(): Tombstone[];
}

export const noTombstoneFile: TombstoneFile = { add: () => {}, read: () => [] };

/** Beside the embedded database unless a setting names another place; with PostgreSQL only where a setting does. */
export const tombstonePath = (setting: string | undefined, databaseUrl: string): string | undefined => {
  const file = sqliteFileOf(databaseUrl);
  return setting ?? (file === null ? undefined : `${file.replace(/\.db$/, '')}.tombstones`);
};

export function openTombstoneFile(path: string | undefined): TombstoneFile {
  if (path === undefined) return noTombstoneFile;
  const file: TombstoneFile = {
    add: (tombstones) => {
      const lines = tombstones.map((each) => `${JSON.stringify(each)}\n`).join('');
      // 's': on the disk before it goes on.
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

/** The last line may be half a one where a power cut ended the write. What follows it begins a line of its own. */
function wholeLines(text: string): Tombstone[] {
  return text.split('\n').flatMap((line) => {
    const read = tombstone.safeParse(parsed(line.slice(line.lastIndexOf('{'))));
    return read.success ? [read.data] : [];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
