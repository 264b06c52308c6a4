/** Around the price that a banner shows. */
export const heroOfferWords = {
  from: 'A partir de',
  facts: ['Instalação grátis', 'Modem Wi-Fi em comodato', 'Em 190 cidades'],
} as const;
