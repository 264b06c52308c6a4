import { fixedLinks } from './site/fixed-links.ts';
import { outsideLinks } from './site/outside-links.ts';

/** How an order earns loyalty points. */
export const rewardsWords = {
  title: 'Como ganhar os seus pontos Livelo',
  steps: [
    {
      title: 'Cadastre-se na Livelo',
      text: 'Crie a sua conta ou confirme que ela está ativa, no mesmo CPF.',
    },
    {
      title: 'Consulte a disponibilidade',
      text: 'Informe o CEP e o número e veja se a fibra chega ao seu endereço.',
    },
    {
      title: 'Conclua o pedido',
      text: 'Se houver disponibilidade, escolha o plano e finalize por esta página.',
    },
    {
      title: 'Receba os pontos',
      text: 'Eles são liberados em até 30 dias corridos depois da instalação, conforme o regulamento. Os detalhes ficam na sua conta Livelo, depois do login.',
    },
  ],
  account: { text: 'Entrar na Livelo', href: outsideLinks.rewards },
  regulation: { text: 'Regulamento dos pontos (PDF)', href: fixedLinks.rewardsRegulation },
} as const;
