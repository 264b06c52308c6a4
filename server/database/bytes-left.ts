import { statfs } from 'node:fs/promises';
import { sqliteFileOf } from './open-database.ts';

/** What the disk of the database has left for this process; undefined where that is another machine's. */
export async function bytesLeft(url: string): Promise<number | undefined> {
  const file = sqliteFileOf(url);
  if (file === null) return undefined;
  const { bavail, bsize } = await statfs(file);
  return bavail * bsize;
}
