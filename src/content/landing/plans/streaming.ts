/** What each service offers, and its plans: of each list the first that is sold. */
export const streamingWords = {
  title: 'Seu streaming na mesma conta da internet',
  lead: 'Escolha o serviço com o plano e receba tudo em uma fatura só.',
  services: [
    {
      id: 'globoplay',
      text: 'Novelas, séries originais, jornalismo e programas da TV Globo para ver quando quiser.',
      facts: ['No plano de 600 Mega', 'Até 3 telas ao mesmo tempo', 'Até 2 familiares na conta'],
      offers: [['d600gl', 'd600gles', 'd600sp']],
    },
    {
      id: 'hbo-max',
      text: 'Séries da HBO, filmes recentes, DC e a Champions League.',
      facts: ['De 500 Mega a 1 Giga; incluso no 2 Giga', 'Full HD', '2 telas ao mesmo tempo'],
      offers: [['d600c'], ['d1000d']],
    },
    {
      id: 'paramount',
      text: 'Filmes da Paramount, séries originais e desenhos para as crianças.',
      facts: ['Em 600 Mega e 1 Giga; incluso no 2 Giga', '1 aparelho por vez'],
      offers: [['d600b', 'd600br', 'd600ar3'], ['d1000c']],
    },
  ],
  /** The heading where only prices are shown. */
  offersTitle: 'Fibra com o seu streaming',
  action: 'Conhecer',
  terms: 'Com streaming, a fidelidade é de 12 meses, e cancelar antes pode gerar multa proporcional.',
} as const;
