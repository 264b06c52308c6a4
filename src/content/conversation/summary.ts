/** Texts of the order's summary. */
export const summaryWords = {
  open: 'Resumo',
  title: 'Seu pedido até aqui',
  /** For journeys without an order. */
  others: { coverage: 'Sua consulta até aqui', renewal: 'Sua renovação até aqui' },
  left: (questions: number, minutes: number) =>
    `${questions === 1 ? 'falta 1 pergunta' : `faltam ${questions} perguntas`}, ${
      minutes <= 1 ? '1\u00a0min' : `uns\u00a0${minutes}\u00a0min`
    }`,
  onlyConfirm: 'falta só confirmar',
} as const;
