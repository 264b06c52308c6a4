import { dayInBrasilia } from '../../src/brazil/date.ts';
import type { Connection } from '../database/database.ts';
import type { SupportRequests } from '../messages/support-request-repository.ts';
import { withdrawFromOrder } from '../orders/change-order.ts';
import type { RenewalContext, RenewalRepositories } from './renewal-context.ts';

export interface ObjectionContext extends Pick<RenewalContext, 'clock' | 'providers' | 'siteUrl'> {
  readonly repositories: RenewalRepositories & { readonly supportRequests: SupportRequests };
}

/** Handles an objection of the contact on file: a renewal is not carried out, a migration is withdrawn. */
export async function objectToOrder(
  dependencies: ObjectionContext,
  db: Connection,
  orderNumber: string,
): Promise<void> {
  const { repositories, clock } = dependencies;
  const now = clock();
  const customer = await repositories.renewals.object(db, orderNumber, now);
  const order = customer === undefined ? await repositories.orders.findForChange(db, orderNumber) : undefined;
  const lead = order && (await repositories.leads.find(db, order.leadId));
  if (order) await withdrawFromOrder({ ...dependencies, today: dayInBrasilia(now.getTime()) }, db, order);
  const contact = customer ?? (lead?.cpf ? await repositories.customers.ofDocument(db, lead.cpf) : undefined);
  if (!contact?.phone) return;
  // The customer's document and birth date were misused, so the team calls.
  const request = { telephone: contact.phone, addon: null, tracking: null, device: orderNumber };
  await repositories.supportRequests.ask(db, request, now);
}
