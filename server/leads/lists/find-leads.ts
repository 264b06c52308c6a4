import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../database/database.ts';
import { given } from '../../database/given.ts';
import { endOfNumber } from '../../protection/order-number.ts';
import type { Protection } from '../../protection/protection.ts';
import { documentPlace } from '../lead-rows.ts';
import { wordAfter } from '../lead-words.ts';
import type { Wanted } from './read-search.ts';

/** Search limit; a longer text narrows the result. */
const maxFound = 500;

interface FoundLeads {
  readonly ids: readonly string[];
  readonly isCut: boolean;
}

const found = (rows: readonly { readonly id: string }[]): FoundLeads => {
  const ids = [...new Set(rows.map(({ id }) => id))];
  return { ids: ids.slice(0, maxFound), isCut: rows.length > maxFound };
};

/** Finds leads by indexes only; none where nothing is meant. */
export async function findLeads(
  db: Connection,
  protection: Protection,
  meant: readonly Wanted[],
  ordered: 0 | 1,
): Promise<FoundLeads> {
  const rows = [];
  for (const wanted of meant) rows.push(...(await leadsBy(db, protection, wanted, ordered)));
  return found(rows);
}

function leadsBy(db: Connection, protection: Protection, wanted: Wanted, ordered: 0 | 1) {
  switch (wanted.by) {
    case 'number':
    case 'numberEnd':
      return db
        .selectFrom('orders')
        .select('lead_id as id')
        .where(isNumber('orders', wanted))
        .orderBy('number')
        .limit(maxFound + 1)
        .execute();
    case 'protocol':
      return db.selectFrom('leads').select('id').where('protocol', '=', wanted.protocol).execute();
    case 'phone':
      return newestLeads(db).where('phone', 'in', wanted.phones).execute();
    case 'document': {
      const { column, hash } = documentPlace(protection, wanted.document);
      return newestLeads(db).where(column, '=', hash).execute();
    }
    case 'email':
      // Exact match only: e-mail has no prefix search.
      return newestLeads(db).where(sql`lower(email)`, '=', wanted.email).execute();
    case 'street':
      return newestLeads(db)
        .where('street', '>=', wanted.street)
        .where(({ and, eb }) =>
          and([
            ...given(wordAfter(wanted.street), (end) => eb('street', '<', end)),
            ...given(wanted.number, (number) => eb('number', '=', number)),
          ]),
        )
        .execute();
    case 'name':
      return byName(db, wanted.words, ordered);
  }
}

/** Whether a table's number begins or ends so; the end has an index in both tables. */
export function isNumber(
  table: 'orders' | 'renewal_orders',
  wanted: Extract<Wanted, { by: 'number' | 'numberEnd' }>,
): RawBuilder<SqlBool> {
  const number = sql.ref(`${table}.number`);
  if (wanted.by === 'number') return sql`${number} >= ${wanted.first} and ${number} <= ${wanted.last}`;
  const { end } = wanted;
  return sql`substr(${number}, 11) = ${end.slice(-endOfNumber)} and ${number} like ${`%${end}`}`;
}

const newestLeads = (db: Connection) =>
  db
    .selectFrom('leads')
    .select('id')
    .orderBy('id', 'desc')
    .limit(maxFound + 1);

/** Searches the most selective word (the longest) by prefix, then requires the others in the same name. */
function byName(db: Connection, words: readonly string[], ordered: 0 | 1) {
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
  return query.execute();
}
