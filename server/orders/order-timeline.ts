import type { TimelineEntry } from '../../src/contract/panel/orders.ts';
import type { Connection } from '../database/database.ts';
import type { ServerDependencies } from '../http/request-context.ts';

type Repositories = ServerDependencies['repositories'];

/** What became of an order, what was noted and sent, and who looked at it: the latest first. */
export async function orderTimeline(
  { orders, orderNotes, auditLog }: Repositories,
  db: Connection,
  { number, leadId }: { number: string; leadId: string },
): Promise<TimelineEntry[]> {
  const history = await orders.history(db, number);
  const notes = await orderNotes.of(db, number);
  const about = await auditLog.list(db, { subject: 'order', subjectId: number, many: 200 });
  const messages = await db
    .selectFrom('message_outbox')
    .select(['created_at', 'kind', 'channel', 'state'])
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .limit(100)
    .execute();
  const entries: TimelineEntry[] = [
    ...history.map(({ at, from, to, visit, reason }) => ({
      at,
      kind: from === to ? ('visit' as const) : ('state' as const),
      by: '',
      what: to,
      text: [visit && `${visit.date} ${visit.period}`, from !== to && reason].filter(Boolean).join(' · '),
    })),
    ...notes.map(({ at, operator, text }) => ({ at, kind: 'note' as const, by: operator, what: '', text })),
    ...messages.map(({ created_at, kind, channel, state }) => ({
      at: created_at,
      kind: 'message' as const,
      by: '',
      what: kind,
      text: [channel, state].filter(Boolean).join(' · '),
    })),
    ...about.map(({ at, operator, action, detail }) => ({
      at,
      kind: looks.has(action) ? ('look' as const) : ('change' as const),
      by: operator,
      what: action,
      text: detail,
    })),
  ];
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

const looks = new Set<string>(['order.opened', 'personal.shown']);
