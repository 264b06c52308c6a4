/** Texts around the conversation's questions. */
export const conversationWords = {
  page: 'Conversa',
  heading: 'Peça sua fibra conversando',
  region: 'Conversa',
  greeting:
    'Oi! Sou o atendimento automático da Ultrafibra. Faço poucas perguntas. Escreva do seu jeito, eu entendo.',
  composer: {
    send: 'Enviar',
    free: 'Escreva uma resposta ou uma pergunta',
    placeholder: 'Escreva aqui',
    choose: 'Toque ou escreva',
    /** The keyboard that the key brings. Its name begins with what it shows, for those who press it by voice. */
    keyboard: {
      letters: { shown: 'ABC', name: 'ABC, teclado com letras' },
      digits: { shown: '123', name: '123, teclado com números' },
    },
  },
  you: 'Você disse:',
  shop: 'Ultrafibra disse:',
  ofTeam: (name: string) => `${name}, da equipe:`,
  /** `answerHere` opens the card that folds while a person is here. */
  withTeam: { answerHere: 'Responder por aqui', sent: (said: string) => `Para a equipe: ${said}` },
  edit: 'Alterar',
  editOf: (what: string) => `Alterar: ${what}`,
  /** For masked answers. */
  reveal: { show: 'mostrar', hide: 'ocultar' },
  states: {
    kept: 'salvo neste aparelho',
    open: 'guardado enquanto esta página estiver aberta',
    sent: 'enviado',
    unread: 'não enviado',
  },
  help: 'Ajuda',
} as const;
