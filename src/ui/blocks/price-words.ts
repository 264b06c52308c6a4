interface PriceParts {
  amount: string;
  from?: string;
  suffix?: string;
}

export const priceWords = {
  currency: 'R$',
  perMonth: '/mês',
  price: ({ amount, from, suffix }: PriceParts) => {
    const per = suffix?.replace('/', ' por ') ?? '';
    return from ? `De R$ ${from} por R$ ${amount}${per}` : `R$ ${amount}${per}`;
  },
};

export type PriceWords = typeof priceWords;
