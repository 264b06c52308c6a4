/** What the team calls the lists of prices. */
const titles: Readonly<Record<string, string>> = {
  plans: 'Loja',
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
  renewal: 'Refidelização',
  business: 'Empresas',
};

/** A list that the files have by now is known by their name. */
export const listTitle = (name: string): string => titles[name] ?? name;
