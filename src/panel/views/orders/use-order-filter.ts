import { orderFilter } from '../../../contract/panel/orders.ts';
import { useFilter } from '../../parts/list/use-filter.ts';

const names = {
  state: 'situacao',
  campaign: 'campanha',
  face: 'onde',
  plan: 'plano',
  region: 'estado',
  source: 'origem',
  medium: 'meio',
  utm: 'anuncio',
  channel: 'canal',
  seller: 'vendedor',
  from: 'de',
  to: 'ate',
  order: 'ordem',
} as const;

export const useOrderFilter = () => useFilter(names, orderFilter);

export type FilterName = keyof typeof names;
