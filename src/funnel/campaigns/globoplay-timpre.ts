import { type Campaign, standard } from '../campaign.ts';

export const globoplayTimpre: Campaign = {
  ...standard,
  prefix: 'globoplay/timpre',
  lpOrigin: 'LP Globoplay TIM Pré',
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  noindex: true,
};
