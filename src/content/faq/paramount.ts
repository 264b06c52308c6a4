import { asked } from '../knowledge/asked.ts';
import { outsideLinks } from '../landing/site/outside-links.ts';
import { siteLinks } from '../landing/site/site-links.ts';
import type { FaqItem } from './answer.ts';
import { offersWith } from './offers-with.ts';
import { streamingCancellation } from './streaming-cancellation.ts';

export const paramountFaq: readonly FaqItem[] = [
  {
    ...asked('paramount-como-entrar'),
    answer: [
      'Depois da instalação, a TIM envia por SMS e e-mail um link para ativar o Paramount+. É nele que você cria o usuário e a senha.',
      {
        steps: [
          'Abra o link de ativação no celular ou no computador.',
          'Crie uma conta do Paramount+ ou entre com a que você já tem.',
          {
            parts: [
              'Baixe o aplicativo ou abra a ',
              { text: 'página de entrada do Paramount+', href: outsideLinks.paramount },
              ' e use o mesmo e-mail e a mesma senha.',
            ],
          },
        ],
      },
      {
        parts: [
          'Não achou o link? Olhe na caixa de spam ou peça outro na ',
          { text: 'área do cliente', href: outsideLinks.customerArea },
          '.',
        ],
      },
    ],
  },
  {
    ...asked('paramount-como-funciona'),
    answer: [
      'Você contrata a internet e o Paramount+ juntos e paga tudo em uma fatura só. Ele pode entrar no plano de 600 Mega ou no de 1 Giga, e já vem incluso no de 2 Giga, com o HBO Max.',
      'Os 600 Mega do plano viram 700 com o bônus. O Paramount+ pode ser visto em um aparelho por vez.',
    ],
  },
  {
    ...asked('paramount-como-cancelar'),
    answer: streamingCancellation('Paramount+'),
  },
  {
    ...asked('paramount-na-tv'),
    answer: [
      {
        steps: [
          'Na TV, abra a loja de aplicativos e instale o Paramount+. Ele também funciona em aparelhos que se ligam à TV, como Chromecast, Fire TV, Roku e Apple TV.',
          'Abra o aplicativo e escolha entrar. A TV mostra um código ou pede e-mail e senha.',
          'Se aparecer um código, digite-o no celular, na página que a TV indicar, com a sua conta aberta.',
        ],
      },
      'Se a TV não é smart, você pode espelhar a tela do celular ou ligar um desses aparelhos na entrada HDMI. Lembre que é um aparelho por vez.',
    ],
  },
  {
    ...asked('paramount-quanto-custa'),
    answer: [
      (prices) =>
        `Assinado à parte, um plano de streaming custa a partir de ${prices.streamingFrom()} por mês. Junto com a fibra, ele soma só ${prices.more('d600b', 'd600a')} por mês ao plano de 600 Mega.`,
      'No débito automático, por 12 meses, os planos com Paramount+ ficam assim:',
      {
        list: offersWith('paramount-plus'),
      },
      {
        parts: [
          'O preço depois do desconto e o preço no boleto aparecem em cada plano, antes de contratar. ',
          { text: 'Veja os planos com Paramount+', href: siteLinks.plans },
          '.',
        ],
      },
    ],
  },
];
