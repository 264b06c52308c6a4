import { type RawBuilder, type SqlBool, sql } from 'kysely';

type ListOrder = 'newest' | 'oldest';

/** What is asked of a list beside its filters. */
export interface ListPart {
  readonly search?: string | undefined;
  /** Pagination cursor: only rows behind this place. */
  readonly after?: string | undefined;
  readonly order?: ListOrder | undefined;
  readonly many: number;
}

interface Columns {
  readonly moment: 'created_at' | 'leads.updated_at' | 'lead_work.next_day' | 'orders.created_at';
  /** Two rows may share a moment. */
  readonly id: 'number' | 'leads.id' | 'orders.number';
}

/** The direction in which a list is read; the newest come first unless asked otherwise. */
export const directionOf = (order: ListOrder | undefined) => (order === 'oldest' ? 'asc' : 'desc');

/** Whether a row comes behind a place (moment and id) in a list. */
export function behindPlace(columns: Columns, place: string, order?: ListOrder): RawBuilder<SqlBool> {
  const [moment = '', id = ''] = place.split(' ');
  const at = sql.ref(columns.moment);
  const behind = sql.raw(order === 'oldest' ? '>' : '<');
  return sql`(${at} ${behind}= ${moment} and (${at} ${behind} ${moment} or ${sql.ref(columns.id)} ${behind} ${id}))`;
}
