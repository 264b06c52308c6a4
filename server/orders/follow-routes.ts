import {
  getFollowedOrder,
  getOrderSummary,
  moveVisit,
  withdrawOrder,
} from '../../src/contract/calls/orders.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { answer, type RequestContext, type RouteGroup } from '../http/route-group.ts';
import { moveOrderVisit, withdrawFromOrder } from './change-order.ts';
import { addressToFollower, followedOrder } from './followed-order.ts';
import { orderTold } from './order-told.ts';
import type { PlacedOrder } from './placed-order.ts';

/** The customer follows an order: what becomes of it, what to keep, another day, and the way out of it. */
export const followRoutes: RouteGroup = {
  handlers: [
    answer(getFollowedOrder, (_, context) =>
      context.database.read(async (db) => {
        const order = await context.repositories.orders.newestOf(db, context.lead.held);
        return { success: true, order: order ? await followedOrder(context, db, order) : null };
      }),
    ),

    answer(getOrderSummary, async ({ body: { orderNumber } }, context) => {
      const { database, repositories, siteUrl } = context;
      const { order, lead } = await database.read(async (db) => {
        const known = await repositories.orders.withPhone(db, orderNumber);
        const order = assertHeld(context, known?.order);
        return { order, lead: await repositories.leads.find(db, order.leadId) };
      });
      // Whoever knows number and phone learns no name from it.
      const to = { name: '', address: lead === undefined ? '' : addressToFollower(lead) };
      const { orderSummaryFile } = await import('../messages/order-summary.ts');
      const { filename, content } = await orderSummaryFile(orderTold(order, to, siteUrl));
      return { success: true as const, name: filename, pdf: content.toString('base64') };
    }),

    answer(moveVisit, ({ body: { orderNumber, schedule } }, context) =>
      context.save(async (db) => {
        const order = await heldOrder(context, db, orderNumber);
        const moved = await moveOrderVisit(context, db, order, schedule, 'customer');
        return { success: true as const, order: await followedOrder(context, db, moved) };
      }),
    ),

    answer(withdrawOrder, ({ body: { orderNumber } }, context) =>
      context.save(async (db) => {
        const order = await heldOrder(context, db, orderNumber);
        const withdrawn = await withdrawFromOrder(context, db, order);
        return { success: true as const, order: await followedOrder(context, db, withdrawn) };
      }),
    ),
  ],
};

/** The browser that placed the order holds its lead; another one has named the end of its phone, or a code. */
function assertHeld({ lead: access }: RequestContext, order: PlacedOrder | undefined): PlacedOrder {
  if (order && (access.holds(order.number) || access.holds(order.leadId))) return order;
  return refuse(403, problemCodes.notHolder, away);
}

const heldOrder = async (context: RequestContext, db: Connection, orderNumber: string) =>
  assertHeld(context, await context.repositories.orders.findForChange(db, orderNumber));

const away = 'Por segurança, o acesso terminou. Informe de novo o número do pedido e o final do celular.';
