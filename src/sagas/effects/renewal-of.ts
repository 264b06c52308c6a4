import type { RenewalView } from '../../contract/calls/renewals.ts';
import type { Renewal } from '../../funnel/facts.ts';

const outcomes = {
  'to-prove': 'no-offer',
  offers: 'offers',
  'no-offer': 'no-offer',
  renewed: 'ordered',
} as const;

/** Converts the API's renewal view into the store's renewal. */
export function renewalOf(view: RenewalView): Renewal {
  const { orderNumber, protocol, id_renewal_request: id, userData } = view;
  // Older hosts send no outcome: it follows from the list of offers.
  const outcome = view.outcome ?? (view.plansOffers.length > 0 ? 'offers' : 'no-offer');
  const isOwn = id !== null && outcome === 'renewed' && orderNumber !== null;
  return {
    outcome: isOwn ? 'offers' : outcomes[outcome],
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
