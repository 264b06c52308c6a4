import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import { maskPhone } from '../../../src/brazil/phone.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import type { Delivery } from '../../../src/contract/panel/deliveries.ts';
import * as calls from '../../../src/contract/panel/deliveries.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { maskEmail } from '../../leads/mask-email.ts';
import { maskedEvent } from '../../leads/masked-event.ts';
import { hasExpired, isMessageKind, messageKinds } from '../../messages/message-kinds.ts';
import { repeatDelivery as repeat } from '../../messages/repeat-delivery.ts';
import { repeatableBy, repeatableChannels } from '../../outbox/outbox-item.ts';
import type { ListedItem } from '../../outbox/outbox-row.ts';
import { eventBody } from '../../webhooks/event-body.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import {
  handleOperator,
  handleReading,
  handleSaving,
  handleWriting,
  type PanelContext,
} from '../panel-call.ts';

export const deliveriesCalls = [
  handleOperator(calls.listDeliveries, async ({ query }, { database, repositories, clock }) => {
    const { after: before, channel, state, ...others } = query;
    const [channels, states] = [channel && [channel], state && [state]];
    const filter = { ...others, channels, states, before, many: rowsToRead };
    const found = await database.read((db) => repositories.outbox.list(db, filter, clock()));
    const { page, next } = pageOf(found, ({ id }) => id);
    return { deliveries: page.map((item) => deliveryOf(item, clock())), next };
  }),

  // A write transaction, because viewing is recorded in the audit log.
  handleWriting(calls.readDelivery, async (db, { params: { id } }, context) => {
    const item = await itemOf(context, db, id);
    await context.audit(db, 'delivery.shown', 'delivery', id);
    return {
      delivery: deliveryOf(item, context.clock()),
      recipient: item.to,
      content: contentOf(item),
      attempts: await context.repositories.outbox.attempts(db, id),
    };
  }),

  handleSaving(calls.repeatDelivery, async (db, { params: { id }, body: { channel } }, context) => {
    const { outbox } = context.repositories;
    await itemOf(context, db, id);
    const outcome = await repeat(outbox, db, id, context.clock(), channel);
    if (outcome === 'expired') refuse(409, 'expired', expired);
    if (outcome === 'nothing') refuse(409, 'not-repeatable', notRepeatable);
    await context.audit(db, 'delivery.repeated', 'delivery', id, channel);
    return { delivery: deliveryOf(await itemOf(context, db, id), context.clock()) };
  }),

  handleReading(calls.listReplayReceivers, async (db, _, { repositories, clock }) => ({
    names: (await repositories.receivers.list(db, clock())).map(({ name }) => name),
  })),

  handleOperator(calls.replayDeliveries, async ({ body }, context) => {
    const { to, from, until } = body;
    await assertReplayable(body, context);
    const found = await eventsTo(context, to, { from, to: until });
    return context.save(async (db) => {
      const { repositories, clock, audit } = context;
      let repeated = 0;
      // Oldest first, as they were sent.
      for (const { id } of found.toReversed())
        if ((await repeat(repositories.outbox, db, id, clock())) === 'repeated') repeated += 1;
      await audit(db, 'deliveries.replayed', 'receiver', to, `from=${from} to=${until} many=${repeated}`);
      return { repeated };
    });
  }),
];

async function assertReplayable(
  { to, from, until }: InputOf<typeof calls.replayDeliveries>['body'],
  { database, repositories, clock }: PanelContext,
): Promise<void> {
  const now = clock();
  const receiver = await database.read((db) => repositories.receivers.find(db, to, now));
  const wrong = [
    ...(receiver === undefined ? [{ field: 'to', message: notConnected }] : []),
    ...(from > toIsoDate(dayInBrasilia(now.getTime())) ? [{ field: 'from', message: notYet }] : []),
    ...(until < from ? [{ field: 'until', message: endsBefore }] : []),
  ];
  if (wrong[0]) refuse(422, problemCodes.invalid, wrong[0].message, wrong);
}

/** Bounds the time that other writes wait. */
const replayedAtOnce = 2000;
const readAtOnce = 500;
/** To whom an event goes is sealed, so that those of other receivers are read as well. */
const readAtMost = 20_000;

/** What has been sent to a receiver or has failed, newest first; what waits goes by itself. */
async function eventsTo(
  { database, repositories, clock }: PanelContext,
  to: string,
  days: { readonly from: string; readonly to: string },
): Promise<ListedItem[]> {
  const found: ListedItem[] = [];
  let before: string | undefined;
  for (let read = 0; read < readAtMost && found.length <= replayedAtOnce; read += readAtOnce) {
    const part = {
      channels: ['webhook'],
      states: ['sent', 'failed'],
      ...days,
      many: readAtOnce,
      before,
    } as const;
    const items = await database.read((db) => repositories.outbox.list(db, part, clock()));
    found.push(...items.filter((item) => item.to === to));
    if (items.length < readAtOnce && found.length <= replayedAtOnce) return found;
    before = items.at(-1)?.id;
  }
  return refuseField('until', tooMany);
}

async function itemOf(
  { repositories, clock }: PanelContext,
  db: Connection,
  id: string,
): Promise<ListedItem> {
  return (await repositories.outbox.find(db, id, clock())) ?? refuse(404, problemCodes.notFound, notFound);
}

const deliveryOf = (item: ListedItem, now: Date): Delivery => ({
  ...{ id: item.id, kind: item.kind, channel: item.channel, to: maskedRecipient(item), state: item.state },
  ...{ attempts: item.attempts, failure: item.failure, delivery: item.delivery },
  ...{ createdAt: item.createdAt, dueAt: item.dueAt },
  repeatBy: item.isReadable && !hasExpired(item, now) ? [...repeatableBy(item)] : [],
  hasExpired: hasExpired(item, now),
});

function maskedRecipient({ channel, to, isReadable }: ListedItem): string {
  if (!isReadable) return '';
  if (repeatableChannels.some((one) => one === channel)) return to;
  return channel === 'email' ? maskEmail(to) : maskPhone(to);
}

/** Masks codes, links and contacts for every role, because they give access to a customer's data, or are it. */
function contentOf(item: ListedItem): string {
  const { id, kind, channel, data, isReadable } = item;
  if (!isReadable) return notReadable;
  if (isMessageKind(kind)) return messageKinds[kind].maskedContentOf(data).short;
  if (channel === 'orders') return JSON.stringify(data, null, 2);
  const body = eventBody(item);
  const shown = JSON.stringify({ ...body, data: maskedEvent(body.data) }, null, 2);
  return channel === 'webhook' ? `webhook-id: ${id}\n\n${shown}` : shown;
}

const notReadable =
  'O conteúdo não pode ser lido: falta a chave de dados que o protege, ou ele está danificado.';
const notConnected = 'Nenhum sistema com este nome recebe avisos.';
const notYet = 'Este dia ainda não chegou.';
const endsBefore = 'O último dia vem antes do primeiro.';
const tooMany = 'São avisos demais para uma vez. Escolha menos dias.';
const notFound = 'Este envio não está mais guardado.';
const expired = 'O código ou link deste envio já venceu. Quem espera por ele precisa pedir um novo.';
const notRepeatable = 'Por este meio não: o envio já espera a vez, ou já saiu por ele.';
