import { replies } from '../../conversation/replies.ts';
import { asked } from '../../knowledge/asked.ts';
import { identityWords } from '../../landing/identity.ts';
import { siteLinks } from '../../landing/site/site-links.ts';
import type { FaqItem } from '../answer.ts';

/** Questions about ordering. */
export const orderFaq: readonly FaqItem[] = [
  {
    ...asked('como-contratar'),
    answer: [
      'Do jeito que for melhor para você:',
      {
        list: ({ phone }) => [
          {
            parts: [
              'Por aqui, ',
              { text: 'começando pelo CEP', href: siteLinks.order },
              ', com uma pergunta por vez.',
            ],
          },
          {
            parts: [
              { text: 'Conversando', href: siteLinks.conversation },
              ' com o nosso atendimento automático, no seu ritmo.',
            ],
          },
          'Pelo WhatsApp, no link de cada plano.',
          ...(phone('sales') === null ? [] : [`Por telefone: ${phone('sales')}.`]),
        ],
      },
      'O contrato exige 18 anos completos e um CPF, ou um CNPJ para empresas.',
    ],
  },
  {
    ...asked('da-compra-a-instalacao'),
    answer: [
      {
        steps: [
          'Você informa o CEP e o número, e vemos se a fibra chega ao endereço.',
          'Escolhe o plano e informa os seus dados.',
          'Escolhe o vencimento e a forma de pagamento.',
          'Uma análise automática confere os dados. Se ela não aprovar, você pode pedir a revisão por uma pessoa.',
          'Escolhe até três opções de dia e período para a visita.',
          'Revisa tudo, confirma e recebe na hora o número do pedido e o protocolo.',
          'O técnico instala a fibra e o modem. Um adulto precisa acompanhar a visita.',
        ],
      },
      `${replies.duration} ${replies.installation.cost}`,
    ],
  },
  {
    ...asked('acompanhar-pedido'),
    answer: [
      {
        parts: [
          'Em ',
          { text: 'Acompanhar pedido', href: siteLinks.followOrder },
          ', com o número do pedido e o fim do celular, ou com um código enviado ao seu contato. No aparelho em que você pediu, abre na hora.',
        ],
      },
      'Lá você vê em que pé está, guarda os documentos, remarca a visita e, em até 7 dias, desiste sem custo.',
    ],
  },
  {
    ...asked('por-que-documentos-e-selfie'),
    answer: [
      'Para ter certeza de que quem está contratando é você. Em alguns pedidos, comparamos a foto de um documento oficial com uma selfie; assim, ninguém contrata no seu CPF.',
      'As imagens servem só para essa conferência. E não pedimos senha, código recebido por SMS nem pagamento antecipado.',
    ],
  },
  {
    ...asked('como-enviar-documentos'),
    answer: [
      'Se o seu pedido precisar, a TIM envia um link. Abra-o no celular e siga os passos:',
      { steps: identityWords.steps.map(({ title, text }) => `${title}. ${text}`) },
      'Sem celular com câmera ou com dificuldade no caminho? Fale com a gente e veremos outra forma.',
    ],
  },
  {
    ...asked('telefones-de-contato'),
    answer: [
      {
        list: ({ phone }) => [
          ...(phone('sales') === null ? [] : [`Para contratar: ${phone('sales')}.`]),
          ...(phone('support') === null ? [] : [`Para quem já é cliente, suporte: ${phone('support')}.`]),
          {
            parts: [
              'Se preferir, ',
              { text: 'peça uma ligação', href: siteLinks.call },
              ' e nós ligamos para você.',
            ],
          },
        ],
      },
      'A TIM também avisa sobre o pedido e a instalação por SMS e WhatsApp. As nossas ligações de vendas partem sempre do prefixo oficial 0303.',
    ],
  },
];
