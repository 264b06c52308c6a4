import { stateOfCep } from '../../src/brazil/cep.ts';
import { confirmedByCustomer, phoneWords } from '../../src/content/conversation/phone.ts';
import { finishOrder } from '../../src/contract/calls/leads.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuseIfSpoken } from '../access/refuse-spoken.ts';
import { refuseUnsold } from '../catalogue/refuse-unsold.ts';
import { tellOfContractChange } from '../customers/tell-contact.ts';
import type { Connection } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { leadInPath } from '../http/route-group.ts';
import { documentKeyOf } from '../leads/analysis/ask-analysis.ts';
import { missingForOrder, refuseMissing } from '../leads/answers/missing-answers.ts';
import { assertExpectedVersion, leadForChange, needCalendarOfLead } from '../leads/change-lead.ts';
import type { Lead } from '../leads/lead.ts';
import { lacksRight, refuseUnproved } from '../leads/offers-by-right.ts';
import { planOfLead } from '../leads/plan-of-lead.ts';
import { endLinksToConfirm } from '../leads/put-lead-link.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { countPlaced } from '../measurement/event-counts.ts';
import { touchesIn } from '../measurement/touch.ts';
import { bookVisit, regionOf } from '../visits/visits.ts';
import { announceOrder } from './announce-order.ts';
import { assertSameOffer } from './assert-same-offer.ts';
import { householdText } from './household-text.ts';
import { handleAbout, type OrderContext } from './order-context.ts';
import { equalKey, type PlacedOrder } from './placed-order.ts';

/** Places the order, at most one per lead. */
export const orderRoutes = [
  handleAbout(
    finishOrder,
    leadInPath,
    async ({ params, body: { offerSelected, another_order = false, measured } }, context) => {
      refuseIfSpoken(confirmedByCustomer);
      await needCalendarOfLead(context, params.idLead);
      const { planLists } = context.providers;
      return context.save(async (db) => {
        const lead = await leadForChange(context, db, params.idLead);
        const placed = await context.repositories.orders.ofLead(db, lead.id);
        if (placed) return receiptOf(lead, placed, lead.version);
        assertExpectedVersion(context, lead);
        if (lacksRight(lead, planLists)) refuseUnproved();
        assertApproved(lead);
        const plan = planOfLead(context.providers, lead);
        refuseMissing(missingForOrder(lead, plan, planLists));
        if (!plan) return refuseField('idPlan', 'Escolha um plano.');
        assertSold(context, lead, plan);
        assertSameOffer(plan, lead.direct_debit === true, offerSelected);
        // The customer only confirms on the site what was told on the phone.
        const isByPhone = await context.repositories.phoneOrders.has(db, lead.id);
        const receipt = await place(context, db, lead, plan, { isAnotherWanted: another_order, isByPhone });
        const journey = lead.proved_right === 'migration' ? 'migration' : 'order';
        await countPlaced(db, journey, measured, planLists, context.clock(), isByPhone);
        return receipt;
      });
    },
  ),
];

/**
 * Checks the rules of sale again: the day may have changed since the coverage check, and a call can name an offer
 * that was not shown.
 */
function assertSold({ providers, clock }: OrderContext, { cep, addon }: Lead, plan: ListedPlan): void {
  const unsold = providers.planLists.unsold(addon ?? undefined, plan.id, stateOfCep(cep ?? ''), clock());
  if (unsold !== null) refuseUnsold(unsold, 409);
}

async function place(
  context: OrderContext,
  db: Connection,
  lead: Lead,
  plan: ListedPlan,
  { isAnotherWanted, isByPhone }: { isAnotherWanted: boolean; isByPhone: boolean },
) {
  const { repositories, clock } = context;
  const region = regionOf(lead.cep);
  const household = repositories.orders.householdKey(householdText(lead));
  const active = await repositories.orders.active(db, household, clock());
  if (active.length > 0 && !isAnotherWanted) refuse(409, problemCodes.orderExists, orderExists);
  const visit = lead.schedules === null ? null : await bookVisit(context, db, region, lead.schedules);
  if (active.some((order) => equalKey(household, order.visit) === equalKey(household, visit)))
    refuseEqual(visit !== null);
  const directDebit = lead.direct_debit === true;
  const face = isByPhone ? 'phone' : lead.face;
  const order = await repositories.orders.place(
    db,
    {
      leadId: lead.id,
      protocol: lead.protocol,
      plan,
      directDebit,
      dueDate: lead.due_date ?? refuseField('due_date', 'Escolha o dia de vencimento.'),
      schedules: lead.schedules,
      region,
      visit,
      household,
      campaign: lead.addon,
      face,
      touches: touchesIn(lead),
    },
    clock(),
  );
  if (lead.proved_right === 'migration') await claimMigration(context, db, lead, plan, order);
  await announceOrder(context, db, lead, order);
  if (isByPhone) {
    await repositories.phoneOrders.tell(db, lead.id, phoneWords.ordered(order.number), clock());
    await endLinksToConfirm(repositories, db, lead.id);
  }
  await context.lead.revokeOthers(db, lead.id);
  await repositories.documentVerdicts.forget(db, documentKeyOf(context, lead));
  const version = await repositories.leads.change(
    db,
    lead,
    {
      ...{ face, status: 'finished' },
      step: 'finished',
      accept_information: true,
      finished_at: order.createdAt,
      quiz_state: null,
      device_info: null,
    },
    clock(),
  );
  if (visit !== null) await raiseTopic(db, 'visits');
  return receiptOf(lead, order, version);
}

/** Equal orders differ in their visit, if they have one. */
function refuseEqual(hasVisit: boolean): never {
  if (!hasVisit) return refuse(409, 'order-equal', orderEqual);
  return refuse(409, problemCodes.visitTaken, orderEqual, [{ field: 'schedules', message: orderEqual }]);
}

/** A contract migrates once; its contact on file is told. */
async function claimMigration(
  context: OrderContext,
  db: Connection,
  { cpf }: Lead,
  { plan }: ListedPlan,
  { number: orderNumber, priceCents: cents }: PlacedOrder,
): Promise<void> {
  const { customers, customerOrders } = context.repositories;
  const cpfHash = customers.keyOf(cpf ?? '');
  const isFirst = await customerOrders.claim(db, 'migration', cpfHash, orderNumber, context.clock());
  if (!isFirst) refuse(409, problemCodes.finished, 'A migração deste contrato já foi pedida.');
  const contact = await customers.ofDocument(db, cpf ?? '');
  if (contact)
    await tellOfContractChange(context, db, contact, { what: 'migration', orderNumber, plan, cents });
}

const receiptOf = (lead: Lead, order: PlacedOrder, version: number) => ({
  success: true as const,
  orderNumber: order.number,
  protocol: lead.protocol,
  finishedAt: order.createdAt,
  version,
});

function assertApproved({ risk_status, rejected_message }: Lead): void {
  if (risk_status === 'approved') return;
  if (risk_status === 'rejected' || risk_status === 'quiz-failed') {
    refuse(409, 'rejected', rejected_message ?? 'Este pedido não foi aprovado na análise.');
  }
  refuse(409, problemCodes.notConfirmed, 'Confirme os seus dados antes de finalizar o pedido.');
}

const orderExists =
  'Você já tem um pedido para este endereço. Para mudar algo nele, acompanhe o pedido ou fale com a nossa equipe. Se você quer mesmo outro, confirme.';

const orderEqual =
  'Já existe um pedido igual a este, para o mesmo endereço, dia e período. Se você quer mesmo outro, escolha outro dia.';
