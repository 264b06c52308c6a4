import type { Journey } from './journey.ts';

/** Whether the fibre is there, without an order. Whoever then wants a plan orders with what was answered here. */
export const coverage: Journey = {
  id: 'coverage',
  base: '/consultar-cobertura/',
  writes: 'lead',
  routes: {},
  goesOn: true,
  takesUp: false,
  instead: null,
  percents: { 'sem-cobertura': 100, 'oferta-indisponivel': 100, 'com-cobertura': 100, planos: 100 },
  steps: [
    'cep',
    'nr-imovel',
    'verificando-disponibilidade',
    'endereco-sem-cobertura',
    'sem-cobertura',
    'oferta-indisponivel',
    'com-cobertura',
    'planos',
  ],
};
