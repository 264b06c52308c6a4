import { maskPhone } from '../../src/brazil/phone.ts';
import type { InputOf } from '../../src/contract/endpoint.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import * as readCalls from '../../src/contract/systems/read-calls.ts';
import { type EventRecord, eventRecord, type LeadRecord } from '../../src/contract/systems/records.ts';
import type { Connection } from '../database/database.ts';
import { readChanges, settledUntil, type Thing } from '../database/note-changes.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import { refuse } from '../http/refusal.ts';
import { maskedEvent } from '../leads/masked-event.ts';
import type { AuditNote } from '../operators/audit-log-repository.ts';
import { toOrder } from '../orders/placed-order.ts';
import { eventBody } from '../webhooks/event-body.ts';
import { type FoundOrder, leadRecordOf, orderRecordOf } from './records-of.ts';
import { handleSystem, type SystemContext } from './system-call.ts';

export const systemCalls = [
  handleSystem(readCalls.listOrderRecords, async ({ query }, context) => {
    const { records: orders, ...page } = await changed(context, 'order', query, async (db, ids) => {
      const found = await ordersOf(context, db, ids);
      return found.map((one) => [one.order.number, orderRecordOf(one, isPersonal(context))]);
    });
    await noteList(context, 'api.orders', orders.length);
    return { orders, ...page };
  }),

  handleSystem(readCalls.readOrderRecord, async ({ params: { number } }, context) => {
    const [found] = await context.database.read((db) => ordersOf(context, db, [number]));
    if (found === undefined) return refuse(404, problemCodes.notFound, 'Este pedido não existe.');
    await note(context, 'order.opened', 'order', number);
    return { order: orderRecordOf(found, isPersonal(context)) };
  }),

  handleSystem(readCalls.listLeadRecords, async ({ query }, context) => {
    const { records: leads, ...page } = await changed(context, 'lead', query, (db, ids) =>
      leadsOf(context, db, ids),
    );
    await noteList(context, 'api.leads', leads.length);
    return { leads, ...page };
  }),

  handleSystem(readCalls.readLeadRecord, async ({ params: { id } }, context) => {
    const [found] = await context.database.read((db) => leadsOf(context, db, [id]));
    if (found === undefined) return refuse(404, problemCodes.notFound, 'Este contato não existe.');
    await note(context, 'lead.opened', 'lead', id);
    return { lead: found[1] };
  }),

  handleSystem(readCalls.listCallRecords, async ({ query }, context) => {
    const { records: calls, ...page } = await changed(context, 'call', query, async (db, ids) => {
      const rows = await db
        .selectFrom('support_requests')
        .select(['id', 'telephone', 'addon', 'created_at', 'treated_at', 'outcome'])
        .where('id', 'in', ids)
        .where('created_at', '>', endedBy(context.clock(), kept.supportRequests))
        .execute();
      return rows.map((row) => [
        row.id,
        {
          requestId: row.id,
          telephone: isPersonal(context) ? row.telephone : maskPhone(row.telephone),
          campaign: row.addon,
          requestedAt: row.created_at,
          resolvedAt: row.treated_at,
          outcome: row.treated_at === null ? null : row.outcome,
        },
      ]);
    });
    await noteList(context, 'api.calls', calls.length);
    return { calls, ...page };
  }),

  handleSystem(readCalls.listVisitRecords, async ({ query }, context) => {
    const { records: visits, ...page } = await changed(context, 'order', query, async (db, ids) => {
      const found = await ordersOf(context, db, ids);
      return found.map(({ order: { number, state, region, visit }, lead: { city } }) => [
        number,
        { orderNumber: number, state, region, visit, city },
      ]);
    });
    return { visits, ...page };
  }),

  handleSystem(readCalls.listEventRecords, async ({ query }, context) => {
    const {
      records: events,
      deleted: _,
      ...page
    } = await changed(context, 'event', query, async (db, ids) => {
      const items = await context.repositories.outbox.findAll(db, ids, context.clock());
      return items.filter(({ isReadable }) => isReadable).map((item) => [item.id, eventOf(item, context)]);
    });
    await noteList(context, 'api.events', events.length);
    // A record is erased under its own id, by its own list.
    return { events, deleted: [], ...page };
  }),
];

