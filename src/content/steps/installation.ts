import { changes } from './changes.ts';
import type { StageWords } from './step-words.ts';

const reason = 'Com o endereço completo, o técnico chega sem se perder.';

/** Words of the third stage: the rest of the address. */
export const installation = {
  together: { title: 'Instalação e pagamento', page: 'Instalação e pagamento' },
  steps: {
    instalacao: {
      title: 'Complete o endereço da instalação',
      page: 'Endereço da instalação',
      bubble: 'Falta um detalhe do endereço para o técnico chegar até você.',
      ways: ['Por que o endereço completo?', 'Onde escrevo um ponto de referência?'],
      hint: 'Com o endereço completo, o técnico chega sem se perder.',
      action: 'Continuar',
      busy: 'Salvando…',
      fields: {
        address: {
          label: 'Rua ou avenida',
          name: 'Rua',
          inSentence: 'a rua',
          expected: 'Escreva a rua ou avenida, como Rua das Flores.',
          reason,
          changes: changes.other,
        },
        neighborhood: {
          label: 'Bairro',
          name: 'Bairro',
          inSentence: 'o bairro',
          expected: 'Escreva o nome do bairro, como Centro.',
          reason,
          changes: changes.analysis,
        },
        complement: {
          label: 'Complemento',
          name: 'Complemento',
          hint: 'Apartamento, bloco, casa, fundos…',
          inSentence: 'o complemento',
          expected: 'Escreva o complemento, como apto 12 ou casa 2, ou “sem complemento”.',
          reason,
          changes: changes.other,
        },
      },
    },
  },
  noComplement: 'Não tem complemento',
  complementType: 'Tipo de complemento',
  chooseType: 'Escolha o tipo',
  complementValue: 'Número ou nome',
} as const satisfies StageWords & Record<string, unknown>;
