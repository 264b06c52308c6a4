import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { readWords } from './masked-words.ts';

/** So many visits, each with a device and a network of its own, make a word everybody's. */
export const leastVisits = 5;

/** Who uses a word: nothing of it is stored but hashes that differ by word. */
export interface Visit {
  readonly device: string;
  readonly network: string;
}

/** Counts that a visit used the words, and keeps those that enough visits have used now. */
export async function countRareWords(
  db: Connection,
  { fingerprint }: Pick<Protection, 'fingerprint'>,
  words: ReadonlyMap<string, string>,
  { device, network }: Visit,
  now: Date,
): Promise<void> {
  const used_at = now.toISOString();
  // In one order, so that two transactions do not wait for each other.
  for (const [word_hash, word] of [...words].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const known = await db
      .insertInto('rare_words')
      .values({ word_hash, used_at })
      .onConflict((conflict) => conflict.column('word_hash').doUpdateSet({ used_at }))
      .returning('word')
      .executeTakeFirstOrThrow();
    if (known.word !== null) continue;
    const device_hash = fingerprint(`${word}\n${device}`, 'word by device');
    const network_hash = fingerprint(`${word}\n${network}`, 'word by network');
    // One stranger with many cookies is one network.
    await db
      .insertInto('rare_word_uses')
      .values({ word_hash, device_hash, network_hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const uses = db.selectFrom('rare_word_uses').where('word_hash', '=', word_hash);
    const { many } = await uses.select((eb) => eb.fn.countAll().as('many')).executeTakeFirstOrThrow();
    if (Number(many) < leastVisits) continue;
    await db.updateTable('rare_words').set({ word }).where('word_hash', '=', word_hash).execute();
    await db.deleteFrom('rare_word_uses').where('word_hash', '=', word_hash).execute();
  }
}

/** The rare words of sentences that may be shown, by their hashes. */
export async function shownWords(
  db: Connection,
  columns: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = columns.flatMap((column) =>
    readWords(column ?? '').flatMap(({ kind, text }) => (kind === 'rare' ? text : [])),
  );
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('rare_words')
    .select(['word_hash', 'word'])
    .where('word_hash', 'in', hashes)
    .execute();
  return new Map(rows.flatMap(({ word_hash, word }) => (word === null ? [] : [[word_hash, word] as const])));
}
