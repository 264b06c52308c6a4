import type { Journey } from './journey.ts';
import { order } from './order.ts';

/** A customer of another network moves to fibre: an order that starts with the contract on file. */
export const migration: Journey = {
  ...order,
  id: 'migration',
  routes: {
    ...order.routes,
    'consulta-cpf': '/consulta-cpf/',
    'titular-migracao': '/consulta-cpf/titular/',
    'sem-oferta': '/consulta-cpf/sem-oferta/',
    'ja-pedido': '/consulta-cpf/ja-pedido/',
    ofertas: '/consulta-cpf/ofertas/',
  },
  storesIn: 'migration',
  isHomePage: true,
  alternative: null,
  fixedProgress: { 'sem-oferta': 100, 'ja-pedido': 100 },
  steps: [
    'consulta-cpf',
    'titular-migracao',
    'sem-oferta',
    'ja-pedido',
    'ofertas',
    'plano-migracao',
    'cep',
    'cep-migracao',
    'nr-imovel',
    'numero-migracao',
    'nome',
    'telefone',
    'email',
    'nome-mae',
    ...order.steps.slice(order.steps.indexOf('instalacao')),
  ],
};
