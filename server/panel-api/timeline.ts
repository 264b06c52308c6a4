import { minuteMs } from '../../src/brazil/durations.ts';
import { cancelCauseWords } from '../../src/content/messages/order-state.ts';
import {
  orderActorWords,
  orderReasonWords,
  visitText,
  wordsFor,
} from '../../src/content/operator/list-words.ts';
import { reviewReasonWords } from '../../src/content/operator/queue-outcome-words.ts';
import type { AuditAction, AuditSubject } from '../../src/contract/panel/audit.ts';
import type { TimelineEntry } from '../../src/contract/panel/opened-record.ts';
import type { Connection } from '../database/database.ts';
import { reviewDecisionsOf } from '../leads/analysis/review-basis.ts';
import type { Notes } from '../operators/note-repository.ts';
import type { PanelRepositories } from './panel-call.ts';

const entry = (
  kind: TimelineEntry['kind'],
  at: string,
  by: string,
  what: string,
  ...said: readonly (string | false | null)[]
): TimelineEntry => ({ at, kind, by, what, text: said.filter(Boolean).join(' · ') });

export async function orderTimeline(
  repositories: PanelRepositories,
  db: Connection,
  { number, leadId }: { number: string; leadId: string },
): Promise<TimelineEntry[]> {
  const history = await repositories.orders.history(db, number);
  return latestFirst([
    ...history.map(({ what, at, by, operator, from, to, visit, reason, cause }) =>
      entry(
        what !== null ? 'amendment' : from === to ? 'visit' : 'state',
        at,
        operator ?? orderActorWords[by],
        what ?? to,
        what === null && visit && visitText(visit),
        cause && cancelCauseWords[cause],
        (from !== to || what !== null) && reason && wordsFor(orderReasonWords, reason),
      ),
    ),
    ...(await notesOf(repositories.orderNotes, db, number)),
    ...(await reviewsOf(db, leadId)),
    ...(await workOn(repositories, db, leadId)),
    ...(await sentAndSeen(repositories, db, ['order', number], ['lead_id', [leadId]])),
  ]);
}

const notesOf = async (notes: Notes, db: Connection, id: string): Promise<TimelineEntry[]> =>
  (await notes.of(db, id)).map(({ at, operator, text }) => entry('note', at, operator, '', text));

const workOn = async (
  { auditLog, leadNotes }: PanelRepositories,
  db: Connection,
  leadId: string,
): Promise<TimelineEntry[]> => [
  ...(await notesOf(leadNotes, db, leadId)),
  ...(await auditLog.list(db, { subject: 'lead', subjectId: leadId, many: 200 }))
    .filter(({ action }) => works.has(action))
    .map(({ at, operator, action, detail }) => entry('work', at, operator, action, detail)),
];

const reviewsOf = async (db: Connection, leadId: string): Promise<TimelineEntry[]> =>
  (await reviewDecisionsOf(db, { leadId })).map(({ at, by, decision, reason, note }) =>
    entry('review', at, by ?? '', decision, reason && wordsFor(reviewReasonWords, reason), note),
  );

export const leadTimeline = async (
  repositories: PanelRepositories,
  db: Connection,
  leadId: string,
): Promise<TimelineEntry[]> =>
  latestFirst([
    ...(await workOn(repositories, db, leadId)),
    ...(await reviewsOf(db, leadId)),
    ...(await sentAndSeen(repositories, db, ['lead', leadId], ['lead_id', [leadId]])),
  ]);

/** History of a renewal: changes, notes, messages and views, newest first. Its messages belong to no lead. */
export const renewalTimeline = async (
  repositories: PanelRepositories,
  db: Connection,
  { number, placedAt }: { number: string; placedAt: string },
): Promise<TimelineEntry[]> => {
  const once = [`contract-changed ${number}`, `renewal-handover ${number}`];
  const history = await repositories.renewalWork.history(db, number);
  return latestFirst([
    entry('state', placedAt, orderActorWords.customer, 'placed'),
    ...history.map(({ at, operator, to }) => entry('state', at, operator, to)),
    ...(await notesOf(repositories.renewalNotes, db, number)),
    ...(await sentAndSeen(repositories, db, ['renewal', number], ['once', once])),
  ]);
};

/** Messages are found by a column and the values there. */
async function sentAndSeen(
  { auditLog }: PanelRepositories,
  db: Connection,
  [subject, subjectId]: readonly [AuditSubject, string],
  [column, values]: readonly ['lead_id' | 'once', readonly string[]],
): Promise<TimelineEntry[]> {
  const about = await auditLog.list(db, { subject, subjectId, many: 200 });
  const messages = await db
    .selectFrom('message_outbox')
    .select(['created_at', 'kind', 'channel', 'state'])
    .where(column, 'in', values)
    .orderBy('id')
    .limit(100)
    .execute();
  return [
    ...messages.map(({ created_at, kind, channel, state }) =>
      entry('message', created_at, '', kind, channel, state),
    ),
    // Changes and notes are left out: the record lists them already.
    ...about
      .filter(({ action }) => looks.has(action))
      .map(({ at, operator, action, detail }) => entry('look', at, operator, action, detail)),
  ];
}

const latestFirst = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .filter((entry, index, all) => !all.slice(0, index).some((later) => isSameLook(entry, later)));

const oneVisit = 30 * minuteMs;

/** Merges repeated views of one operator: a change reloads the record. The audit log keeps all of them. */
const isSameLook = (look: TimelineEntry, later: TimelineEntry): boolean =>
  look.kind === 'look' &&
  later.kind === 'look' &&
  look.by === later.by &&
  look.what === later.what &&
  look.text === later.text &&
  Date.parse(later.at) - Date.parse(look.at) < oneVisit;

const works = new Set<AuditAction>([
  'lead.taken',
  'lead.assigned',
  'lead.handed-back',
  'lead.changed',
  'lead.link-sent',
  'conversations.called',
]);
const looks = new Set<AuditAction>(['order.opened', 'lead.opened', 'renewal.opened', 'personal.shown']);
