import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const timcontrole: Campaign = {
  ...standard,
  prefix: 'timcontrole',
  lpOrigin: 'LP TIM Controle',
  sellsFrom: 'timcontrole',
  alias: 'controle',
  right: 'line',
  addonBonusPlan: 9001,
  before: ['consulta-telefone'],
  phones: { sales: true, support: false },
  exclusions: ['d2000b'],
  landing: {
    ...standardLanding,
    words: 'timcontrole',
    planList: 'tabs',
  },
};
