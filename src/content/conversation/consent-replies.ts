/** Replies to a no, or to an unclear yes; the question for a consent in words. */
export const consentReplies = {
  /** To words that order without accepting anything. The plan's loyalty follows. */
  order: {
    of: (what: readonly string[]) => `O pedido: ${what.join(', ')}.`,
    ask: 'Falta o seu aceite: você leu e aceita as condições, o contrato e o regulamento da oferta?',
    yes: 'Li e aceito',
    no: 'Ainda não',
  },
  declined: {
    accept_information:
      'Tudo bem, nada foi contratado. Para mudar algo, escreva “corrigir” e o quê; para confirmar, escreva “aceito”. As respostas ficam guardadas.',
    accept_contact: 'Tudo bem, não avisamos. Se mudar de ideia, é só deixar o seu contato aqui.',
  },
  presentPlan:
    'Tudo bem, sem compromisso: o seu plano de hoje continua como está. Se mudar de ideia, estas são as ofertas:',
  otherPlan: 'Tudo bem, sem compromisso. Estes são alguns dos planos do seu endereço:',
} as const;
