import type { StageWords } from './step-words.ts';

/** Words of the completed order and of the completed renewal. */
export const ordered = {
  together: { title: 'Pedido realizado', page: 'Pedido realizado' },
  steps: {
    'pedido-realizado': {
      title: 'Pedido realizado',
      page: 'Pedido realizado',
      bubble: 'Pronto, está feito.',
    },
    'renovacao-realizada': {
      title: 'Renovação realizada',
      page: 'Renovação realizada',
      bubble: 'Pronto, está feito.',
    },
  },
} as const satisfies StageWords;
