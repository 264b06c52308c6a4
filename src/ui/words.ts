/** The few words the parts themselves say. Each part takes them as a prop, with these as the default. */
export const words = {
  optional: 'opcional',
  close: 'Fechar',
  loading: 'Um momento…',
  error: 'Erro:',
  stage: (position: number, total: number) => `Etapa ${position} de ${total}`,
  currency: 'R$',
  perMonth: '/mês',
  price: ({ amount, from, suffix }: PriceParts) => {
    const per = suffix?.replace('/', ' por ') ?? '';
    return from ? `De R$ ${from} por R$ ${amount}${per}` : `R$ ${amount}${per}`;
  },
  zoom: {
    group: 'Tamanho da página',
    larger: 'Aumentar',
    smaller: 'Diminuir',
    reset: (percent: string) => `${percent}. Voltar a 100%`,
    percent: (percent: number) => `${String(percent).replace('.', ',')}%`,
  },
};

type PriceParts = { amount: string; from?: string; suffix?: string };
export type PriceWords = Pick<typeof words, 'currency' | 'perMonth' | 'price'>;
export type ZoomWords = typeof words.zoom;
