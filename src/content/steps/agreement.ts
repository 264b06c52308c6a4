import { changes } from './changes.ts';

/** The consent to an order or a renewal. */
export const agreement = {
  label: 'Li e aceito as condições do pedido, o contrato e o regulamento da oferta',
  inSentence: 'se aceita as condições',
  expected:
    'Se está tudo certo, escreva “aceito” para fazer o pedido. Para mudar algo, escreva “corrigir” e o quê.',
  reason: 'Sem o seu aceite não há contrato: nada é pedido antes dele.',
  changes: changes.other,
} as const;
