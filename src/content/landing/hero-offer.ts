/** Around the price that a banner shows. */
export const heroOfferWords = {
  from: 'A partir de',
  condition: 'no débito automático, por 12 meses',
  facts: ['Instalação grátis', 'Modem Wi-Fi em comodato', 'Em 190 cidades'],
} as const;
