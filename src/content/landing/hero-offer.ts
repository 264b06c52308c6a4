/** Texts around the banner's price. */
export const heroOfferWords = {
  from: 'A partir de',
  facts: ['Instalação grátis', 'Modem Wi-Fi em comodato', 'Em 190 cidades'],
} as const;
