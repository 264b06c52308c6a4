import { changes } from './changes.ts';
import type { FieldWords } from './step-words.ts';

/** Contact fields, the same with and without an order. */
export const contactFields = {
  name: {
    label: 'Nome completo',
    ofCompany: {
      label: 'Nome completo do contato',
      reason: 'Com essa pessoa combinamos o pedido e a instalação.',
    },
    name: 'Nome',
    inSentence: 'o nome completo',
    expected: 'Escreva o seu nome e sobrenome, como Ana Souza.',
    reason: 'O contrato e as faturas saem no seu nome.',
    changes: changes.analysis,
  },
  phone: {
    label: 'Celular com DDD',
    ofCompany: { label: 'Celular do contato, com DDD' },
    hint: 'Por exemplo: (11) 98765-4321',
    why: {
      label: 'Por que pedimos o celular?',
      text: 'Para avisar sobre o pedido e combinar a instalação. Ofertas, só se você aceitar receber.',
    },
    name: 'Celular',
    inSentence: 'o celular com DDD',
    expected: 'Escreva o celular com DDD, como (11) 98765-4321.',
    reason: 'Para avisar sobre o pedido e combinar a instalação. Ofertas, só se você aceitar receber.',
    changes: changes.other,
  },
  email: {
    label: 'E-mail',
    ofCompany: { label: 'E-mail da empresa ou do contato' },
    ofCollaborator: { label: 'E-mail corporativo', hint: 'Termina em @timbrasil.com.br' },
    hint: 'Por exemplo: nome@provedor.com.br',
    name: 'E-mail',
    inSentence: 'o e-mail',
    expected: 'Escreva o e-mail, como nome@provedor.com.br.',
    reason: 'Para ele vão as faturas e os avisos do pedido.',
    // Shown only where a code is asked.
    changes: 'Outro e-mail precisa de outro código; o resto fica.',
  },
} as const satisfies Record<string, FieldWords>;
