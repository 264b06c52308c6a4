import type { Connection } from '../database/database.ts';
import type { RowCursor } from '../database/row-cursor.ts';
import { stuckAfter } from './standing.ts';

/** Those of WhatsApp whose visitor wrote last between these moments: no opt-out, no order made, nobody who waits. */
export const silentConversations = (
  db: Connection,
  cursor: RowCursor,
  from: string,
  until: string,
  many: number,
) =>
  db
    .selectFrom('conversations')
    .leftJoin('leads', 'leads.id', 'conversations.lead_id')
    .select(['conversations.id', 'contact', 'visit', 'last_in_at'])
    .where('conversations.state', '=', 'bot')
    // By the index: what was written to was changed.
    .where('conversations.updated_at', '>', from)
    .where('channel', '=', 'whatsapp')
    .where('stopped', '=', 0)
    .where('misunderstood', '<', stuckAfter)
    .where('outcome', 'is', null)
    .where((where) =>
      where.or([
        where('conversations.lead_id', 'is', null),
        // Answered on the site last, it is gone on with there.
        where.and([where('leads.status', '=', 'open'), where('face', '=', 'whatsapp')]),
      ]),
    )
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('last_in_at', 'conversations.id'), '>', tuple(cursor.updatedAt, cursor.id)),
    )
    .where('last_in_at', '>', from)
    .where('last_in_at', '<=', until)
    .orderBy('last_in_at')
    .orderBy('conversations.id')
    .limit(many)
    .execute();
