import { formatCep } from '../../src/brazil/cep.ts';
import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { formatMonthly } from '../../src/brazil/money.ts';
import type { Schedule } from '../../src/contract/answers.ts';
import { monthlyPrice } from '../../src/contract/monthly-price.ts';
import type { ListedPlan } from '../../src/contract/plan.ts';
import { offerFacts } from '../catalogue/offer-texts.ts';
import type { Connection } from '../database/database.ts';
import type { RequestContext } from '../http/route-group.ts';
import type { Lead } from '../leads/lead.ts';
import { readableMoment } from '../messages/readable-moment.ts';
import type { PlacedOrder } from './order-repository.ts';

/** Writes what the customer is told of a new order beside the order itself: both stand, or neither. */
export async function announceOrder(
  context: RequestContext,
  db: Connection,
  lead: Lead,
  plan: ListedPlan,
  order: PlacedOrder,
): Promise<void> {
  const to = { email: lead.email, phone: lead.phone };
  const address = addressOf(lead);
  const directDebit = lead.direct_debit === true;
  await context.repositories.messages.put(
    db,
    {
      kind: 'order-confirmation',
      to,
      leadId: lead.id,
      once: `order-confirmation ${order.number}`,
      data: {
        name: lead.name ?? '',
        orderNumber: order.number,
        protocol: lead.protocol,
        placedOn: readableMoment(order.createdAt),
        plan: plan.plan,
        price: formatMonthly(monthlyPrice(plan, directDebit)),
        address,
        dueDay: lead.due_date ?? 0,
        directDebit,
        installation: order.visit ? [order.visit] : [],
        conditions: [...offerFacts(plan)],
      },
    },
    context.clock(),
  );
  if (order.visit) await remindOfVisit(context, db, lead, order.number, order.visit);
}

/** The name of a reminder: another day has another one. */
const reminderOf = (orderNumber: string, { date, period }: Schedule): string =>
  `installation-reminder ${orderNumber} ${date} ${period}`;

export async function remindOfVisit(
  { repositories, clock }: RequestContext,
  db: Connection,
  lead: Lead,
  orderNumber: string,
  visit: Schedule,
): Promise<void> {
  const now = clock();
  const dueAt = dayBefore(visit);
  if (dueAt === null || dueAt <= now) return;
  const to = { email: lead.email, phone: lead.phone };
  const data = { orderNumber, ...visit, address: addressOf(lead) };
  const once = reminderOf(orderNumber, visit);
  await repositories.messages.put(
    db,
    { kind: 'installation-reminder', to, leadId: lead.id, once, dueAt, data },
    now,
  );
}

/** For a visit that has been moved or will not be. */
export const callOffReminder = (
  { repositories }: RequestContext,
  db: Connection,
  orderNumber: string,
  visit: Schedule,
): Promise<void> => repositories.outbox.withdraw(db, reminderOf(orderNumber, visit));

/** Ten in the morning in Brasília, where the clock has not been changed since 2019. */
function dayBefore({ date }: Schedule): Date | null {
  const day = parseBrazilianDate(date);
  return day && new Date(Date.parse(`${toIsoDate(day)}T10:00:00-03:00`) - 24 * 3_600_000);
}

function addressOf(lead: Lead): string {
  const parts = [
    lead.address,
    lead.number,
    lead.block_number && `quadra ${lead.block_number}`,
    lead.allotment_number && `lote ${lead.allotment_number}`,
    lead.complement,
    lead.neighborhood,
    `${lead.city}/${lead.state}`,
    lead.cep && `CEP ${formatCep(lead.cep)}`,
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
