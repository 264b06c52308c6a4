import type { RenewalView } from '../../contract/calls/renewals.ts';
import type { Renewal } from '../../funnel/facts.ts';
import { contractOutcome } from './contract-outcome.ts';

/** Converts the API's renewal view into the store's renewal. */
export function renewalOf(view: RenewalView): Renewal {
  const { orderNumber, protocol, id_renewal_request: id, userData } = view;
  const outcome = contractOutcome(view);
  const isOwn = id !== null && outcome === 'ordered' && orderNumber !== null;
  return {
    outcome: isOwn ? 'offers' : outcome,
    present: view.presentPlan,
    holder: userData?.name ?? null,
    orderNumber,
    id,
    customerId: view.id_renewal_base_user,
    protocol: protocol ?? '',
    directDebit: view.direct_debit,
    coverage: { plans: view.plansOffers, infra: null },
    onFile: { cpf: userData?.documentNumber ?? '', birth_date: '**/**/****' },
    order: isOwn ? { orderNumber, protocol: protocol ?? '', finishedAt: '' } : null,
  };
}
