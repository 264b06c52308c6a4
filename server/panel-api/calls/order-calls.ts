import { csvAmount } from '../../../src/brazil/csv-line.ts';
import { readableName } from '../../../src/brazil/with-capitals.ts';
import { faceWords, orderStateWords, wordsFor } from '../../../src/content/operator/list-words.ts';
import { periodNames } from '../../../src/content/periods.ts';
import { planName } from '../../../src/contract/offer/plan-name.ts';
import { mayDo } from '../../../src/contract/panel/access/rights.ts';
import { sessionProblems } from '../../../src/contract/panel/access/session.ts';
import * as calls from '../../../src/contract/panel/orders.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { storedCampaignTitle } from '../../../src/funnel/campaign-title.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { maskedFieldsOf, shownField } from '../../leads/answers/personal-fields.ts';
import { complementOf } from '../../leads/complement-of.ts';
import { leadAddress } from '../../leads/lead-address.ts';
import {
  amendmentsOf,
  amendOrder as carryOutAmendment,
  plansFor,
  rightToAmend,
} from '../../orders/amend-order.ts';
import { mayMove, setOrderState } from '../../orders/change-order.ts';
import { copyOrder } from '../../orders/copy-order.ts';
import { monthlyCents } from '../../orders/monthly-cents.ts';
import { nextStates } from '../../orders/order-states.ts';
import type { PlacedOrder } from '../../orders/placed-order.ts';
import { askTeamCalendar } from '../../visits/team-calendar.ts';
import { daysLeftIn } from '../../visits/visits.ts';
import { handleList, type ListFile, minuteOf, readLoggedPage, touchCells } from '../list-file.ts';
import {
  handleOperator,
  handleReading,
  handleSaving,
  handleWriting,
  type PanelContext,
} from '../panel-call.ts';
import { orderTimeline } from '../timeline.ts';

const orderFile: ListFile<calls.OrderFilter, calls.ListedOrder> = {
  ...calls.orderList.file,
  page: ({ repositories }, db, part) => repositories.orderList.list(db, part),
  placeOf: ({ placedAt, number }) => `${placedAt} ${number}`,
  columns: [
    ['Pedido', ({ number }) => number],
    ['Feito em', ({ placedAt }) => minuteOf(placedAt)],
    ['Situação', ({ state }) => orderStateWords[state]],
    ['Nome', ({ name }) => name],
    ['Cidade', ({ town }) => town],
    ['Plano', ({ plan }) => plan],
    ['Mensalidade', ({ priceCents }) => csvAmount(priceCents)],
    ['Campanha', ({ campaign }, { campaigns }) => storedCampaignTitle(campaign, campaigns)],
    ['Quem vendeu', ({ seller }) => seller ?? ''],
    ['Onde respondeu', ({ face }) => wordsFor(faceWords, face)],
    ['Visita', ({ visit }) => visit?.date ?? ''],
    ['Período', ({ visit }) => (visit === null ? '' : periodNames[visit.period])],
    ...touchCells,
  ],
};

