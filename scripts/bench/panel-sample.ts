import type { Database } from '../../server/database/database.ts';
import { addDays } from '../../src/brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../src/brazil/date.ts';

const many = 50;

export type Sample = Awaited<ReturnType<typeof readSample>>;

export function readSample(database: Database, now: Date) {
  return database.read(async (db) => {
    const orders = await db
      .selectFrom('orders')
      .innerJoin('leads', 'leads.id', 'orders.lead_id')
      .select(['orders.number', 'orders.protocol', 'orders.campaign', 'orders.plan_sku'])
      .select(['leads.name', 'leads.phone'])
      .orderBy('orders.number')
      .limit(many)
      .execute();
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'protocol', 'name', 'phone'])
      .where('status', '=', 'open')
      .where('name', 'is not', null)
      .orderBy('updated_at', 'desc')
      .limit(many)
      .execute();
    const deliveries = await db.selectFrom('message_outbox').select('id').orderBy('id').limit(many).execute();
    const conversations = await db
      .selectFrom('conversations')
      .select('id')
      .orderBy('updated_at', 'desc')
      .limit(many)
      .execute();
    const operators = await db.selectFrom('operators').select('id').execute();
    const today = toIsoDate(dayInBrasilia(now.getTime()));
    return {
      orders: orders.map((row) => ({ ...row, name: row.name ?? '', phone: row.phone ?? '' })),
      leads: leads.map((row) => ({ ...row, name: row.name ?? '', phone: row.phone ?? '' })),
      conversations: conversations.map(({ id }) => id),
      deliveries: deliveries.map(({ id }) => id),
      operators: operators.map(({ id }) => id),
      campaigns: orders.map(({ campaign }) => campaign ?? '').filter((name) => name !== ''),
      plans: orders.map((row) => row.plan_sku),
      today,
      monthAgo: addDays(today, -30),
    };
  });
}
