import { renewalAddressFilter } from '../../../contract/panel/renewals.ts';
import { useFilter } from '../../parts/list/use-filter.ts';

const names = { state: 'situacao', plan: 'plano', from: 'de', to: 'ate', order: 'ordem' } as const;

export const useRenewalFilter = () => useFilter(names, renewalAddressFilter);

export type RenewalFilterName = keyof typeof names;
