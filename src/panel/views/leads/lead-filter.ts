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

/** Invalid filters in the URL are ignored. */
export function useLeadFilter() {
  const [written, change] = useFilter(names);
  const read = leadAddressFilter.safeParse(written);
  return { filter: read.success ? read.data : {}, change };
}

export type LeadFilterName = keyof typeof names;
