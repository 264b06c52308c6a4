import { renewalFilter } from '../../../contract/panel/renewals.ts';
import { useFilter } from '../../parts/list/use-filter.ts';

const names = { state: 'situacao', plan: 'plano', from: 'de', to: 'ate', order: 'ordem' } as const;

export const useRenewalFilter = () => useFilter(names, renewalFilter);

export type RenewalFilterName = keyof typeof names;
