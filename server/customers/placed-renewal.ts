import type { Selectable } from 'kysely';
import type { RenewalState } from '../../src/contract/followed-renewal.ts';
import { offer, type Plan } from '../../src/contract/offer/plan.ts';
import type { RenewalOrderTable } from '../database/order-tables.ts';
import type { Renewal } from './renewal-row.ts';

/** A renewal with its order. */
export interface PlacedRenewal {
  orderNumber: string;
  placedAt: string;
  /** Snapshot of the offer at acceptance. */
  plan: Plan;
  priceCents: number;
  directDebit: boolean;
  /** End of the time to object; null in rows of an older version. */
  carriedOutFrom: string | null;
  objectedAt: string | null;
  renewal: Renewal;
}

export const toPlacedRenewal = (row: Selectable<RenewalOrderTable>, renewal: Renewal): PlacedRenewal => ({
  orderNumber: row.number,
  placedAt: row.created_at,
  plan: offer.parse(JSON.parse(row.plan)),
  priceCents: row.price_cents,
  directDebit: row.direct_debit === 1,
  carriedOutFrom: row.carried_out_from,
  objectedAt: row.objected_at,
  renewal,
});

export function stateOfRenewal(
  { objectedAt, carriedOutFrom }: Pick<PlacedRenewal, 'objectedAt' | 'carriedOutFrom'>,
  now: Date,
): RenewalState {
  if (objectedAt !== null) return 'cancelled';
  return now.toISOString() < (carriedOutFrom ?? '') ? 'placed' : 'confirmed';
}
