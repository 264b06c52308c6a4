import { hourMs } from '../../src/brazil/durations.ts';
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
export const refusedRisks: readonly LeadRow['risk_status'][] = ['rejected', 'quiz-failed'];

export const isRefused = ({ risk_status }: Pick<LeadRow, 'risk_status'>): boolean =>
  refusedRisks.includes(risk_status);

/** Who has not answered for so long has left. */
const leftAfter = hourMs;

/** Who answered last at this moment or before has left. */
export const leftBy = (now: Date): string => new Date(now.getTime() - leftAfter).toISOString();
