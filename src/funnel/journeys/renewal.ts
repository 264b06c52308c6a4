import type { Journey } from './journey.ts';

/** A customer who stays proves the contract, compares the offers with the present plan and takes one. */
export const renewal: Journey = {
  id: 'renewal',
  base: '/refidelizacao/',
  entrances: ['/consulta-cpf/'],
  routes: {
    'confirmacao-renovacao': '/refidelizacao/confirmacao/',
    'renovacao-realizada': '/refidelizacao/pedido-realizado/',
  },
  storesIn: 'renewal',
  continuesToOrder: false,
  resumesOrder: false,
  alternative: null,
  fixedProgress: {
    'sem-oferta': 100,
    'ja-pedido': 100,
    'confirmacao-renovacao': 50,
    'renovacao-realizada': 100,
  },
  steps: [
    'consulta-cpf',
    'titular',
    'sem-oferta',
    'ja-pedido',
    'ofertas',
    'oferta-escolhida',
    'confirmacao-renovacao',
    'renovacao-realizada',
  ],
};
