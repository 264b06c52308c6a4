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
import { consentsOf } from '../consents/note-consent.ts';
import type { Connection } from '../database/database.ts';
import { reviewDecisionsOf } from '../leads/analysis/review-basis.ts';
import type { Contacts } from '../leads/of-contact.ts';
import { recordsOfContact } from '../person-data/records-of-document.ts';
import type { PanelRepositories } from './panel-call.ts';

export const entry = (
  kind: TimelineEntry['kind'],
  of: string,
  at: string,
  by: string,
  what: string,
  ...said: readonly (string | false | null)[]
): TimelineEntry => ({ kind, of, at, by, what, text: said.filter(Boolean).join(' · ') });

/** Records whose entries are put together; a lead that became an order is told with it. */
export interface TimelineRecords {
  readonly leads?: readonly string[];
  readonly orders?: readonly string[];
  readonly renewals?: readonly { readonly number: string; readonly placedAt: string }[];
}

/** What happened to the records, in a few statements however many they are. */
export async function happenedTo(
  repositories: PanelRepositories,
  db: Connection,
  { leads = [], orders = [], renewals = [] }: TimelineRecords,
): Promise<TimelineEntry[]> {
  const { auditLog, leadNotes, orderNotes, renewalNotes, renewalWork } = repositories;
  const renewed = renewals.map(({ number }) => number);
  const notes = [
    ...(await leadNotes.of(db, ...leads)),
    ...(await orderNotes.of(db, ...orders)),
    ...(await renewalNotes.of(db, ...renewed)),
  ];
  return [
    ...(await repositories.orders.history(db, ...orders)).map(
      ({ number, what, at, by, operator, from, to, visit, reason, cause }) =>
        entry(
          what !== null ? 'amendment' : from === to ? 'visit' : 'state',
          number,
          at,
          operator ?? orderActorWords[by],
          what ?? to,
          what === null && visit && visitText(visit),
          cause && cancelCauseWords[cause],
          (from !== to || what !== null) && reason && wordsFor(orderReasonWords, reason),
        ),
    ),
    ...renewals.map(({ number, placedAt }) =>
      entry('renewal', number, placedAt, orderActorWords.customer, 'placed'),
    ),
    ...(await renewalWork.history(db, ...renewed)).map(({ number, at, operator, to }) =>
      entry('renewal', number, at, operator, to),
    ),
    ...notes.map(({ of, at, operator, text }) => entry('note', of, at, operator, '', text)),
    ...(await reviewDecisionsOf(db, { leadIds: leads })).map(({ leadId, at, by, decision, reason, note }) =>
      entry('review', leadId, at, by ?? '', decision, reason && wordsFor(reviewReasonWords, reason), note),
    ),
    ...(await auditLog.list(db, { subject: 'lead', subjectId: leads, many: 200 }))
      .filter(({ action }) => works.has(action))
      .map(({ subjectId, at, operator, action, detail }) =>
        entry('work', subjectId, at, operator, action, detail),
      ),
    ...(await messagesAbout(db, leads, renewed)),
  ];
}

/** Messages about a renewal belong to no lead. */
async function messagesAbout(db: Connection, leads: readonly string[], renewed: readonly string[]) {
  const once = renewed.flatMap((number) => [`contract-changed ${number}`, `renewal-handover ${number}`]);
  const messages = await db
    .selectFrom('message_outbox')
    .select(['created_at', 'kind', 'channel', 'state', 'lead_id', 'once'])
    .where(({ eb, or }) => or([eb('lead_id', 'in', [...leads, '']), eb('once', 'in', [...once, ''])]))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return messages.map(({ lead_id, once: key, created_at, kind, channel, state }) =>
    entry('message', lead_id ?? key?.split(' ')[1] ?? '', created_at, '', kind, channel, state),
  );
}

/** The same with who looked at the record. */
const withLooks =
  (subject: AuditSubject) =>
  async (repositories: PanelRepositories, db: Connection, id: string, records: TimelineRecords) =>
    latestFirst([
      ...(await happenedTo(repositories, db, records)),
      // Changes and notes are left out: the record lists them already.
      ...(await repositories.auditLog.list(db, { subject, subjectId: id, many: 200 }))
        .filter(({ action }) => looks.has(action))
        .map(({ at, operator, action, detail }) => entry('look', id, at, operator, action, detail)),
    ]);

export const orderTimeline = withLooks('order');
export const leadTimeline = withLooks('lead');
export const renewalTimeline = withLooks('renewal');

/** What one person has with the shop besides: that they began, agreed, asked, wrote or called. */
export async function alsoOf(
  db: Connection,
  { leads, subjects, phones, emails }: Contacts & Record<'leads' | 'subjects', readonly string[]>,
): Promise<TimelineEntry[]> {
  const { customer } = orderActorWords;
  const begun = await db
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('id', 'in', [...leads, ''])
    .execute();
  const asked = await db
    .selectFrom('reviews')
    .select(['lead_id', 'created_at'])
    .where('lead_id', 'in', [...leads, ''])
    .execute();
  const { calls, waiting } = await recordsOfContact(db, { phones, emails });
  return [
    ...begun.map(({ id, created_at }) => entry('begun', id, created_at, customer, '')),
    ...asked.map(({ lead_id, created_at }) => entry('asked', lead_id, created_at, customer, '')),
    ...(await consentsOf(db, ...subjects)).map(({ of, at, given, text, heardBy }) =>
      entry('consent', of, at, heardBy ?? customer, given ? 'given' : 'refused', text),
    ),
    ...calls.map(({ created_at, outcome }) => entry('call', '', created_at, customer, outcome ?? '')),
    ...waiting.map(({ created_at }) => entry('no-coverage', '', created_at, customer, '')),
  ];
}

export const latestFirst = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
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
const looks = new Set<AuditAction>([
  'order.opened',
  'lead.opened',
  'renewal.opened',
  'person.opened',
  'personal.shown',
]);
