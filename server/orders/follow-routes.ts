import { getFollowedOrder, moveVisit, openOrder, withdrawOrder } from '../../src/contract/calls/orders.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { answer, type RequestContext, type RouteGroup } from '../http/route-group.ts';
import { sameText } from '../protection/protection.ts';
import { callOffReminder, remindOfVisit } from './announce-order.ts';
import { followedOrder, mayMove } from './followed-order.ts';
import { equalKey, type PlacedOrder } from './order-repository.ts';
import { bookVisit } from './visits.ts';
import { withdrawUntil } from './withdrawal.ts';

/** The customer follows an order: what becomes of it, another day, and the way out of it. */
export const followRoutes: RouteGroup = {
  handlers: [
    answer(openOrder, async ({ body: { orderNumber, phoneEnding } }, context) => {
      const { database, repositories, limits, clock } = context;
      limits.stepUps.spend(context.address);
      const known = await database.read((db) => repositories.orders.withPhone(db, orderNumber));
      // An order that does not exist, or has no phone, takes the same way as a wrong guess.
      const right = sameText((known?.phone ?? '').slice(-4), phoneEnding) && known !== undefined;
      const outcome = await database.write(async (db) => {
        const judged = await repositories.orderTries.judge(db, orderNumber, right, clock());
        if (judged.kind === 'opened') await context.lead.grant(db, orderNumber);
        return judged;
      });
      if (outcome.kind === 'closed') throw tooMany(secondsUntil(outcome.until, clock()), closed);
      if (outcome.kind === 'wrong' || known === undefined)
        return refuse(403, problemCodes.notHolder, notFound);
      return {
        success: true as const,
        order: await database.read((db) => followedOrder(context, db, known.order)),
      };
    }),

    answer(getFollowedOrder, (_, context) =>
      context.database.read(async (db) => {
        const order = await context.repositories.orders.newestOf(db, context.lead.held);
        return { success: true, order: order ? await followedOrder(context, db, order) : null };
      }),
    ),

    answer(moveVisit, ({ body: { orderNumber, schedule } }, context) =>
      context.save(async (db) => {
        const { repositories, clock } = context;
        const order = await heldOrder(context, db, orderNumber);
        const { region, visit, household } = order;
        if (!mayMove(order, context) || visit === null) return refuse(409, problemCodes.finished, notMovable);
        const isSame = visit.date === schedule.date && visit.period === schedule.period;
        if (isSame) return { success: true as const, order: await followedOrder(context, db, order) };
        const living = household === null ? [] : await repositories.orders.living(db, household, clock());
        const wished = equalKey(household ?? '', schedule);
        if (living.some((other) => equalKey(household ?? '', other.visit) === wished)) {
          refuse(409, 'order-equal', orderEqual);
        }
        const moved = await bookVisit(context, db, region, [schedule]);
        if (region !== null) await repositories.installationSlots.release(db, region, visit);
        const change = { to: order.state, visit: moved, by: 'customer', reason: 'moved' } as const;
        await repositories.orders.change(db, order, change, clock());
        await callOffReminder(context, db, order.number, visit);
        const lead = await repositories.leads.find(db, order.leadId);
        if (lead) await remindOfVisit(context, db, lead, order.number, moved);
        return {
          success: true as const,
          order: await followedOrder(context, db, { ...order, visit: moved }),
        };
      }),
    ),

    answer(withdrawOrder, ({ body: { orderNumber } }, context) =>
      context.save(async (db) => {
        const { repositories, clock, today } = context;
        const order = await heldOrder(context, db, orderNumber);
        const history = await repositories.orders.history(db, order.number);
        if (withdrawUntil(order, history, today) === null) {
          return refuse(409, problemCodes.finished, notWithdrawable);
        }
        const { region, visit } = order;
        if (region !== null && visit !== null && order.state !== 'installed') {
          await repositories.installationSlots.release(db, region, visit);
        }
        if (visit !== null) await callOffReminder(context, db, order.number, visit);
        const change = { to: 'withdrawn', visit: null, by: 'customer', reason: null } as const;
        await repositories.orders.change(db, order, change, clock());
        return {
          success: true as const,
          order: await followedOrder(context, db, { ...order, state: 'withdrawn', visit: null }),
        };
      }),
    ),
  ],
};

/** The browser that placed the order holds its lead; another one has named the end of its phone. */
async function heldOrder(
  { repositories, lead: access }: RequestContext,
  db: Connection,
  orderNumber: string,
): Promise<PlacedOrder> {
  const order = await repositories.orders.findForChange(db, orderNumber);
  if (order && (access.holds(orderNumber) || access.holds(order.leadId))) return order;
  return refuse(403, problemCodes.notHolder, away);
}

const notFound =
  'Não encontramos um pedido com esse número e esse final de celular. Confira os dois; depois de três tentativas, é preciso esperar uma hora.';

const closed =
  'Não encontramos um pedido com esse número e esse final de celular. Por segurança, as tentativas estão fechadas.';

const away = 'Informe de novo o número do pedido e o final do celular para continuar.';

const notMovable = 'A visita deste pedido não pode mais ser remarcada por aqui. Fale com a nossa equipe.';

const notWithdrawable =
  'O prazo de sete dias para desistir por aqui já passou, ou este pedido já terminou. Fale com o suporte para cancelar.';

const orderEqual = 'Você já tem outro pedido para este endereço nesse dia e período. Escolha outro.';
