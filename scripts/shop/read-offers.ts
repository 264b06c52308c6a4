import { getInstallationDays } from '../../src/contract/calls/catalogue.ts';
import { getCoverage } from '../../src/contract/calls/coverage.ts';
import { monthlyPrice } from '../../src/contract/offer/monthly-price.ts';
import { paulista } from './order-steps.ts';
import type { Client } from './visitor.ts';

export interface OfferOnSale {
  readonly id: number;
  readonly sku: string;
  readonly price: number;
}

export interface OfferedVisit {
  readonly date: string;
  readonly period: 'manha' | 'tarde';
}

/** Current offers and visits at the proofs' address, so that no proof contains a price or date. */
export async function readOffers(
  visitor: Client,
): Promise<{ offer: OfferOnSale; visits: readonly OfferedVisit[] }> {
  const { plans } = await visitor.call(getCoverage, {
    query: { cep: paulista.cep, number: paulista.number ?? undefined },
  });
  const plan = plans.find(({ installationSchedule }) => installationSchedule);
  const { days } = await visitor.call(getInstallationDays, { query: { cep: paulista.cep } });
  const visits = days.flatMap(({ date, periods }) => periods.map((period) => ({ date, period })));
  if (plan === undefined || visits.length === 0)
    throw new Error('Nothing is sold at the address of the proofs');
  return { offer: { id: plan.id, sku: plan.sku, price: monthlyPrice(plan, false) }, visits };
}
