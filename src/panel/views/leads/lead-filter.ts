import { leadAddressFilter } from '../../../contract/panel/leads.ts';
import { useFilter } from '../../parts/use-filter.ts';

const names = {
  consent: 'aceite',
  step: 'etapa',
  campaign: 'campanha',
  face: 'onde',
  region: 'estado',
  from: 'de',
  to: 'ate',
} as const;

/** What makes no sense in an address is as if it were not there. */
export function useLeadFilter() {
  const [written, change] = useFilter(names);
  const read = leadAddressFilter.safeParse(written);
  return { filter: read.success ? read.data : {}, change };
}

export type LeadFilterName = keyof typeof names;
