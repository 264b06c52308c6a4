import { orderAddressFilter } from '../../../contract/panel/orders.ts';
import { useFilter } from '../../parts/use-filter.ts';

const names = {
  state: 'situacao',
  campaign: 'campanha',
  face: 'onde',
  plan: 'plano',
  region: 'estado',
  from: 'de',
  to: 'ate',
} as const;

/** Invalid filters in the URL are ignored. */
export function useOrderFilter() {
  const [written, change] = useFilter(names);
  const read = orderAddressFilter.safeParse(written);
  return { filter: read.success ? read.data : {}, change };
}

export type FilterName = keyof typeof names;
