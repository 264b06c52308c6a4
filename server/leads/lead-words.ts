import type { Connection } from '../database/database.ts';
import { plainText } from './plain-text.ts';

/** Search terms of a name: 'José D'Ávila' → 'jose', 'davila'. */
export const wordsOf = (name: string): string[] => [
  ...new Set(
    plainText(name)
      .split(/\s+/)
      .map((word) => word.replace(/[^a-z]/g, ''))
      .filter((word) => word.length > 1),
  ),
];

/** Indexes each word of a name, because a prefix search on the whole name would find only first names. */
export async function indexName(db: Connection, leadId: string, name: string | null): Promise<void> {
  await db.deleteFrom('lead_words').where('lead_id', '=', leadId).execute();
  const words = wordsOf(name ?? '');
  if (words.length === 0) return;
  await db
    .insertInto('lead_words')
    .values(words.map((word) => ({ lead_id: leadId, word, ordered: 0 })))
    .execute();
}

/** Moves the name from the index of open leads to that of orders. */
export async function markOrdered(db: Connection, leadId: string): Promise<void> {
  await db.updateTable('lead_words').set({ ordered: 1 }).where('lead_id', '=', leadId).execute();
}

/** The exclusive upper bound of a prefix search, or null if there is none. */
export function wordAfter(prefix: string): string | null {
  const head = prefix.replace(/(?<!z)z+$/, '');
  if (head === '') return null;
  return head.slice(0, -1) + String.fromCharCode(head.charCodeAt(head.length - 1) + 1);
}
