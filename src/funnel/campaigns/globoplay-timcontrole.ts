import { type Campaign, standard } from '../campaign.ts';

export const globoplayTimcontrole: Campaign = {
  ...standard,
  prefix: 'globoplay/timcontrole',
  lpOrigin: 'LP Globoplay TIM Controle',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
};
