import type { Connection } from '../database/database.ts';
import type { RowCursor } from '../database/row-cursor.ts';
import type { LeadRow } from './lead-columns.ts';

/** Open leads of who agreed to offers, behind the cursor and untouched since a moment; the longest ago first. */
export const abandonedLeads = (db: Connection, cursor: RowCursor, until: string, many: number) =>
  db
    .selectFrom('leads')
    .select(['id', 'protocol', 'addon', 'step', 'plan_sku', 'city', 'state', 'name', 'email', 'phone'])
    .select(['created_at', 'updated_at', 'risk_status'])
    .where('status', '=', 'open')
    .where('accept_promotions', '=', 1)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('updated_at', 'id'), '>', tuple(cursor.updatedAt, cursor.id)),
    )
    .where('updated_at', '<=', until)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(many)
    .execute();

/** Who may not order now is not asked to come back. */
export const isRefused = ({ risk_status }: Pick<LeadRow, 'risk_status'>): boolean =>
  risk_status === 'rejected' || risk_status === 'quiz-failed';
