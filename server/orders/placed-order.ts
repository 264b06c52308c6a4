import type { Selectable } from 'kysely';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import { type ListedPlan, plan as planSchema } from '../../src/contract/offer/plan.ts';
import { fromJson } from '../database/column-values.ts';
import type { Tables } from '../database/tables.ts';
import type { OrderActor, OrderState } from './order-states.ts';

export interface PlacedOrder {
  number: string;
  leadId: string;
  protocol: string;
  /** The offer as it stood when it was accepted. */
  plan: ListedPlan;
  priceCents: number;
  directDebit: boolean;
  dueDate: number;
  state: OrderState;
  region: string | null;
  visit: Schedule | null;
  household: string | null;
  /** What the campaign that it was ordered under is called on the wire, null without one. */
  campaign: string | null;
  createdAt: string;
  /** What the operator's own system calls it. */
  externalNumber: string | null;
  face: string | null;
  /** The words that it was agreed to in. */
  contractVersion: string | null;
}

export interface OrderChange {
  to: OrderState;
  visit: Schedule | null;
  by: OrderActor;
  /** Who of the team it is. */
  operatorId?: string | undefined;
  reason: string | null;
}

interface VisitColumns {
  installation_date: string | null;
  installation_period: Schedule['period'] | null;
}

export const visitOf = ({
  installation_date: date,
  installation_period: period,
}: VisitColumns): Schedule | null => (date === null || period === null ? null : { date, period });

export function toOrder(row: Selectable<Tables['orders']>): PlacedOrder {
  const plan = fromJson(planSchema, row.plan);
  if (plan === null) throw new Error('An order without its offer');
  return {
    number: row.number,
    leadId: row.lead_id,
    protocol: row.protocol,
    plan,
    priceCents: row.price_cents,
    directDebit: row.direct_debit === 1,
    dueDate: row.due_date,
    state: row.state,
    region: row.region,
    visit: visitOf(row),
    household: row.household,
    campaign: row.campaign,
    createdAt: row.created_at,
    externalNumber: row.external_number,
    face: row.face,
    contractVersion: row.contract_version,
  };
}

/** Two orders of one document at one address for one visit are equal; where no visit is booked, any two are. */
export const equalKey = (household: string, visit: Schedule | null): string =>
  visit === null ? household : `${household} ${visit.date} ${visit.period}`;