export const orderCalls = [
  handleList(orderFile, calls.listOrders, async ({ body }, context) => {
    const { page: orders, ...place } = await readLoggedPage(orderFile, body, context);
    return { orders, ...place };
  }),

  handleReading(calls.readOrderTotals, (db, { body }, { repositories }) =>
    repositories.orderList.totals(db, body),
  ),

  handleOperator(calls.readOrder, async ({ params: { number } }, context) => {
    const { database, operator } = context;
    const known = await database.read((db) => orderFor(context, db, number));
    const moves = mayDo(operator.role, 'calendar.move') && mayMove(known, context);
    if (moves) await askTeamCalendar(context, known.region);
    return database.write((db) => readOrder(context, db, number, moves));
  }),

  handleWriting(calls.showOrderField, async (db, { params: { number }, body: { field } }, context) => {
    const order = await orderFor(context, db, number);
    const lead = await context.repositories.leads.find(db, order.leadId);
    const value = lead === undefined ? null : shownField(lead, field);
    if (value === null) refuse(404, problemCodes.notFound, 'Este dado não está mais guardado.');
    await context.audit(db, 'personal.shown', 'order', number, field);
    return { value };
  }),

  handleSaving(calls.addOrderNote, async (db, { params: { number }, body: { text } }, context) => {
    const { repositories, operator, clock, audit } = context;
    await orderFor(context, db, number);
    await repositories.orderNotes.add(db, { of: number, operatorId: operator.id, text }, clock());
    await audit(db, 'order.noted', 'order', number);
    return {};
  }),

  handleSaving(
    calls.changeOrderState,
    async (db, { params: { number }, body: { from, to, reason, cause } }, context) => {
      const order = (await context.repositories.orders.findForChange(db, number)) ?? refuseUnknown();
      if (order.state !== from) refuseStale();
      const operatorId = context.operator.id;
      await setOrderState(context, db, order, {
        to,
        by: 'operator',
        reason: reason?.trim() || null,
        operatorId,
        cause: to === 'cancelled' ? (cause ?? null) : null,
      });
      await context.audit(db, 'order.changed', 'order', number, `${from} → ${to}`);
      return { state: to };
    },
  ),

  handleOperator(calls.amendOrder, async ({ params: { number }, body: { revision, amendment } }, context) => {
    const { repositories, operator } = context;
    if (!mayDo(operator.role, rightToAmend(amendment.what)))
      refuse(403, sessionProblems.noRight, 'Seu perfil não faz esta correção. Fale com a gestão.');
    return context.save(async (db) => {
      const order = (await repositories.orders.findForChange(db, number)) ?? refuseUnknown();
      const lead = (await repositories.leads.findForChange(db, order.leadId)) ?? refuseUnknown();
      const history = await repositories.orders.history(db, number);
      if (history.length !== revision) refuseStale();
      const detail = await carryOutAmendment(context, db, { order, lead, history }, amendment);
      await context.audit(db, 'order.mended', 'order', number, detail);
      return {};
    });
  }),

  handleSaving(calls.copyOrder, async (db, { params: { number } }, context) => {
    const order = (await context.repositories.orders.findForChange(db, number)) ?? refuseUnknown();
    const idLead = await copyOrder(context, db, order);
    await context.audit(db, 'order.mended', 'order', number, 'copied');
    return { idLead };
  }),
];

const refuseStale = (): never =>
  refuse(412, problemCodes.stale, 'O pedido mudou enquanto você olhava. Veja como ele está agora.');

async function orderFor(
  { repositories }: PanelContext,
  db: Connection,
  number: string,
): Promise<PlacedOrder> {
  return (await repositories.orders.withContact(db, number))?.order ?? refuseUnknown();
}

const refuseUnknown = (): never => refuse(404, problemCodes.notFound, 'Este pedido não existe.');

async function readOrder(context: PanelContext, db: Connection, number: string, moves: boolean) {
  const { repositories, audit, operator } = context;
  const order = await orderFor(context, db, number);
  const lead = await repositories.leads.find(db, order.leadId);
  const seller = order.sellerId && (await repositories.operators.find(db, order.sellerId));
  const history = await repositories.orders.history(db, number);
  const opened = lead && { order, lead, history };
  const offered = opened ? plansFor(context, opened) : [];
  const timeline = await orderTimeline(repositories, db, number, {
    leads: [order.leadId],
    orders: [number],
  });
  await audit(db, 'order.opened', 'order', number);
  return {
    order: {
      number,
      placedAt: order.createdAt,
      state: order.state,
      name: readableName(lead?.name ?? ''),
      town: [lead?.city, lead?.state].filter(Boolean).join('/'),
      plan: order.plan.plan,
      priceCents: order.priceCents,
      campaign: lead?.addon ?? '',
      face: order.face ?? '',
      touches: order.touches,
      visit: order.visit,
      protocol: order.protocol,
      externalNumber: order.externalNumber,
      idLead: order.leadId,
      address: lead === undefined ? '' : leadAddress(lead),
      complement: (lead && complementOf(lead)) ?? '',
      region: order.region,
      days: moves ? await daysLeftIn(context, db, order.region) : [],
      directDebit: order.directDebit,
      dueDate: order.dueDate,
      personal: lead === undefined ? [] : maskedFieldsOf(lead),
      mayBecome: nextStates(order.state, 'operator'),
      seller: seller ? seller.name : null,
      mayAmend: opened
        ? amendmentsOf(context, opened).filter((what) => mayDo(operator.role, rightToAmend(what)))
        : [],
      revision: history.length,
      plans: offered.map((plan) => ({
        id: plan.id,
        plan: planName(plan, [order.plan, ...offered]),
        priceCents: monthlyCents(plan, order.directDebit),
      })),
      prices: { debit: monthlyCents(order.plan, true), bill: monthlyCents(order.plan, false) },
      timeline,
    },
  };
}
