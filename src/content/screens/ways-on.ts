/** Where whoever is refused goes on. */
export const waysOn = {
  otherOffers: 'Ver as ofertas para o meu endereço',
  anotherOrder: 'Fazer outro pedido mesmo assim',
} as const;
