/** Ways on after a refusal. */
export const waysOn = {
  otherOffers: 'Ver as ofertas para o meu endereço',
  anotherOrder: 'Fazer outro pedido mesmo assim',
} as const;
