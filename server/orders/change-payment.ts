import * as z from 'zod/mini';
import { dayMs } from '../../src/brazil/durations.ts';
import { formatMonthly, fromCents } from '../../src/brazil/money.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { paymentText } from '../../src/content/messages/order-amended.ts';
import { dueDate } from '../../src/contract/lead/answers.ts';
import { bankInfo } from '../../src/contract/lead/bank-info.ts';
import type { Amendment } from '../../src/contract/panel/order-amendments.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { CarriedLeads } from '../access/carried-leads.ts';
import { bankList } from '../catalogue/bank-list.ts';
import type { Connection } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { assertDueDateOffered } from '../leads/answers/answer-rules.ts';
import type { Lead } from '../leads/lead.ts';
import { endLinksToConfirm, putLinkToConfirm } from '../leads/put-lead-link.ts';
import { momentAfter } from '../runtime/moment.ts';
import type { ChangeContext } from './change-order.ts';
import { monthlyCents } from './monthly-cents.ts';
import { movableStates } from './order-states.ts';
import type { PlacedOrder } from './placed-order.ts';
import { tellCustomer } from './tell-customer.ts';

/** The path of the page on which a customer confirms another payment. */
export const paymentPath = '/confirmar-pagamento';

const asked = z.object({ dueDate, directDebit: z.boolean(), priceCents: z.int() });

type AskedPayment = z.output<typeof asked>;

export interface PaymentContext extends ChangeContext {
  readonly repositories: ChangeContext['repositories'] & { readonly carriedLeads: CarriedLeads };
}

const saidOf = ({ dueDate: day, directDebit, priceCents }: AskedPayment): string =>
  paymentText(day, directDebit, formatMonthly(fromCents(priceCents)));

/** Asks the customer, who alone agrees to money and gives an account: nothing changes before they confirm. */
export async function askForPayment(
  context: PaymentContext & { readonly operator: { readonly id: string } },
  db: Connection,
  { order, lead }: { readonly order: PlacedOrder; readonly lead: Lead },
  { what: _, ...wanted }: Extract<Amendment, { what: 'payment' }>,
): Promise<string> {
  const { repositories, clock, siteUrl } = context;
  assertDueDateOffered(wanted.dueDate);
  if (wanted.dueDate === order.dueDate && wanted.directDebit === order.directDebit)
    refuseField('amendment.dueDate', 'Escolha outro dia ou outra forma de pagamento.');
  if (wanted.priceCents !== monthlyCents(order.plan, wanted.directDebit))
    refuse(409, problemCodes.priceChanged, 'O valor mudou. Veja o pedido como ele está agora.');
  await endLinksToConfirm(repositories, db, lead.id);
  const carries = JSON.stringify(wanted);
  const token = await repositories.carriedLeads.put(db, lead.id, 'payment', clock(), dayMs, carries);
  const until = readableMoment(momentAfter(clock(), dayMs));
  const url = `${siteUrl}${paymentPath}/${token}`;
  await putLinkToConfirm(context, db, lead, { url, until, what: 'payment' });
  const noted = { what: 'payment-asked', reason: saidOf(wanted), operatorId: context.operator.id } as const;
  await repositories.orders.amend(db, order, noted, clock());
  return 'payment';
}

/** What the holder of a link is asked, if the order is still as it was asked for. */
export async function paymentToConfirm(
  { repositories, clock }: PaymentContext,
  db: Connection,
  token: string,
) {
  const held = await repositories.carriedLeads.held(db, token, clock(), 'payment');
  const wanted = held && asked.safeParse(JSON.parse(held.carries ?? 'null')).data;
  const placed = held && (await repositories.orders.ofLead(db, held.leadId));
  const order = placed && (await repositories.orders.findForChange(db, placed.number));
  const lead = order && (await repositories.leads.findForChange(db, order.leadId));
  if (!wanted || !order || !lead || !movableStates.includes(order.state)) return undefined;
  if (monthlyCents(order.plan, wanted.directDebit) !== wanted.priceCents) return undefined;
  return { order, lead, wanted, needsAccount: wanted.directDebit && !order.directDebit };
}

type ToConfirm = NonNullable<Awaited<ReturnType<typeof paymentToConfirm>>>;

export interface AccountProblem {
  readonly field: keyof z.output<typeof bankInfo>;
  readonly message: string;
}

/** Returns what is wrong with the account, nothing if it is confirmed, or that the link has been used meanwhile. */
export async function confirmPayment(
  context: PaymentContext,
  db: Connection,
  token: string,
  by: string,
  { order, lead, wanted, needsAccount }: ToConfirm,
  typed: Readonly<Record<string, string>>,
): Promise<AccountProblem | 'over' | undefined> {
  const { repositories, clock } = context;
  const account = needsAccount ? bankInfo.safeParse(typed) : undefined;
  if (account && !bankList.some(({ code }) => code === typed.bank))
    return { field: 'bank', message: fieldErrors.bank };
  if (account?.success === false) {
    const isOfAgency = account.error.issues.some(({ path }) => path[0] === 'agency');
    return isOfAgency
      ? { field: 'agency', message: fieldErrors.agency }
      : { field: 'account_number', message: fieldErrors.account };
  }
  const taken = await repositories.carriedLeads.take(db, token, by, clock(), 'payment');
  if (taken === undefined) return 'over';
  const { dueDate: due_date, directDebit: direct_debit } = wanted;
  const bank_info = direct_debit ? (account?.data ?? lead.bank_info) : null;
  const changes = { due_date, direct_debit, bank_info };
  await repositories.leads.change(db, lead, changes, clock());
  const noted = { what: 'payment', reason: saidOf(wanted), payment: wanted, operatorId: undefined } as const;
  await repositories.orders.amend(db, order, noted, clock());
  await tellCustomer(context, db, 'payment', {
    order: { ...order, ...wanted },
    lead: { ...lead, ...changes },
  });
  return undefined;
}