type Query = InputOf<typeof readCalls.listOrderRecords>['query'];

const isPersonal = ({ key }: SystemContext): boolean => key.scopes.includes('personal:read');

/** The next page of what changed, each thing as it is now. */
async function changed<Found>(
  { database, limiter, key }: SystemContext,
  thing: Thing,
  { after, changed_since, limit }: Query,
  read: (db: Connection, ids: readonly string[]) => Promise<(readonly [id: string, record: Found])[]>,
) {
  const since = changed_since === undefined ? '' : new Date(changed_since).toISOString();
  // Taken before, so that many requests at once get no more; what the page has less is given back.
  const caller = { address: key.id, about: key.id };
  await limiter.spend('records', { ...caller, many: limit });
  let given = 0;
  try {
    const until = await settledUntil(database);
    return await database.read(async (db) => {
      const part = { after: after ?? `${since}_`, until, many: limit };
      const { ids, next, isLast } = await readChanges(db, thing, part);
      const found = new Map(ids.length === 0 ? [] : await read(db, ids));
      const records = ids.flatMap((id) => found.get(id) ?? []);
      given = records.length;
      return { records, deleted: ids.filter((id) => !found.has(id)), next, hasMore: !isLast };
    });
  } finally {
    await limiter.spend('records', { ...caller, many: given - limit });
  }
}

async function ordersOf(
  { repositories }: SystemContext,
  db: Connection,
  numbers: readonly string[],
): Promise<FoundOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('operators as sellers', 'sellers.id', 'orders.seller_id')
    .selectAll('orders')
    .select('sellers.name as seller_name')
    .where('number', 'in', numbers)
    .execute();
  const leads = await repositories.leads.findAll(
    db,
    rows.map(({ lead_id }) => lead_id),
  );
  return rows.flatMap((row) => {
    const lead = leads.get(row.lead_id);
    return lead === undefined ? [] : [{ order: toOrder(row), lead, sellerName: row.seller_name }];
  });
}

async function leadsOf(
  context: SystemContext,
  db: Connection,
  ids: readonly string[],
): Promise<[string, LeadRecord][]> {
  const { leads, leadWorks, messageStops } = context.repositories;
  const orders = await db
    .selectFrom('orders')
    .select(['lead_id', 'number'])
    .where('lead_id', 'in', ids)
    .execute();
  const numbers = new Map(orders.map(({ lead_id, number }) => [lead_id, number]));
  const found = [...(await leads.findAll(db, ids)).values()];
  const stopped = await messageStops.among(
    db,
    found.flatMap(({ email }) => email ?? []),
  );
  const workOf = await leadWorks.ofAll(db, ids);
  return found.map((lead) => {
    const [orderNumber, hasStopped] = [numbers.get(lead.id) ?? null, stopped.has(lead.email ?? '')];
    const beside = { orderNumber, hasStopped, work: workOf(lead.id), now: context.clock() };
    return [lead.id, leadRecordOf(lead, isPersonal(context), beside)];
  });
}

function eventOf(item: Parameters<typeof eventBody>[0], context: SystemContext): EventRecord {
  const body = eventBody(item);
  return eventRecord.parse(isPersonal(context) ? body : { ...body, data: maskedEvent(body.data) });
}

/** A look at personal data by a system is logged as one of an operator is, once a call. */
async function note(context: SystemContext, ...what: AuditNote): Promise<void> {
  if (!isPersonal(context)) return;
  const { database, repositories, key, clock } = context;
  await database.write((db) => repositories.auditLog.write(db, key.createdBy, what, clock(), key.id));
}

async function noteList(context: SystemContext, subjectId: string, many: number): Promise<void> {
  if (many > 0) await note(context, 'list.read', 'list', subjectId, `many=${many}`);
}
