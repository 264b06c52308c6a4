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
  readonly conversations: Pick<Conversations, 'saidOf'>;
}

export type PersonRecords = Awaited<ReturnType<typeof recordsOfDocument>>;

/** All records of a document, and what was left under the phones and e-mails given with it. */
export async function recordsOfDocument(
  { leads, customers, renewals }: PersonRepositories,
  db: Connection,
  document: string,
) {
  const found = await leads.ofDocument(db, document);
  const contacts = {
    phones: found.flatMap(({ phone }) => phone || []),
    emails: found.flatMap(({ email }) => email?.toLowerCase() || []),
  };
  return {
    leads: found,
    begun: await leads.begunBy(db, contacts),
    customer: await customers.ofDocument(db, document),
    renewals: await renewals.ofDocument(db, customers.keyOf(document)),
    ...(await recordsOfContact(db, contacts)),
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
