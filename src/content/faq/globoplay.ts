import { asked } from '../knowledge/asked.ts';
import { outsideLinks } from '../landing/site/outside-links.ts';
import { siteLinks } from '../landing/site/site-links.ts';
import type { FaqItem } from './answer.ts';
import { streamingCancellation } from './streaming-cancellation.ts';

export const globoplayFaq: readonly FaqItem[] = [
  {
    ...asked('globoplay-como-assinar'),
    answer: [
      {
        parts: [
          'Contrate o plano de 600 Mega com Globoplay. Comece pela ',
          { text: 'consulta de cobertura', href: siteLinks.order },
          ': com o CEP e o número, você vê se a fibra chega ao seu endereço e segue o pedido por ali mesmo.',
        ],
      },
      'O Globoplay entra na mesma fatura da internet. Não é preciso assinar nada no site dele.',
    ],
  },
  {
    ...asked('globoplay-como-ativar'),
    answer: [
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação.',
      {
        steps: [
          'Abra o link e entre com a sua Conta Globo, ou crie uma na hora.',
          'Confirme que quer ligar o Globoplay a essa conta.',
          {
            parts: [
              'Baixe o aplicativo ou abra o ',
              { text: 'site do Globoplay', href: outsideLinks.globoplay },
              ' e entre com a mesma conta.',
            ],
          },
        ],
      },
    ],
  },
  {
    ...asked('globoplay-redefinir-senha'),
    answer: [
      'A senha do Globoplay é a da sua Conta Globo. Na tela de entrada, toque em “Esqueci minha senha”, informe o e-mail da conta e siga o link que chega nele.',
      'Nós não temos acesso à sua senha e nunca a pedimos.',
    ],
  },
  {
    ...asked('globoplay-adicionar-familiares'),
    answer: [
      'Sim. Além de você, até 2 familiares podem usar a assinatura, cada um com a própria Conta Globo.',
      'No Globoplay, abra a sua conta, procure a opção de família e envie o convite por e-mail. A pessoa só precisa aceitar.',
    ],
  },
  {
    ...asked('globoplay-tipo-de-plano'),
    answer: [
      'É uma assinatura com ciclo de 30 dias, que se renova enquanto o seu plano de internet estiver ativo. Ela vale para até 3 telas ao mesmo tempo e até 2 familiares.',
      'Outros pacotes do Globoplay são contratados à parte, direto com ele.',
    ],
  },
  {
    ...asked('globoplay-velocidade'),
    answer: [
      'Só com a de 600 Mega. São 600 Mega de download, que viram 700 com o bônus, e 300 Mega de upload.',
      'Para assistir em Full HD, cerca de 10 Mega por tela bastam. Mesmo com as três telas ligadas, sobra internet para a casa toda.',
    ],
  },
  {
    ...asked('globoplay-aparelhos-ao-mesmo-tempo'),
    answer: [
      'Em até 3 telas ao mesmo tempo. Se uma quarta tentar, o Globoplay avisa, e basta parar em uma das outras.',
    ],
  },
  {
    ...asked('globoplay-aparelhos-compativeis'),
    answer: [
      {
        list: [
          'Celulares e tablets com Android ou iOS.',
          'Computadores, pelo navegador.',
          'Smart TVs das marcas mais comuns.',
          'Aparelhos que se ligam à TV, como Chromecast, Fire TV, Roku e Apple TV.',
        ],
      },
      {
        parts: [
          'Modelos antigos podem ficar de fora. A lista atual está no ',
          { text: 'site do Globoplay', href: outsideLinks.globoplay },
          '.',
        ],
      },
    ],
  },
  {
    ...asked('globoplay-como-cancelar'),
    answer: streamingCancellation('Globoplay'),
  },
];
