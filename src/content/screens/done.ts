import { siteLinks } from '../landing/site/site-links.ts';

export const doneWords = {
  thanks: (name: string) => (name === '' ? 'A fibra está a caminho.' : `${name}, a fibra está a caminho.`),
  ended: {
    withdrawn: 'Você desistiu deste pedido.',
    cancelled: 'Este pedido foi cancelado.',
  },
  number: 'Número do pedido',
  protocol: 'Protocolo',
  at: 'Feito em',
  keep: (hasProtocol: boolean) =>
    hasProtocol
      ? 'Guarde o número do pedido e o protocolo: eles identificam este pedido.'
      : 'Guarde o número do pedido: ele identifica este pedido.',
  summary: 'Resumo do pedido',
  name: 'Em nome de',
  plan: 'Plano',
  price: 'Preço por mês',
  address: 'Endereço da instalação',
  schedule: 'Data da instalação',
  dueDate: 'Vencimento',
  paymentWay: 'Pagamento',
  offer: 'Código da oferta',
  print: 'Imprimir ou salvar em PDF',
  printConversation: 'Guardar uma cópia da conversa',
  calendar: {
    add: 'Pôr a instalação na agenda',
    file: 'instalacao-ultrafibra.ics',
    title: 'Instalação da fibra Ultrafibra',
    text: (number: string) =>
      `Pedido ${number}. Um adulto precisa receber o técnico. Para mudar o dia, acompanhe o pedido no site ou fale com a nossa equipe.`,
  },
  follow: { text: 'Acompanhar meu pedido', route: siteLinks.followOrder },
  next: 'O que acontece agora',
  steps: (scheduled: boolean): readonly string[] => [
    scheduled
      ? 'O dia e o período que você escolheu estão no pedido. Para mudar, acompanhe o pedido ou fale com a nossa equipe.'
      : 'Para combinar o dia da instalação, fale com a nossa equipe e informe o número do pedido.',
    'O técnico instala a fibra e o modem. Um adulto precisa recebê-lo.',
    'A primeira fatura é proporcional aos dias de uso.',
  ],
  withdrawal: 'Mudou de ideia?',
  withdrawalFollowed: (phone: string) =>
    `Você pode desistir em até 7 dias, sem custo e sem precisar explicar. Acompanhe o pedido e desista por lá, ou ligue para ${phone} e informe o número dele.`,
  help: 'Precisa de ajuda?',
} as const;
