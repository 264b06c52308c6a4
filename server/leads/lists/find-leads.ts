import { sql } from 'kysely';
import type { Connection } from '../../database/database.ts';
import { given } from '../../database/given.ts';
import type { Protection } from '../../protection/protection.ts';
import { documentPlace } from '../lead-rows.ts';
import { wordAfter } from '../lead-words.ts';
import { readSearch, type Wanted } from './read-search.ts';

/** Search limit; a longer text narrows the result. */
const maxFound = 500;

interface FoundLeads {
  readonly ids: readonly string[];
  /** Whether more leads match. */
  readonly isCut: boolean;
}

const found = (rows: readonly { readonly id: string }[]): FoundLeads => {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return { ids: ids.slice(0, maxFound), isCut: rows.length > maxFound };
};

/** Finds leads by indexes only; empty if the text has no searchable form. */
export async function findLeads(
  db: Connection,
  protection: Protection,
  typed: string,
  ordered: 0 | 1,
): Promise<FoundLeads> {
  const wanted = readSearch(typed);
  if (wanted === null) return found([]);
  switch (wanted.by) {
    case 'number': {
      const rows = await db
        .selectFrom('orders')
        .select('lead_id as id')
        .where('number', '>=', wanted.first)
        .where('number', '<=', wanted.last)
        .orderBy('number')
        .limit(maxFound + 1)
        .execute();
      return found(rows);
    }
    case 'protocol': {
      const rows = await db
        .selectFrom('leads')
        .select('id')
        .where('protocol', '=', wanted.protocol)
        .execute();
      return found(rows);
    }
    case 'digits':
      return byDigits(db, protection, wanted);
    case 'company':
      return found(await byDocument(db, protection, wanted.cnpj));
    case 'email':
      // Exact match only: e-mail has no prefix search.
      return found(await newestLeads(db).where(sql`lower(email)`, '=', wanted.email.toLowerCase()).execute());
    case 'name':
      return byName(db, wanted.words, ordered);
  }
}

async function byDigits(
  db: Connection,
  protection: Protection,
  { phone, cpf }: Extract<Wanted, { by: 'digits' }>,
): Promise<FoundLeads> {
  const byPhone = await newestLeads(db).where('phone', '=', phone).execute();
  const byCpf = cpf === null ? [] : await byDocument(db, protection, cpf);
  return found([...byPhone, ...byCpf]);
}

const newestLeads = (db: Connection) =>
  db
    .selectFrom('leads')
    .select('id')
    .orderBy('id', 'desc')
    .limit(maxFound + 1);

function byDocument(db: Connection, protection: Protection, document: string) {
  const { column, hash } = documentPlace(protection, document);
  return newestLeads(db).where(column, '=', hash).execute();
}

/** Searches the most selective word (the longest) by prefix, then requires the others in the same name. */
async function byName(db: Connection, words: readonly string[], ordered: 0 | 1): Promise<FoundLeads> {
  const [first = '', ...others] = words.toSorted((one, other) => other.length - one.length);
  const end = wordAfter(first);
  let query = db
    .selectFrom('lead_words as found')
    .select('found.lead_id as id')
    .where('found.ordered', '=', ordered)
    .where('found.word', '>=', first)
    .where(({ eb, and }) => and(given(end, (word) => eb('found.word', '<', word))))
    .orderBy('found.word')
    .orderBy('found.lead_id', 'desc')
    .limit(maxFound + 1);
  for (const word of others) {
    const after = wordAfter(word);
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('lead_words as beside')
          .select('beside.word')
          .whereRef('beside.lead_id', '=', 'found.lead_id')
          .where('beside.word', '>=', word)
          .where(({ eb, and }) => and(given(after, (bound) => eb('beside.word', '<', bound)))),
      ),
    );
  }
  return found(await query.execute());
}
