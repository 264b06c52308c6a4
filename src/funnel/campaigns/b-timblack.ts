import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const bTimblack: Campaign = {
  ...standard,
  prefix: 'b/timblack',
  lpOrigin: 'LP B TIM Black',
  sellsFrom: 'timblack',
  alias: 'black',
  right: 'line',
  addonBonusPlan: 9002,
  before: ['consulta-telefone'],
  asksNumber: false,
  phones: { sales: true, support: false },
  landing: {
    ...standardLanding,
    words: 'timblack',
    planCard: 'old',
  },
};
