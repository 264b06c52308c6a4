import { type Campaign, standard } from '../campaign.ts';

export const timcontrole: Campaign = {
  ...standard,
  prefix: 'timcontrole',
  alias: 'controle',
  lpOrigin: 'LP TIM Controle',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  exclusions: ['d2000b'],
};
