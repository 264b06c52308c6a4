import { stateOfCep } from '../../src/brazil/cep.ts';
import { formatBrazilianDate } from '../../src/brazil/date.ts';
import { formatMonthly, fromCents } from '../../src/brazil/money.ts';
import { agreedWords, personalFieldWords } from '../../src/content/operator/list-words.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import type { Right } from '../../src/contract/panel/access/rights.ts';
import {
  type Amendment,
  type AmendmentName,
  amendmentName,
} from '../../src/contract/panel/order-amendments.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Capabilities } from '../access/capability-repository.ts';
import type { IdentityProofs } from '../access/identity-proofs.ts';
import type { Connection } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { complementOf } from '../leads/complement-of.ts';
import type { Lead } from '../leads/lead.ts';
import { lacksRight } from '../leads/offers-by-right.ts';
import { endLinksToConfirm } from '../leads/put-lead-link.ts';
import { withPlan } from '../leads/with-plan.ts';
import { type ChangeContext, refuseEqual } from './change-order.ts';
import { askForPayment, type PaymentContext } from './change-payment.ts';
import { codeOf, contactProof } from './contact-proof.ts';
import { householdText } from './household-text.ts';
import { monthlyCents } from './monthly-cents.ts';
import type { OrderHistoryEntry } from './order-history.ts';
import type { OrderAmended } from './order-repository.ts';
import { movableStates } from './order-states.ts';
import type { PlacedOrder } from './placed-order.ts';
import { orderMessages, tellCustomer } from './tell-customer.ts';

interface AmendContext extends PaymentContext {
  readonly repositories: PaymentContext['repositories'] &
    Pick<IdentityProofs, 'orderCodes'> & { readonly capabilities: Capabilities };
  readonly operator: { readonly id: string };
}

interface Opened {
  readonly order: PlacedOrder;
  readonly lead: Lead;
  readonly history: readonly OrderHistoryEntry[];
}

interface AmendmentRule {
  readonly right: Right;
  readonly isOpen: (opened: Opened, context: ChangeContext) => boolean;
}

const beforeVisit = ({ order }: Opened): boolean => movableStates.includes(order.state);

/** Who amends what, and until when. */
const amendments: Readonly<Record<AmendmentName, AmendmentRule>> = {
  contact: {
    right: 'orders.mend',
    isOpen: (opened) => beforeVisit(opened) || opened.order.state === 'installed',
  },
  complement: { right: 'orders.mend', isOpen: beforeVisit },
  payment: { right: 'orders.mend', isOpen: beforeVisit },
  plan: { right: 'orders.mend-sale', isOpen: (opened, context) => plansFor(context, opened).length > 0 },
  technician: {
    right: 'orders.mend',
    isOpen: (opened, { today }) =>
      beforeVisit(opened) &&
      opened.order.visit?.date === formatBrazilianDate(today) &&
      !opened.history.some(
        ({ what, visit }) => what === 'technician' && visit?.date === opened.order.visit?.date,
      ),
  },
};

export const rightToAmend = (what: AmendmentName): Right => amendments[what].right;

export const amendmentsOf = (context: ChangeContext, opened: Opened): AmendmentName[] =>
  amendmentName.options.filter((what) => amendments[what].isOpen(opened, context));

/**
 * Plans that the order's campaign shows and sells at its address now: others are for who came by their link. Not for a
 * migration, which the contact on file was told of and may object to: it is ordered again.
 */
export function plansFor(
  { providers: { planLists }, clock }: ChangeContext,
  { order: { state, campaign, plan, visit }, lead }: Opened,
): ListedPlan[] {
  if (!movableStates.includes(state) || lead.proved_right === 'migration' || lacksRight(lead, planLists))
    return [];
  const addon = campaign ?? undefined;
  const uf = stateOfCep(lead.cep ?? '');
  return planLists
    .among(addon, lead.offers)
    .filter(
      ({ id, sku, showOnLanding, installationSchedule }) =>
        showOnLanding &&
        sku !== plan.sku &&
        (visit !== null || !installationSchedule) &&
        planLists.unsold(addon, id, uf, clock()) === null,
    );
}

/** Amends an order and tells its customer. Returns the names of what changed, for the audit log. */
export async function amendOrder(
  context: AmendContext,
  db: Connection,
  opened: Opened,
  amendment: Amendment,
): Promise<string> {
  if (!amendments[amendment.what].isOpen(opened, context)) refuse(409, problemCodes.finished, notAmendable);
  switch (amendment.what) {
    case 'contact':
      return amendContact(context, db, opened, amendment);
    case 'complement':
      return amendComplement(context, db, opened, amendment.complement.trim());
    case 'payment':
      return askForPayment(context, db, opened, amendment);
    case 'plan':
      return amendPlan(context, db, opened, amendment);
    case 'technician':
      await noteAmendment(context, db, opened, { what: 'technician', reason: null });
      await tellCustomer(context, db, 'technician', opened);
      return 'technician';
  }
}

type AmendmentOf<What extends AmendmentName> = Extract<Amendment, { what: What }>;

