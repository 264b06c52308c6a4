import { changes } from './changes.ts';

/** The consent to an order. */
export const agreement = {
  label: 'Li e aceito as condições do pedido, o contrato e o regulamento da oferta',
  inSentence: 'se aceita as condições',
  expected:
    'Se está tudo certo, escreva “aceito” para fazer o pedido. Para mudar algo, escreva “corrigir” e o quê.',
  reason: 'Sem o seu aceite não há contrato: nada é pedido antes dele.',
  changes: changes.other,
} as const;

/** The consent to a renewal. */
export const renewalAgreement = {
  ...agreement,
  label: 'Li e aceito as condições da renovação, o contrato e o regulamento da oferta',
  expected: 'Se está tudo certo, escreva “aceito” para renovar. Para mudar algo, escreva “corrigir” e o quê.',
  reason: 'Sem o seu aceite não há renovação: nada muda antes dele.',
} as const;
