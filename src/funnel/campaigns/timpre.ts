import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const timpre: Campaign = {
  ...standard,
  prefix: 'timpre',
  lpOrigin: 'LP TIM Pré',
  sellsFrom: 'timpre',
  alias: 'pre',
  right: 'line',
  addonBonusPlan: 9003,
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  noindex: true,
  exclusions: ['d2000b'],
  landing: {
    ...standardLanding,
    words: 'timpre',
    planList: 'tabs',
    steadyBadge: true,
  },
};