/**
 * Both contacts are told, what still waits goes to the new one, and who followed the order by the old one has to
 * prove the new one.
 */
async function amendContact(
  context: AmendContext,
  db: Connection,
  opened: Opened,
  { phone, email }: AmendmentOf<'contact'>,
): Promise<string> {
  const { order, lead } = opened;
  const { capabilities, carriedLeads, orderCodes, outbox } = context.repositories;
  const given = {
    ...(phone !== null && phone !== lead.phone && { phone }),
    ...(email !== null && email !== lead.email && { email }),
  };
  const fields = (['phone', 'email'] as const).filter((field) => field in given);
  if (fields.length === 0)
    refuseField('amendment.phone', 'Informe um celular ou um e-mail diferente do atual.');
  const from_records = lead.from_records.filter((field) => !fields.some((changed) => changed === field));
  const after = { ...lead, ...given, from_records };
  await context.repositories.leads.change(db, lead, { ...given, from_records }, context.clock());
  const reason = fields.map((field) => personalFieldWords[field]).join(', ');
  await noteAmendment(context, db, opened, { what: 'contact', reason });
  for (const proof of [order.number, contactProof(order.number)]) await capabilities.endAll(db, proof);
  await carriedLeads.end(db, order.number);
  await endLinksToConfirm(context.repositories, db, lead.id);
  await orderCodes.end(db, order.number, context.clock());
  await outbox.withdraw(db, codeOf(order.number));
  const moved = fields.flatMap((field) => {
    const before = lead[field];
    const now = after[field];
    return before && now ? ([[before, now]] as const) : [];
  });
  await outbox.renew(db, lead.id, orderMessages, { to: new Map(moved) });
  const old = { phone: phone && lead.phone, email: email && lead.email };
  await tellCustomer(context, db, 'contact', { order, lead: after }, [old]);
  return `contact ${fields.join(' ')}`;
}

/** Another flat is another household, which may have this order already. */
async function amendComplement(
  context: AmendContext,
  db: Connection,
  opened: Opened,
  complement: string,
): Promise<string> {
  const { order, lead } = opened;
  const { orders } = context.repositories;
  const before = (complementOf(lead) ?? '').trim();
  if (complement === before) refuseField('amendment.complement', sameComplement);
  const changes = { complement: complement || null, complements: null, not_found_complement: false };
  const after = { ...lead, ...changes };
  const household = order.household && orders.householdKey(householdText(after));
  if (household !== order.household) await refuseEqual(context, db, household, order.visit, 'operator');
  await context.repositories.leads.change(db, lead, changes, context.clock());
  const reason = [before, complement].map((one) => one || withoutComplement).join(' → ');
  await noteAmendment(context, db, opened, { what: 'complement', reason, household });
  await tellCustomer(context, db, 'complement', { order, lead: after });
  return 'complement';
}

/** At today's price, which has to be the one that was read out. */
async function amendPlan(
  context: AmendContext,
  db: Connection,
  opened: Opened,
  { idPlan, priceCents, agreed }: AmendmentOf<'plan'>,
): Promise<string> {
  const { order, lead } = opened;
  const plan =
    plansFor(context, opened).find(({ id }) => id === idPlan) ??
    refuseField('amendment.idPlan', notSoldThere);
  const cents = monthlyCents(plan, order.directDebit);
  const price = formatMonthly(fromCents(cents));
  if (cents !== priceCents) refuse(409, problemCodes.priceChanged, priceIsNow(plan.plan, price));
  if (cents > order.priceCents && agreed === null)
    refuseField('amendment.agreed', 'Diga como o cliente concordou com o preço novo.');
  await context.repositories.leads.change(db, lead, withPlan(lead, plan), context.clock());
  const sold = ({ plan: name }: ListedPlan, monthly: string) => `${name} por ${monthly}`;
  const before = sold(order.plan, formatMonthly(fromCents(order.priceCents)));
  const change = `De ${before} para ${sold(plan, price)}`;
  const reason = agreed === null ? change : `${change}. ${agreedWords[agreed]}`;
  await noteAmendment(context, db, opened, { what: 'plan', reason, plan });
  await tellCustomer(context, db, 'plan', { order: { ...order, plan, priceCents: cents }, lead });
  return 'plan';
}

const noteAmendment = (
  { repositories, clock, operator }: AmendContext,
  db: Connection,
  { order }: Opened,
  amended: Omit<OrderAmended, 'operatorId'>,
): Promise<void> => repositories.orders.amend(db, order, { ...amended, operatorId: operator.id }, clock());

const notAmendable =
  'Isto não pode mais ser corrigido: o pedido andou ou terminou. Veja como ele está agora.';
const withoutComplement = 'sem complemento';
const sameComplement = 'Informe um complemento diferente do atual.';
const notSoldThere = 'Este plano não é vendido hoje neste endereço. Escolha outro.';
const priceIsNow = (plan: string, price: string): string =>
  `O valor do plano ${plan} agora é ${price}. Diga ao cliente e salve de novo se ele concordar.`;
