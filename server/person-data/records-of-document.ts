import type { Repositories } from '../database/create-repositories.ts';
import type { Connection } from '../database/database.ts';
import type { Lead } from '../leads/lead.ts';

export type PersonRecords = Awaited<ReturnType<typeof recordsOfDocument>>;

/** All records of a document, and of the phones and e-mails given with it. */
export async function recordsOfDocument(
  { leads, customers, renewals }: Repositories,
  db: Connection,
  document: string,
) {
  const found = await leads.ofDocument(db, document);
  return {
    leads: found,
    customer: await customers.ofDocument(db, document),
    renewals: await renewals.ofDocument(db, customers.keyOf(document)),
    ...(await recordsOfContact(db, found)),
  };
}

/** Leads without coverage have no document; they are matched by phone or e-mail. */
async function recordsOfContact(db: Connection, leads: readonly Lead[]) {
  const phones = leads.flatMap(({ phone }) => phone || []);
  const emails = leads.flatMap(({ email }) => email || []);
  const waiting = await db
    .selectFrom('no_coverage_leads')
    .select(['id', 'created_at', 'name', 'email', 'phone', 'cep', 'number', 'city', 'state'])
    // Without a condition `or` matches nothing; `in ()` is invalid SQL.
    .where((where) =>
      where.or([
        ...(phones.length > 0 ? [where('phone', 'in', phones)] : []),
        ...(emails.length > 0 ? [where('email', 'in', emails)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
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
