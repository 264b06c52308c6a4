import type { Selectable } from 'kysely';
import type { CancelCause } from '../../src/contract/cancel-cause.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import { plan as planSchema } from '../../src/contract/offer/plan.ts';
import { fromJson } from '../database/column-values.ts';
import type { Tables } from '../database/database.ts';
import { touchesIn } from '../measurement/touch.ts';
import type { OrderActor, OrderState } from './order-states.ts';

export type PlacedOrder = ReturnType<typeof toOrder>;

export interface OrderChange {
  to: OrderState;
  visit: Schedule | null;
  by: OrderActor;
  operatorId?: string | undefined;
  reason: string | null;
  /** What the customer reads about a cancellation. */
  cause?: CancelCause | null;
}

interface VisitColumns {
  installation_date: string | null;
  installation_period: Schedule['period'] | null;
}

export const visitOf = ({
  installation_date: date,
  installation_period: period,
}: VisitColumns): Schedule | null => (date === null || period === null ? null : { date, period });

export function toOrder(row: Selectable<Tables['orders']>) {
  const plan = fromJson(planSchema, row.plan);
  if (plan === null) throw new Error('An order without its offer');
  return {
    number: row.number,
    leadId: row.lead_id,
    protocol: row.protocol,
    /** Snapshot of the offer at acceptance. */
    plan,
    priceCents: row.price_cents,
    directDebit: row.direct_debit === 1,
    dueDate: row.due_date,
    state: row.state,
    region: row.region,
    visit: visitOf(row),
    household: row.household,
    /** The API name of the order's campaign, null without one. */
    campaign: row.campaign,
    createdAt: row.created_at,
    /** The number in the carrier's system. */
    externalNumber: row.external_number,
    face: row.face,
    touches: touchesIn(row),
    contractVersion: row.contract_version,
    sellerId: row.seller_id,
  };
}

/** Key of duplicate orders: same document, address and visit; without a visit, same document and address. */
export const equalKey = (household: string, visit: Schedule | null): string =>
  visit === null ? household : `${household} ${visit.date} ${visit.period}`;
