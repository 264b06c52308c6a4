import { maskPhone } from '../../../src/brazil/phone.ts';
import {
  type Delivery,
  listDeliveries,
  readDelivery,
  repeatDelivery,
} from '../../../src/contract/panel/deliveries.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { maskEmail } from '../../leads/mask-email.ts';
import { hasExpired, isMessageKind, messageKinds } from '../../messages/message-kinds.ts';
import { repeatDelivery as repeat } from '../../messages/repeat-delivery.ts';
import { attemptsOf } from '../../outbox/delivery-attempts.ts';
import { repeatableBy } from '../../outbox/outbox-item.ts';
import type { ListedItem } from '../../outbox/outbox-row.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleOperator, type PanelContext } from '../panel-call.ts';

export const deliveriesCalls = [
  handleOperator(listDeliveries, async ({ query }, { database, repositories, clock }) => {
    const { after: before, channel, state, ...others } = query;
    const filter = {
      ...others,
      many: rowsToRead,
      before,
      ...(channel === undefined ? {} : { channels: [channel] }),
      ...(state === undefined ? {} : { states: [state] }),
    };
    const found = await database.read((db) => repositories.outbox.list(db, filter, clock()));
    const { page, next } = pageOf(found, ({ id }) => id);
    return { deliveries: page.map((item) => deliveryOf(item, clock())), next };
  }),

  handleOperator(readDelivery, ({ params: { id } }, context) =>
    // A write transaction, because viewing is recorded in the audit log.
    context.database.write(async (db) => {
      const item = await itemOf(context, db, id);
      await context.audit(db, { action: 'delivery.shown', subject: 'delivery', subjectId: id });
      return {
        delivery: deliveryOf(item, context.clock()),
        recipient: item.to,
        content: contentOf(item),
        attempts: await attemptsOf(db, id),
      };
    }),
  ),

  handleOperator(repeatDelivery, ({ params: { id }, body: { channel } }, context) =>
    context.save(async (db) => {
      const { outbox } = context.repositories;
      await itemOf(context, db, id);
      const outcome = await repeat(outbox, db, id, context.clock(), channel);
      if (outcome === 'expired') refuse(409, 'expired', expired);
      if (outcome === 'nothing') refuse(409, 'not-repeatable', notRepeatable);
      await context.audit(db, {
        action: 'delivery.repeated',
        subject: 'delivery',
        subjectId: id,
        detail: channel,
      });
      return { delivery: deliveryOf(await itemOf(context, db, id), context.clock()) };
    }),
  ),
];

async function itemOf(
  { repositories, clock }: PanelContext,
  db: Connection,
  id: string,
): Promise<ListedItem> {
  return (await repositories.outbox.find(db, id, clock())) ?? refuse(404, problemCodes.notFound, notFound);
}

const deliveryOf = (item: ListedItem, now: Date): Delivery => ({
  id: item.id,
  kind: item.kind,
  channel: item.channel,
  to: maskedRecipient(item),
  state: item.state,
  attempts: item.attempts,
  failure: item.failure,
  delivery: item.delivery,
  createdAt: item.createdAt,
  dueAt: item.dueAt,
  repeatBy: item.isReadable && !hasExpired(item, now) ? [...repeatableBy(item)] : [],
  hasExpired: hasExpired(item, now),
});

function maskedRecipient({ channel, to, isReadable }: ListedItem): string {
  if (!isReadable) return '';
  if (channel === 'webhook' || channel === 'orders') return to;
  return channel === 'email' ? maskEmail(to) : maskPhone(to);
}

/** Masks codes and links for every role, because they give access to a customer's data. */
function contentOf({ kind, data, isReadable }: ListedItem): string {
  if (!isReadable) return notReadable;
  if (!isMessageKind(kind)) return JSON.stringify(data, null, 2);
  return messageKinds[kind].maskedContentOf(data).short;
}

const notReadable =
  'O conteúdo não pode ser lido: falta a chave de dados que o protege, ou ele está danificado.';
const notFound = 'Este envio não está mais guardado.';
const expired = 'O código ou link deste envio já venceu. Quem espera por ele precisa pedir um novo.';
const notRepeatable = 'Por este meio não: o envio já espera a vez, ou já saiu por ele.';
