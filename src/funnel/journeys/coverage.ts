import type { Journey } from './journey.ts';

/** Coverage check without an order. A visitor who then orders keeps the answers. */
export const coverage: Journey = {
  id: 'coverage',
  base: '/consultar-cobertura/',
  storesIn: 'lead',
  routes: {},
  continuesToOrder: true,
  resumesOrder: false,
  alternative: null,
  fixedProgress: {
    'sem-cobertura': 100,
    'oferta-indisponivel': 100,
    'oferta-nao-vendida': 100,
    'com-cobertura': 100,
    planos: 100,
  },
  steps: [
    'cep',
    'nr-imovel',
    'verificando-disponibilidade',
    'endereco-sem-cobertura',
    'sem-cobertura',
    'oferta-indisponivel',
    'oferta-nao-vendida',
    'com-cobertura',
    'planos',
  ],
};
