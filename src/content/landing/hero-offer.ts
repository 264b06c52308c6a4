/** Texts around the banner's price, and what holds for every order. */
export const heroOfferWords = {
  from: 'A partir de',
  facts: [
    { fact: '190 cidades', text: 'com instalação grátis e modem em comodato' },
    { fact: 'Preço inteiro', text: 'o de agora e o de depois, antes de contratar' },
    { fact: 'Até o modem', text: 'o técnico leva a fibra da rua até dentro do imóvel' },
    { fact: '7 dias', text: 'para desistir, sem custo e sem precisar explicar' },
    { fact: 'Um número', text: 'para acompanhar o pedido do começo ao fim' },
  ],
} as const;
