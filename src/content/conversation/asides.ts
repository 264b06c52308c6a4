/** What is said about an answer before the question comes back. It comes with the first words that are typed. */
export const asideWords = {
  editing: {
    note: 'Você está mudando uma resposta.',
    back: 'Voltar para onde parei',
  },
  several: {
    found: 'Entendi isto. Está certo?',
    /** What an answer is called apart from its question. */
    names: { name: 'Nome', phone: 'Celular', email: 'E-mail', accept_contact: 'Aviso' },
    yes: 'Está certo',
    no: 'Não, vou corrigir',
    taken: 'Anotado.',
    dropped: 'Tudo bem, não anotei nada.',
  },
  startOver: {
    ask: 'Recomeçar apaga as respostas desta conversa neste aparelho. Quer mesmo?',
    yes: 'Recomeçar',
    no: 'Continuar de onde estou',
  },
  firstQuestion: 'Esta é a primeira pergunta.',
  again: 'Voltando à pergunta:',
  opens: 'abre em outra aba',
} as const;
