import type { Selectable } from 'kysely';
import type { RenewalState } from '../../src/contract/followed-renewal.ts';
import { offer } from '../../src/contract/offer/plan.ts';
import type { RenewalWorkState } from '../../src/contract/panel/renewals.ts';
import type { Renewal } from './renewal-row.ts';
import type { RenewalOrderTable } from './tables.ts';

export type PlacedRenewal = ReturnType<typeof toPlacedRenewal>;

export const toPlacedRenewal = (row: Selectable<RenewalOrderTable>, renewal: Renewal) => ({
  orderNumber: row.number,
  placedAt: row.created_at,
  /** Snapshot of the offer at acceptance. */
  plan: offer.parse(JSON.parse(row.plan)),
  priceCents: row.price_cents,
  directDebit: row.direct_debit === 1,
  /** End of the time to object; null in rows of an older version. */
  carriedOutFrom: row.carried_out_from,
  objectedAt: row.objected_at,
  /** When the team noted that it was carried out. */
  carriedOutAt: row.carried_out_at,
  renewal,
});

export function stateOfRenewal(
  { objectedAt, carriedOutFrom }: Pick<PlacedRenewal, 'objectedAt' | 'carriedOutFrom'>,
  now: Date,
): RenewalState {
  if (objectedAt !== null) return 'cancelled';
  return now.toISOString() < (carriedOutFrom ?? '') ? 'placed' : 'confirmed';
}

/** The state as the team sees it: customers are not told that it was carried out. */
export function workStateOf(placed: PlacedRenewal, now: Date): RenewalWorkState {
  const state = stateOfRenewal(placed, now);
  return state === 'confirmed' && placed.carriedOutAt !== null ? 'carried-out' : state;
}

export const nextWorkState = (state: RenewalWorkState): RenewalWorkState | null => {
  if (state === 'confirmed') return 'carried-out';
  return state === 'carried-out' ? 'confirmed' : null;
};
