import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Database } from './database.ts';

/** How many rows share a transaction: a visitor who writes meanwhile waits for no more. */
const atOnce = 100;

/**
 * Carries rows of an earlier version over, a few at a time, and rests as long as each time took: the shop goes on serving.
 * `some` answers how many it found. Answers how many there were.
 */
export async function fillIn(
  database: Database,
  some: (db: Connection, atMost: number) => Promise<number>,
): Promise<number> {
  for (let filled = 0; ; ) {
    const began = performance.now();
    const many = await database.write((db) => some(db, atOnce));
    filled += many;
    if (many < atOnce) return filled;
    await wait(performance.now() - began);
  }
}
