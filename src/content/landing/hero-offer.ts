/** Texts around the banner's price. */
export const heroOfferWords = {
  from: 'A partir de',
  facts: [
    'Instalação grátis em 190 cidades, com modem em comodato',
    'O preço inteiro antes de contratar: o de agora e o de depois do desconto',
    'O técnico leva a fibra da rua até dentro do imóvel e a liga ao modem',
    '7 dias para desistir, sem custo e sem precisar explicar',
    'Um número para acompanhar o pedido do começo ao fim',
  ],
} as const;
