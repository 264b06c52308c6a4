/** What each service offers, and its plans. */
export const streamingWords = {
  title: 'Seu streaming na mesma conta da internet',
  lead: 'Você escolhe o serviço junto com o plano e recebe tudo em uma fatura só.',
  unfold: 'O que vem em cada serviço',
  services: [
    {
      id: 'globoplay',
      name: 'Globoplay',
      text: 'Novelas, séries originais, jornalismo e programas da TV Globo para ver quando quiser.',
      facts: ['No plano de 600 Mega', 'Até 3 telas ao mesmo tempo', 'Até 2 familiares na conta'],
      action: 'Conhecer a oferta',
    },
    {
      id: 'hbo-max',
      name: 'HBO Max',
      text: 'Séries da HBO, filmes recentes, DC e a Champions League.',
      facts: ['De 500 Mega a 1 Giga; incluso no 2 Giga', 'Full HD', '2 telas ao mesmo tempo'],
      action: 'Conhecer a oferta',
    },
    {
      id: 'paramount',
      name: 'Paramount+',
      text: 'Filmes da Paramount, séries originais e desenhos para as crianças.',
      facts: ['Em 600 Mega e 1 Giga; incluso no 2 Giga', '1 aparelho por vez'],
      action: 'Conhecer a oferta',
    },
  ],
  terms:
    'Planos com streaming têm fidelidade de 12 meses, e o cancelamento antecipado pode gerar multa proporcional.',
} as const;
