import { asked } from '../knowledge/asked.ts';
import { outsideLinks } from '../landing/site/outside-links.ts';
import { siteLinks } from '../landing/site/site-links.ts';
import type { FaqItem } from './answer.ts';
import { offersWith } from './offers-with.ts';
import { streamingCancellation } from './streaming-cancellation.ts';

export const hboMaxFaq: readonly FaqItem[] = [
  {
    ...asked('hbo-max-como-ativar'),
    answer: [
      'Depois da instalação, a TIM envia por SMS e e-mail um link para ativar o HBO Max.',
      {
        steps: [
          'Abra o link de ativação e crie a sua conta, ou entre com a que você já tem.',
          {
            parts: [
              'Baixe o aplicativo ou abra o ',
              { text: 'site do HBO Max', href: outsideLinks.hboMax },
              ' e entre com o mesmo e-mail e a mesma senha.',
            ],
          },
          'Na TV, abra o aplicativo e digite no celular o código que aparecer na tela.',
        ],
      },
      'Já assina o HBO Max por outro caminho? Cancele a assinatura antiga para não pagar duas vezes.',
    ],
  },
  {
    ...asked('hbo-max-como-funciona'),
    answer: [
      'Você contrata a internet e o HBO Max juntos e paga tudo em uma fatura só. Ele pode entrar no plano de 600 Mega ou no de 1 Giga, e já vem incluso no de 2 Giga, com o Paramount+.',
      'Os 600 Mega do plano viram 700 com o bônus. E há ofertas de 500 Mega e de 1 Giga que trazem HBO Max e Deezer.',
    ],
  },
  {
    ...asked('hbo-max-telas-e-qualidade'),
    answer: [
      'Em até 2 telas ao mesmo tempo, em Full HD. Pode ser na TV, no computador, no tablet ou no celular.',
      'Para Full HD, cerca de 10 Mega por tela bastam: com a fibra, sobra internet para o resto da casa.',
    ],
  },
  {
    ...asked('hbo-max-como-cancelar'),
    answer: streamingCancellation('HBO Max'),
  },
  {
    ...asked('hbo-max-quanto-custa'),
    answer: [
      'No débito automático, por 12 meses, os planos com HBO Max ficam assim:',
      {
        list: offersWith('MAX'),
      },
      (prices) =>
        `No de 600 Mega, o HBO Max soma ${prices.more('d600c', 'd600a')} por mês ao plano sem streaming.`,
      {
        parts: [
          'O preço depois do desconto e o preço no boleto aparecem em cada plano, antes de contratar. ',
          { text: 'Veja os planos com HBO Max', href: siteLinks.plans },
          '.',
        ],
      },
    ],
  },
];
