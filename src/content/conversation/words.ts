/** What stands around the questions of the conversation. */
export const conversationWords = {
  page: 'Conversa',
  heading: 'Peça sua fibra conversando',
  region: 'Conversa',
  greeting:
    'Oi! Sou o atendimento automático da Ultrafibra. Faço poucas perguntas, uma de cada vez; só nome, celular e e-mail vêm juntos. Escreva do seu jeito, eu entendo.',
  composer: {
    send: 'Enviar',
    free: 'Escreva uma resposta ou uma pergunta',
    placeholder: 'Escreva aqui',
    choose: 'Escolha acima ou escreva',
    letters: { label: 'Teclado com letras', letters: 'ABC', digits: '123' },
  },
  you: 'Você disse:',
  house: 'Ultrafibra disse:',
  edit: 'Alterar',
  editOf: (what: string) => `Alterar: ${what}`,
  /** Of a masked answer. */
  reveal: { show: 'mostrar', hide: 'ocultar' },
  states: {
    kept: 'salvo neste aparelho',
    open: 'guardado enquanto esta página estiver aberta',
    sent: 'enviado',
  },
  summary: {
    open: 'Resumo',
    title: 'Seu pedido até aqui',
    /** Where nothing is ordered, or nothing new. */
    others: { coverage: 'Sua consulta até aqui', renewal: 'Sua renovação até aqui' },
    left: (questions: number, minutes: number) =>
      `${questions === 1 ? 'falta 1 pergunta' : `faltam ${questions} perguntas`}, ${
        minutes <= 1 ? 'cerca de 1\u00a0min' : `cerca de ${minutes}\u00a0min`
      }`,
    onlyConfirm: 'falta só confirmar',
  },
  help: 'Ajuda',
} as const;
