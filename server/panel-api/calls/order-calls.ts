import { readableName } from '../../../src/brazil/with-capitals.ts';
import {
  addOrderNote,
  changeOrderState,
  listOrders,
  readOrder,
  showOrderField,
} from '../../../src/contract/panel/orders.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { maskedFieldsOf, shownField } from '../../leads/answers/personal-fields.ts';
import { leadAddress } from '../../leads/lead-address.ts';
import { mayMove, setOrderState } from '../../orders/change-order.ts';
import { placeOfOrder } from '../../orders/order-list-repository.ts';
import { nextStates } from '../../orders/order-states.ts';
import type { PlacedOrder } from '../../orders/placed-order.ts';
import { listRead } from '../list-file.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleOperator, type PanelContext } from '../panel-call.ts';
import { orderTimeline } from '../timeline.ts';

export const orderCalls = [
  handleOperator(listOrders, async ({ body }, { database, repositories, audit }) => {
    const { orders: found, isCut } = await database.read((db) =>
      repositories.orderList.list(db, { ...body, many: rowsToRead }),
    );
    const { page: orders, next } = pageOf(found, placeOfOrder);
    await database.write((db) => audit(db, listRead('orders', body)));
    return { orders, isCut, next };
  }),

  handleOperator(readOrder, ({ params: { number } }, context) =>
    context.database.write(async (db) => {
      const { repositories, audit } = context;
      const order = await orderFor(context, db, number);
      const lead = await repositories.leads.find(db, order.leadId);
      const seller = order.sellerId && (await repositories.operators.find(db, order.sellerId));
      const timeline = await orderTimeline(repositories, db, order);
      await audit(db, { action: 'order.opened', subject: 'order', subjectId: number });
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
          visit: order.visit,
          protocol: order.protocol,
          externalNumber: order.externalNumber,
          idLead: order.leadId,
          address: lead === undefined ? '' : leadAddress(lead),
          region: order.region,
          mayMove: mayMove(order, context),
          directDebit: order.directDebit,
          dueDate: order.dueDate,
          personal: lead === undefined ? [] : maskedFieldsOf(lead),
          mayBecome: nextStates(order.state, 'operator'),
          seller: seller ? seller.name : null,
          timeline,
        },
      };
    }),
  ),

  handleOperator(showOrderField, ({ params: { number }, body: { field } }, context) =>
    context.database.write(async (db) => {
      const order = await orderFor(context, db, number);
      const lead = await context.repositories.leads.find(db, order.leadId);
      const value = lead === undefined ? null : shownField(lead, field);
      if (value === null) refuse(404, problemCodes.notFound, 'Este dado não está mais guardado.');
      await context.audit(db, {
        action: 'personal.shown',
        subject: 'order',
        subjectId: number,
        detail: field,
      });
      return { value };
    }),
  ),

  handleOperator(addOrderNote, ({ params: { number }, body: { text } }, context) =>
    context.save(async (db) => {
      const { repositories, operator, clock, audit } = context;
      await orderFor(context, db, number);
      await repositories.orderNotes.add(db, { of: number, operatorId: operator.id, text }, clock());
      await audit(db, { action: 'order.noted', subject: 'order', subjectId: number });
      return {};
    }),
  ),

  handleOperator(changeOrderState, ({ params: { number }, body: { from, to, reason } }, context) =>
    context.save(async (db) => {
      const order = (await context.repositories.orders.findForChange(db, number)) ?? refuseUnknown();
      if (order.state !== from)
        refuse(412, problemCodes.stale, 'O pedido mudou enquanto você olhava. Veja como ele está agora.');
      const operatorId = context.operator.id;
      await setOrderState(context, db, order, {
        to,
        by: 'operator',
        reason: reason?.trim() || null,
        operatorId,
      });
      const detail = `${from} → ${to}`;
      await context.audit(db, { action: 'order.changed', subject: 'order', subjectId: number, detail });
      return { state: to };
    }),
  ),
];

async function orderFor(
  { repositories }: PanelContext,
  db: Connection,
  number: string,
): Promise<PlacedOrder> {
  return (await repositories.orders.withContact(db, number))?.order ?? refuseUnknown();
}

const refuseUnknown = (): never => refuse(404, problemCodes.notFound, 'Este pedido não existe.');
