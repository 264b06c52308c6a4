import { leadFilter } from '../../../contract/panel/leads.ts';
import { useFilter } from '../../parts/list/use-filter.ts';

const names = {
  consent: 'aceite',
  step: 'etapa',
  campaign: 'campanha',
  face: 'onde',
  region: 'estado',
  source: 'origem',
  medium: 'meio',
  utm: 'anuncio',
  channel: 'canal',
  owner: 'responsavel',
  status: 'andamento',
  due: 'contato',
  from: 'de',
  to: 'ate',
  order: 'ordem',
} as const;

export const useLeadFilter = () => useFilter(names, leadFilter);

export type LeadFilterName = keyof typeof names;
