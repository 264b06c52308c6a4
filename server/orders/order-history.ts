import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { OrderEvent, OrderState } from './order-states.ts';
import { type OrderChange, visitOf } from './placed-order.ts';

export type OrderHistoryEntry = Awaited<ReturnType<typeof historyOf>>[number];

export const noteHistory = (
  random: Random,
  db: Connection,
  number: string,
  from: OrderState | null,
  change: OrderChange & { readonly what?: OrderEvent },
  now: Date,
) =>
  db
    .insertInto('order_history')
    .values({
      id: timeOrderedId(random, now),
      order_number: number,
      at: now.toISOString(),
      by: change.by === 'carrier' ? 'operator' : change.by,
      actor: change.by,
      operator_id: change.operatorId ?? null,
      from_state: from,
      to_state: change.to,
      installation_date: change.visit?.date ?? null,
      installation_period: change.visit?.period ?? null,
      reason: change.reason,
      what: change.what ?? null,
      cause: change.cause ?? null,
    })
    .execute();

export async function historyOf(db: Connection, ...numbers: readonly string[]) {
  const rows = await db
    .selectFrom('order_history')
    .leftJoin('operators', 'operators.id', 'order_history.operator_id')
    .selectAll('order_history')
    .select('operators.name as operator')
    .where('order_number', 'in', [...numbers, ''])
    .orderBy('at')
    .orderBy('order_history.id')
    .execute();
  return rows.map((row) => ({
    number: row.order_number,
    at: row.at,
    by: row.actor ?? (row.by === 'operator' && row.operator_id === null ? 'carrier' : row.by),
    /** The operator's name, for a change by an operator. */
    operator: row.operator,
    from: row.from_state,
    to: row.to_state,
    visit: visitOf(row),
    ...{ reason: row.reason, what: row.what, cause: row.cause },
  }));
}
