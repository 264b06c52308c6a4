import { fieldErrors } from '../field-errors.ts';

/** After a refusal nothing is lost: a review or a call can be requested. */
export const failedAnalysisWords = {
  rejected: {
    explain: 'A análise automática não aprovou o pedido. Suas respostas estão guardadas.',
    next: 'O que você pode fazer agora',
  },
  quizFailed: {
    explain:
      'As respostas não bateram com o cadastro, e as tentativas terminaram. Suas respostas estão guardadas.',
    next: 'O que você pode fazer agora',
  },
  said: 'Motivo informado',
  review: {
    title: 'Pedir a revisão por uma pessoa',
    explain: 'A análise foi feita por um sistema. Você tem direito à revisão por uma pessoa.',
    ask: 'Pedir revisão',
    asking: 'Pedindo a revisão…',
    granted: 'Revisão pedida. Uma pessoa da nossa equipe vai olhar o seu pedido e falar com você.',
  },
  call: {
    title: 'Receber uma ligação',
    explain: 'Deixe um telefone e nossa equipe liga para você.',
    label: 'Telefone com DDD',
    hint: 'Celular ou fixo',
    ask: 'Quero receber uma ligação',
    asking: 'Anotando…',
    empty: fieldErrors.anyPhoneEmpty,
    wrong: fieldErrors.phone,
    granted: (phone: string) => `Anotado. Vamos ligar para ${phone}.`,
  },
  whatsapp: 'Falar pelo WhatsApp',
  whatsappNote: 'A mensagem leva só o protocolo, nenhum dado seu.',
  phone: (phone: string) => `Se preferir, ligue para ${phone}.`,
} as const;
