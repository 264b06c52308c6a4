import type { RenewalView } from '../../src/contract/calls/renewals.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { renewalSeller } from '../../src/funnel/sellers.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import type { CustomerRecord } from '../customers/customer.ts';
import { maskedCustomer } from '../customers/masked-customer.ts';
import type { Renewal } from './renewal-row.ts';

export function renewalView(planLists: PlanLists, renewal: Renewal, orderNumber?: string): RenewalView {
  return {
    ...noRenewal(orderNumber === undefined ? 'offers' : 'renewed', renewal.record, orderNumber),
    plansOffers: offersTo(planLists, renewal.record),
    id_renewal_request: renewal.id,
    id_renewal_base_user: renewal.customer_id,
    version: renewal.version,
    idPlan: renewal.plan_id,
    protocol: renewal.protocol,
  };
}

/** The same shape without a renewal; without a customer it contains no personal data. */
export const noRenewal = (
  outcome: RenewalView['outcome'],
  customer?: CustomerRecord,
  orderNumber?: string,
): RenewalView => ({
  success: true,
  outcome,
  plansOffers: [],
  id_renewal_request: null,
  id_renewal_base_user: null,
  version: 0,
  idPlan: null,
  direct_debit: customer?.direct_debit ?? false,
  presentPlan: customer?.present ?? null,
  userData: customer ? maskedCustomer(customer) : null,
  protocol: null,
  orderNumber: orderNumber ?? null,
});

/** The offers in the order of the records: offer1, then offer2. */
export function offersTo(planLists: PlanLists, { renewalOffers }: CustomerRecord): Plan[] {
  const sold = planLists.forCampaign(renewalSeller.prefix);
  return renewalOffers.flatMap((sku) => sold.filter((plan) => plan.sku === sku)).slice(0, 2);
}
