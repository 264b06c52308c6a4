export const priceWords = {
  currency: 'R$',
  perMonth: '/mês',
  price: (amount: string, from?: string) =>
    from ? `De R$ ${from} por R$ ${amount} por mês` : `R$ ${amount} por mês`,
};
