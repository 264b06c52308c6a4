import { mainSiteTitle } from '../../../content/operator/list-words.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { knownCampaigns } from '../../made-campaigns.ts';

const titles: Readonly<Record<string, string>> = {
  plans: mainSiteTitle,
  timblack: 'TIM Black',
  timcontrole: 'TIM Controle',
  timpre: 'TIM Pré',
  'oferta-colaborador': 'Colaboradores',
  livelo: 'Livelo',
  'black-friday': 'Black Friday',
  premium: 'Premium',
  rs: 'Rio Grande do Sul',
  es: 'Espírito Santo',
  sp: 'São Paulo',
  r: 'Regional',
  migration: 'Migração',
  renewal: 'Renovação',
  business: 'Empresas',
};

/** The name of a list: of the campaign made in the panel that it is for, or its id if it is new. */
export function listTitle(name: string): string {
  const own = knownCampaigns().all.find(({ sellsFrom }) => sellsFrom === name && !(name in titles));
  return titles[name] ?? (own === undefined ? name : campaignTitle(own));
}
