import { asked } from '../../knowledge/asked.ts';
import { fixedLinks } from '../../landing/site/fixed-links.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import type { FaqItem } from '../answer.ts';

/** Questions about streaming. */
export const streamingFaq: readonly FaqItem[] = [
  {
    ...asked('quais-planos-com-streaming'),
    answer: [
      {
        list: [
          {
            parts: [
              '600 Mega: pode vir com ',
              { text: 'Globoplay', href: fixedLinks.globoplay },
              ', ',
              { text: 'HBO Max', href: fixedLinks.hboMax },
              ' ou ',
              { text: 'Paramount+', href: fixedLinks.paramount },
              '.',
            ],
          },
          '1 Giga: pode vir com HBO Max ou Paramount+, com desconto.',
          '2 Giga: já inclui HBO Max e Paramount+.',
        ],
      },
      'Algumas ofertas de 500 Mega e de 1 Giga trazem HBO Max com Deezer.',
      (prices) =>
        `À parte, um plano de streaming custa a partir de ${prices.streamingFrom()} por mês. Junto com a fibra ele sai por menos, e o valor aparece em cada plano.`,
      'Os planos com streaming têm fidelidade de 12 meses.',
    ],
  },
  {
    ...asked('como-ativar-o-streaming'),
    answer: [
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação para cada serviço do seu plano.',
      {
        steps: [
          'Abra o link e crie uma conta no serviço, ou entre com a que você já tem.',
          'Confirme a ativação.',
          'Entre no aplicativo, no celular, no computador ou na TV, com essa mesma conta.',
        ],
      },
      {
        parts: [
          'Não achou o link? Peça outro na ',
          { text: 'área do cliente', href: outsideLinks.customerArea },
          '.',
        ],
      },
    ],
  },
];
