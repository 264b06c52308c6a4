import { mainSiteTitle } from '../../../content/operator/list-words.ts';

/** The team's names of price lists. */
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

/** The name of a list, or its id if it is new. */
export const listTitle = (name: string): string => titles[name] ?? name;
