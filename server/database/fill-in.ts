import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Database } from './database.ts';

/** Rows per transaction: bounds the time that a visitor's write waits. */
const atOnce = 100;

/**
 * Backfills rows of an earlier version in batches, and pauses after each for as long as it took, so that the shop
 * keeps responding. `some` returns the size of its batch; the result is the total.
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
