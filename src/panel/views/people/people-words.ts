export const peopleWords = {
  intro:
    'Quem pede uma cópia dos seus dados (LGPD, art. 18) recebe este arquivo, depois de provar quem é com um documento. Cada busca fica registrada.',
  document: 'CPF ou CNPJ',
  wrong: 'Confira o CPF ou CNPJ.',
  download: 'Baixar os dados',
  done: 'O arquivo foi baixado. Entregue só à própria pessoa.',
  file: (moment: string) => `dados-da-pessoa-${moment.slice(0, 10)}.json`,
} as const;
