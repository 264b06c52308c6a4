import { formatMonthly } from '../../src/brazil/money.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import type { Connection } from '../database/database.ts';
import { contactLinkPath } from './contact-link-path.ts';
import { type LinkPurpose, linkLives } from './contact-link-repository.ts';
import type { CustomerContext } from './customer-context.ts';

type Told = Pick<CustomerContext, 'repositories' | 'clock' | 'siteUrl'>;

interface Change {
  readonly what: 'renewal' | 'migration';
  readonly orderNumber: string;
  readonly plan: string;
  readonly cents: number;
}

/** Tells the contact on file about an order made with the customer's document, and how to object. */
export async function tellOfContractChange(
  told: Told,
  db: Connection,
  { phone, email }: { readonly phone: string | null; readonly email: string | null },
  { cents, ...change }: Change,
): Promise<void> {
  if (phone === null && email === null) return;
  const now = told.clock();
  const link = await linkFor(told, db, { purpose: 'object', subject: change.orderNumber });
  const data = {
    ...change,
    price: formatMonthly(cents / 100),
    askedOn: readableMoment(now.toISOString()),
    until: link.until,
    objectUrl: link.url,
  };
  const once = `contract-changed ${change.orderNumber}`;
  await told.repositories.messages.put(
    db,
    { kind: 'contract-changed', to: { phone, email }, leadId: null, once, data },
    now,
  );
}

/** Sends the contact on file a link that unlocks the document's look-ups, at most once a day. */
export async function tellOfClosedLookUps(told: Told, db: Connection, cpf: string): Promise<void> {
  const { customers, messages } = told.repositories;
  const contact = await customers.ofDocument(db, cpf);
  if (contact === undefined || (contact.phone === null && contact.email === null)) return;
  const now = told.clock();
  const subject = customers.keyOf(cpf);
  const once = `look-ups-closed ${subject} ${now.toISOString().slice(0, 10)}`;
  const data = await linkFor(told, db, { purpose: 'look-up', subject });
  await messages.put(db, { kind: 'look-ups-closed', to: contact, leadId: null, once, data }, now);
}

async function linkFor(
  { repositories, clock, siteUrl }: Told,
  db: Connection,
  link: { purpose: LinkPurpose; subject: string },
): Promise<{ url: string; until: string }> {
  const now = clock();
  const token = await repositories.contactLinks.issue(db, link, now);
  const end = new Date(now.getTime() + linkLives[link.purpose]);
  return { url: `${siteUrl}${contactLinkPath}/${token}`, until: readableMoment(end.toISOString()) };
}
