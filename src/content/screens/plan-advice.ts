/** The questions of the plan adviser. */
export const planAdviceWords = {
  open: 'Ajude-me a escolher',
  of: (question: number, total: number) => `Pergunta ${question} de ${total}`,
  people: {
    ask: 'Quantas pessoas usam a internet aí?',
    options: [
      { label: 'Só eu', people: 1 },
      { label: '2 pessoas', people: 2 },
      { label: '3 ou 4', people: 4 },
      { label: '5 ou mais', people: 5 },
    ],
  },
  use: {
    ask: 'O que mais exige da internet?',
    options: {
      browsing: 'Navegar e estudar',
      video: 'Filmes e séries',
      work: 'Trabalhar em casa',
      games: 'Jogos online',
      creation: 'Lives e vídeos',
    },
  },
  service: { ask: 'Quer algum streaming junto?', any: 'Tanto faz', none: 'Sem streaming' },
  again: 'Responder de novo',
  take: (plan: string) => `Quero o ${plan}`,
} as const;
