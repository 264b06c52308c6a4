import type { Connection } from '../database/database.ts';
import { plainText } from './analysis/plain-text.ts';

/** The words of a name as they are searched: 'José D'Ávila' → 'jose', 'davila'. */
export const wordsOf = (name: string): string[] => [
  ...new Set(
    plainText(name)
      .split(/\s+/)
      .map((word) => word.replace(/[^a-z]/g, ''))
      .filter((word) => word.length > 1),
  ),
];

/** A lead is found by each word of its name, from its beginning: the name itself has no order that would help. */
export async function indexName(db: Connection, leadId: string, name: string | null): Promise<void> {
  await db.deleteFrom('lead_words').where('lead_id', '=', leadId).execute();
  const words = wordsOf(name ?? '');
  if (words.length === 0) return;
  await db
    .insertInto('lead_words')
    .values(words.map((word) => ({ lead_id: leadId, word, ordered: 0 })))
    .execute();
}

/** From now on the name finds an order, and no open lead. */
export async function markOrdered(db: Connection, leadId: string): Promise<void> {
  await db.updateTable('lead_words').set({ ordered: 1 }).where('lead_id', '=', leadId).execute();
}

/** The first word that no longer begins like this one, or null after the last of all. */
export function wordAfter(prefix: string): string | null {
  const head = prefix.replace(/z+$/, '');
  if (head === '') return null;
  return head.slice(0, -1) + String.fromCharCode(head.charCodeAt(head.length - 1) + 1);
}
