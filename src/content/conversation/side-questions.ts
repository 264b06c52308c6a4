import { listOf } from '../list-of.ts';

/** Texts about an answer before the question returns. They load with the first typed message. */
export const sideQuestionWords = {
  editing: {
    note: 'Você está mudando uma resposta.',
    back: 'Voltar para onde parei',
  },
  /** What a dialog shows that a message opened. */
  panels: {
    summary:
      'Mostro o resumo, com tudo o que você já respondeu: para mudar algo, toque em “Alterar” ao lado. Depois é só escrever aqui.',
    help: 'Mostro a ajuda, com o que você pode escrever e como falar com uma pessoa. Depois é só escrever aqui.',
    later: 'Mostro como continuar depois. Se preferir seguir agora, é só escrever aqui.',
  },
  /** Read by a screen reader only. */
  announced: {
    now: (answers: string) => `Agora está assim: ${answers}.`,
    back: (link: string) => `Para deixar como está, escolha ou escreva “${link}”.`,
    ending: (end: string) => `final ${end}`,
    hidden: 'escondido na tela',
  },
  several: {
    found: 'Entendi isto. Está certo?',
    yes: 'Está certo',
    no: 'Não, vou corrigir',
    taken: 'Anotado.',
    /** Each with its name. */
    noted: (answers: readonly string[]) => `Anotei. ${answers.join('; ')}.`,
    dropped: 'Tudo bem, não anotei nada.',
    /** What was taken last is not right. */
    right: (inSentence: string) => `Certo. Qual é ${inSentence}?`,
    /** Of several that were taken last. */
    which: 'Qual não está certo? O resto fica.',
    /** What several changes undo, if they undo nothing else. */
    onlyThese: 'Só estas respostas mudam; o resto fica.',
  },
  /** After a reload. */
  restored: {
    understood: 'As suas últimas mensagens não ficaram guardadas, só o que entendi delas.',
    inCard: 'O que você já tinha escrito está no cartão abaixo: confira e continue.',
    lost: (names: readonly string[]) => `Por segurança, não guardei ${listOf(names, 'e')}: escreva de novo.`,
    leftOut: (reply: string) => `Por segurança, a sua mensagem não ficou guardada. Respondi: ${reply}`,
  },
  leave: {
    ask: 'Esse é outro pedido, em outra página. O que você respondeu fica guardado. Quer ir para lá?',
    yes: 'Ir para lá',
    no: 'Ficar aqui',
  },
  startOver: {
    ask: 'Recomeçar apaga as respostas desta conversa. Quer mesmo?',
    yes: 'Recomeçar',
    no: 'Continuar de onde estou',
  },
  tooLong: (limit: number) =>
    `Essa mensagem tem mais de ${limit} caracteres, e eu só leio até aí. Ela continua na linha: escreva em partes menores.`,
  /** Label of the group of suggestions. */
  suggestions: 'Você pode responder com um toque',
  /** A suggestion to change an answer; sending it asks that question again. */
  correct: (inSentence: string) => `Corrigir ${inSentence}`,
  /** What was not taken for an answer is one. */
  isMyAnswer: (answer: string) => `É a minha resposta: ${answer}`,
  firstQuestion: 'Esta é a primeira pergunta.',
  again: 'Voltando à pergunta:',
} as const;
