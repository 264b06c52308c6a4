import { hourMs } from '../../../src/brazil/durations.ts';
import type { Connection } from '../../database/database.ts';
import type { RowCursor } from '../../database/row-cursor.ts';
import { momentBefore } from '../../runtime/moment.ts';
import type { LeadRow } from '../lead-columns.ts';

/** Open leads with consent to offers, after the cursor and unchanged since a moment, oldest first; answered in WhatsApp last, or not. */
export const abandonedLeads = (
  db: Connection,
  cursor: RowCursor,
  until: string,
  many: number,
  inWhatsApp?: boolean,
) =>
  db
    .selectFrom('leads')
    .select(['id', 'protocol', 'addon', 'step', 'plan_sku', 'city', 'state', 'name', 'email', 'phone'])
    .select(['created_at', 'updated_at', 'risk_status', 'face', 'first_source', 'first_medium', 'first_utm'])
    .select(['last_source', 'last_medium', 'last_utm'])
    .where('status', '=', 'open')
    .where('accept_promotions', '=', 1)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('updated_at', 'id'), '>', tuple(cursor.updatedAt, cursor.id)),
    )
    .where('updated_at', '<=', until)
    .$if(inWhatsApp !== undefined, (query) =>
      query.where(({ eb, fn, val }) =>
        eb(fn.coalesce('face', val('')), inWhatsApp === true ? '=' : '<>', 'whatsapp'),
      ),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(many)
    .execute();

/** Verdicts that exclude a lead from recovery messages: it cannot order now. */
export const refusedRisks: readonly LeadRow['risk_status'][] = ['rejected', 'quiz-failed'];

export const isRefused = ({ risk_status }: Pick<LeadRow, 'risk_status'>): boolean =>
  refusedRisks.includes(risk_status);

const abandonedAfter = hourMs;

export const abandonedBy = (now: Date): string => momentBefore(now, abandonedAfter);
