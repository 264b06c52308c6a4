import type { Conversations } from '../conversations/conversation-repository.ts';
import type { Connection } from '../database/database.ts';
import { type Contacts, ofContact } from '../leads/of-contact.ts';
import type { AuditLog } from '../operators/audit-log-repository.ts';
import type { Notes } from '../operators/note-repository.ts';
import type { RenewalRepositories } from '../renewals/renewal-context.ts';

export interface PersonRepositories extends RenewalRepositories {
  readonly leadNotes: Notes;
  readonly orderNotes: Notes;
  readonly renewalNotes: Notes;
  readonly auditLog: AuditLog;
  readonly conversations: Pick<Conversations, 'ofPhones' | 'saidOf'>;
}

export type PersonRecords = Awaited<ReturnType<typeof recordsOfDocument>>;

/** All records of a document, and what was left under the phones and e-mails that they name. */
export async function recordsOfDocument(
  { leads, customers, renewals, conversations }: PersonRepositories,
  db: Connection,
  document: string,
) {
  const found = await leads.ofDocument(db, document);
  const customer = await customers.ofDocument(db, document);
  const renewed = await renewals.ofDocument(db, customers.keyOf(document));
  const named = [...found, ...renewed.map(({ record }) => record), ...(customer ? [customer] : [])];
  const contacts = {
    phones: named.flatMap(({ phone }) => phone || []),
    emails: named.flatMap(({ email }) => email?.toLowerCase() || []),
  };
  const talks = await conversations.ofPhones(db, contacts.phones);
  const begun = await leads.begunBy(
    db,
    contacts,
    talks.flatMap(({ lead_id }) => lead_id ?? []),
  );
  const { waiting, calls } = await recordsOfContact(db, contacts);
  // The others go and are told with their record.
  const recorded = new Set([...begun, ...waiting].map(({ id }) => id));
  return {
    leads: found,
    begun,
    customer,
    renewals: renewed,
    waiting,
    calls,
    talks: talks.filter(({ lead_id }) => !recorded.has(lead_id ?? '')),
  };
}

/** Leads without coverage have no document; they are matched by phone or e-mail. */
export async function recordsOfContact(db: Connection, contacts: Contacts) {
  const waiting = await db
    .selectFrom('no_coverage_leads')
    .select(['id', 'created_at', 'name', 'email', 'phone'])
    .where(ofContact(contacts))
    .orderBy('id')
    .execute();
  const { phones } = contacts;
  const calls =
    phones.length === 0
      ? []
      : await db
          .selectFrom('support_requests')
          .select(['created_at', 'telephone', 'outcome', 'note'])
          .where('telephone', 'in', phones)
          .execute();
  return { waiting, calls };
}
