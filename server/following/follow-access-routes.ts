import * as z from 'zod/mini';
import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import { openOrder, openOrderByCode, sendOrderCode } from '../../src/contract/calls/orders.ts';
import { type ProblemCode, problemCodes } from '../../src/contract/problem.ts';
import { maybe } from '../../src/contract/reply.ts';
import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import type { Connection } from '../database/database.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { codeOf, contactProof } from '../orders/contact-proof.ts';
import { sameText } from '../protection/protection.ts';
import { askTeamCalendar } from '../visits/team-calendar.ts';
import { findFollowed, shownToFollower, toFollower } from './find-followed.ts';
import { type FollowingContext, handle } from './following-context.ts';

/** Proves access to an order or a renewal by its phone ending or by a code sent to its contact. */
export const followAccessRoutes = [
  handle(openOrder, async ({ body: { orderNumber, phoneEnding } }, context) => {
    const { database, repositories, clock } = context;
    const known = await database.read((db) => findFollowed(repositories, db, orderNumber));
    // Unknown orders and orders without a phone respond like a wrong guess.
    const right = sameText((known?.contact.phone ?? '').slice(-4), phoneEnding) && known !== undefined;
    const outcome = await database.write(async (db) => {
      const judged = await repositories.orderTries.judge(db, orderNumber, right, clock());
      if (judged.kind === 'opened') await context.lead.grant(db, orderNumber);
      return judged;
    });
    if (outcome.kind === 'closed') throw tooMany(secondsUntil(outcome.until, clock()), closed);
    if (outcome.kind === 'wrong' || known === undefined)
      return refuse(403, problemCodes.notHolder, notFound, [{ field: 'phoneEnding', message: notFound }]);
    return { success: true as const, ...(await shownToFollower(context, known)) };
  }),

  handle(sendOrderCode, ({ body: { orderNumber } }, context) => {
    const { repositories, clock } = context;
    const { messages, orderCodes, outbox } = repositories;
    if (!messages.canSend('order-code')) refuse(409, problemCodes.notSetUp, notSetUp.orderCode);
    return context.save(async (db) => {
      const now = clock();
      const renewed = await orderCodes.renew(db, orderNumber, now);
      if (renewed.kind === 'too-many') throw tooMany(secondsUntil(renewed.until, now), enoughCodes);
      const known = await findFollowed(repositories, db, orderNumber);
      // The reply is the same whether or not a code was sent, so that it does not reveal which orders exist.
      if (known !== undefined) {
        const { phone, email } = known.contact;
        const leadId = known.order?.leadId ?? null;
        const data = { code: renewed.code };
        const once = codeOf(orderNumber);
        // The code before is not valid any more, by whatever channel it would still go.
        await outbox.withdraw(db, once);
        await messages.put(db, { kind: 'order-code', to: { phone, email }, leadId, once, data }, now);
      }
      return { success: true as const };
    });
  }),

  handle(
    openOrderByCode,
    async ({ body: { orderNumber, code } }, context) => {
      const { database, repositories, clock } = context;
      const found = await database.read((db) => findFollowed(repositories, db, orderNumber));
      // Called for unknown numbers too, so that response times do not reveal which orders exist.
      await askTeamCalendar(context, found?.order?.region ?? 'SP');
      return context.save(async (db) => {
        const known = await findFollowed(repositories, db, orderNumber);
        const judged = await repositories.orderCodes.judge(db, orderNumber, code, clock());
        if (judged === 'over') return refusedCode(409, problemCodes.closed, codeOver);
        if (judged === 'wrong' || known === undefined)
          return refusedCode(403, problemCodes.notHolder, codeWrong);
        await openToFollower(context, db, orderNumber);
        return { success: true as const, ...(await toFollower(context, db, known)) };
      });
    },
    openAgain,
  ),
];

const numbered = maybe(z.object({ number: z.string() }));
const opened = z.object({ order: numbered, renewal: numbered });

/**
 * Restores access if the response was lost with its cookie: the code is used up, but the repeated call works during
 * the code's lifetime.
 */
async function openAgain(body: unknown, context: FollowingContext): Promise<void> {
  const { order, renewal } = opened.parse(body);
  const number = (order ?? renewal)?.number;
  if (number === undefined || context.lead.holds(number)) return;
  await context.database.write(async (db) => {
    if (await context.repositories.orderCodes.lives(db, number, context.clock()))
      await openToFollower(context, db, number);
  });
}

/** Grants the order and its contact proof: the code was sent to the contact on file. */
async function openToFollower(
  { lead }: FollowingContext,
  db: Connection,
  orderNumber: string,
): Promise<void> {
  await lead.grant(db, orderNumber);
  await lead.grant(db, contactProof(orderNumber));
}

/** Returned instead of thrown, so that the wrong try is committed. */
const refusedCode = (status: number, code: ProblemCode, message: string): Refusal =>
  new Refusal(status, code, message, [{ field: 'code', message }]);

const notFound =
  'Não encontramos um pedido com esse número e esse final de celular. Confira os dois; depois de três tentativas, é preciso esperar uma hora.';

const closed =
  'Não encontramos um pedido com esse número e esse final de celular. Por segurança, as tentativas estão bloqueadas.';

const enoughCodes = 'Já enviamos códigos para este pedido há pouco. Use o último que chegou.';

const codeWrong = 'O código não confere. Confira a última mensagem que enviamos.';

const codeOver = 'Este código não vale mais. Peça um novo.';
