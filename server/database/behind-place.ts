import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What is asked of a list beside its filters. */
export interface ListPart {
  readonly search?: string | undefined;
  /** Pagination cursor: only rows behind this place. */
  readonly after?: string | undefined;
  readonly many: number;
}

interface Columns {
  readonly moment: 'created_at' | 'updated_at' | 'orders.created_at';
  /** Two rows may share a moment. */
  readonly id: 'id' | 'number' | 'orders.number';
}

/** Whether a row comes behind a place (moment and id) in a list, newest first. */
export function behindPlace(columns: Columns, place: string): RawBuilder<SqlBool> {
  const [moment = '', id = ''] = place.split(' ');
  const at = sql.ref(columns.moment);
  return sql`(${at} <= ${moment} and (${at} < ${moment} or ${sql.ref(columns.id)} < ${id}))`;
}
