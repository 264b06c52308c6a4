/** What is said about an answer before the question comes back. It comes with the first words that are typed. */
export const sideQuestionWords = {
  editing: {
    note: 'Você está mudando uma resposta.',
    back: 'Voltar para onde parei',
  },
  several: {
    found: 'Entendi isto. Está certo?',
    /** What was not understood of it is not kept. */
    foundOf: (left: string) => `Entendi isto; “${left}” ficou de fora. Está certo?`,
    whole: 'Usar como escrevi',
    yes: 'Está certo',
    no: 'Não, vou corrigir',
    taken: 'Anotado.',
    dropped: 'Tudo bem, não anotei nada.',
    /** Of one answer among several. */
    change: (name: string) => `Mudar: ${name}`,
    drop: (name: string) => `Tirar: ${name}`,
    save: 'Salvar',
    keep: 'Manter',
    changed: (name: string) => `${name}: mudei.`,
    without: (name: string) => `${name}: tirei.`,
  },
  /** Words that are read in another way, and that the question would take. */
  guess: {
    ask: 'Ou isso é a sua resposta?',
    asCommand: 'Entendi como um pedido.',
    yes: 'É a minha resposta',
    no: 'Não é',
  },
  leave: {
    ask: 'Esse é outro pedido, em outra página. O que você respondeu fica guardado. Quer ir para lá?',
    yes: 'Ir para lá',
    no: 'Ficar aqui',
  },
  startOver: {
    ask: 'Recomeçar apaga as respostas desta conversa neste aparelho. Quer mesmo?',
    yes: 'Recomeçar',
    no: 'Continuar de onde estou',
  },
  tooLong: (limit: number) =>
    `Essa mensagem tem mais de ${limit} caracteres, e eu só leio até aí. Ela continua na linha: escreva em partes menores.`,
  /** Names the group of them. */
  suggestions: 'Você pode responder com um toque',
  /** What a message may have meant to change: said as it stands, it asks again. */
  correct: (inSentence: string) => `Corrigir ${inSentence}`,
  firstQuestion: 'Esta é a primeira pergunta.',
  again: 'Voltando à pergunta:',
} as const;
