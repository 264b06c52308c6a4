import { answerNames } from '../answer-names.ts';

/** Words of the third stage: what completes the address. */
export const installation = {
  steps: {
    instalacao: {
      hint: 'Com o endereço completo, o técnico chega sem se perder.',
      action: 'Continuar',
      busy: 'Salvando…',
    },
  },
  fields: {
    address: { label: 'Rua ou avenida' },
    neighborhood: { label: answerNames.neighborhood },
    complement: { label: answerNames.complement, hint: 'Apartamento, bloco, casa, fundos…' },
  },
  noComplement: 'Não tem complemento',
  complementType: 'Tipo de complemento',
  chooseType: 'Escolha o tipo',
  complementValue: 'Número ou nome',
} as const;
