import { linkLives } from '../../server/customers/contact-link-repository.ts';
import type { CustomerRecord } from '../../server/customers/customer.ts';
import { soldColumns } from '../../server/orders/sold-columns.ts';
import { orderNumber } from '../../server/protection/order-number.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { renewalPlace } from '../../server/renewals/renewal-row.ts';
import { renewalTerms } from '../../server/renewals/renewal-terms.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { formatMonthly } from '../../src/brazil/money.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { monthlyPrice } from '../../src/contract/offer/monthly-price.ts';
import { addSent } from './add-message.ts';
import { type Chance, oneOf } from './chance.ts';
import { madeUpContact, madeUpDocument } from './made-up-people.ts';
import type { Rows } from './rows.ts';
import type { SeedParts } from './seed-leads.ts';

const days = 90;
/** The message that asks the contact whether it was them is kept so long. */
const toldFor = 4 * dayMs;

/** A finished renewal. Of those that nobody may object to any more, the team has carried out most. */
export function addRenewal(
  rows: Rows,
  chance: Chance,
  { protection, planLists, operators, now }: SeedParts,
  protocol: string,
): void {
  const madeAt = new Date(now.getTime() - Math.floor(chance() * days * dayMs));
  const created_at = madeAt.toISOString();
  const { cpf } = madeUpDocument(chance);
  const plan = oneOf(chance, planLists.forCampaign(undefined));
  const directDebit = chance() < 0.6;
  const contact = madeUpContact(chance);
  const record: CustomerRecord = {
    ...contact,
    cpf,
    present: { plan: '300 Mega', price: 99.9, plan_download: 300, plan_upload: 150 },
    direct_debit: directDebit,
    renewalOffers: [plan.sku],
    mayMigrate: false,
    address: null,
  };
  const id = timeOrderedId(systemRandom, madeAt);
  const number = orderNumber(systemRandom);
  const carriedOutFrom = new Date(madeAt.getTime() + linkLives.object);
  const isObjected = chance() < 0.04;
  const isOver = carriedOutFrom < now;
  const carriedOutAt =
    isOver && !isObjected && chance() < 0.7
      ? new Date(carriedOutFrom.getTime() + chance() * (now.getTime() - carriedOutFrom.getTime()) * 0.1)
      : null;
  rows.renewals.push({
    id,
    protocol,
    version: 2,
    status: 'finished',
    cpf_hash: protection.fingerprint(cpf, 'cpf'),
    customer_id: `seeded ${id}`,
    record: protection.seal(JSON.stringify(record), renewalPlace(id)),
    plan_id: plan.id,
    tracking: null,
    created_at,
    updated_at: created_at,
  });
  rows.renewalOrders.push({
    number,
    renewal_id: id,
    ...soldColumns(plan, directDebit),
    created_at,
    carried_out_from: carriedOutFrom.toISOString(),
    objected_at: isObjected ? created_at : null,
    carried_out_at: carriedOutAt?.toISOString() ?? null,
    searchable: 1,
  });
  for (const term of renewalTerms(protection, { protocol, record }))
    rows.renewalTerms.push({ order_number: number, term });
  if (now.getTime() - madeAt.getTime() < toldFor)
    addSent(rows, chance, protection, {
      kind: 'contract-changed',
      leadId: null,
      once: `contract-changed ${number}`,
      to: contact,
      data: {
        what: 'renewal',
        orderNumber: number,
        plan: plan.plan,
        price: formatMonthly(monthlyPrice(plan, directDebit)),
        askedOn: readableMoment(created_at),
        until: readableMoment(carriedOutFrom.toISOString()),
        objectUrl: '',
      },
      sentAt: madeAt,
    });
  if (carriedOutAt !== null)
    rows.renewalHistory.push({
      id: timeOrderedId(systemRandom, carriedOutAt),
      order_number: number,
      operator_id: oneOf(chance, operators),
      at: carriedOutAt.toISOString(),
      from_state: 'confirmed',
      to_state: 'carried-out',
    });
  if (chance() < 0.1)
    rows.renewalNotes.push({
      id: timeOrderedId(systemRandom, madeAt),
      order_number: number,
      operator_id: oneOf(chance, operators),
      at: created_at,
      text: 'Prefere ser avisado por mensagem.',
    });
}
