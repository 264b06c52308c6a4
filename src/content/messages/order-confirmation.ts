import { firstNameOf } from '../first-name.ts';
import { periodLabels } from '../periods.ts';
import { supplier } from '../supplier.ts';
import {
  type Fact,
  heading,
  type MessageBlock,
  type MessageContent,
  paragraph,
  templateText,
} from './message-content.ts';

export interface ConfirmationData {
  readonly name: string;
  readonly orderNumber: string;
  readonly protocol: string;
  readonly placedOn: string;
  readonly plan: string;
  readonly price: string;
  readonly address: string;
  readonly dueDay: number;
  readonly directDebit: boolean;
  readonly installation: readonly { readonly date: string; readonly period: keyof typeof periodLabels }[];
  /** The offer's terms as they were when it was accepted. */
  readonly conditions: readonly Fact[];
  /** Where the customer follows it; missing in messages created by older versions. */
  readonly followUrl: string;
}

export const orderSummaryWords = {
  title: (number: string) => `Resumo do pedido ${number}`,
  file: (number: string) => `pedido-${number}.pdf`,
  lead: 'Guarde este resumo: ele traz o que foi pedido e em que condições.',
  order: 'O pedido',
  conditions: 'Preço e condições da oferta',
  withdrawal: 'Como desistir',
  next: 'O que acontece agora',
} as const;

const installationOf = ({ installation }: ConfirmationData): string =>
  installation.map(({ date, period }) => `${date}, ${periodLabels[period]}`).join('; ') ||
  'A combinar com a nossa equipe';

export const orderFacts = (order: ConfirmationData): readonly Fact[] => [
  ['Número do pedido', order.orderNumber],
  ['Protocolo', order.protocol],
  ['Feito em', order.placedOn],
  ...(order.name === '' ? [] : [['Em nome de', order.name] as const]),
  ['Plano', order.plan],
  ['Preço por mês', order.price],
  ['Pagamento', order.directDebit ? 'Débito automático' : 'Boleto'],
  ['Vencimento', `Dia ${order.dueDay}`],
  ['Endereço da instalação', order.address],
  ['Data da instalação', installationOf(order)],
];

/** Decree 7.962 of 2013 requires clear instructions for withdrawal and an immediate confirmation of it. */
export const withdrawalWords = ({
  orderNumber,
  followUrl,
}: Pick<ConfirmationData, 'orderNumber' | 'followUrl'>): readonly string[] => [
  'Você pode desistir em até 7 dias, contados do pedido ou da instalação, sem custo e sem precisar explicar. O que já ' +
    'foi pago volta para você (artigo 49 do Código de Defesa do Consumidor e Decreto 7.962/2013).',
  `${followUrl === '' ? 'Para desistir,' : `Para desistir, acompanhe o pedido em ${followUrl} ou`} ligue para ` +
    `${supplier.support} ou ${supplier.sales} e informe o número ${orderNumber}. Confirmamos a desistência na hora, ` +
    'com um número de protocolo.',
];

export const afterTheOrder: readonly string[] = [
  'No dia da instalação, o técnico leva a fibra e o modem. Um adulto precisa recebê-lo.',
  'A primeira fatura é proporcional aos dias de uso.',
];

export const orderConfirmation = (order: ConfirmationData): MessageContent => ({
  subject: `Pedido ${order.orderNumber} recebido`,
  preview: `${order.plan} por ${order.price}. Guarde este e-mail.`,
  blocks: [
    paragraph(`${firstNameOf(order.name)}, recebemos o seu pedido. A fibra está a caminho.`),
    { is: 'facts', facts: orderFacts(order) },
    ...section(orderSummaryWords.next, afterTheOrder),
    ...followed(order.followUrl),
    heading(orderSummaryWords.conditions),
    { is: 'facts', facts: order.conditions },
    heading(orderSummaryWords.withdrawal),
    ...withdrawalWords(order).map(paragraph),
    paragraph('O resumo do pedido também está no PDF anexo.'),
  ],
  short:
    `Ultrafibra: pedido ${order.orderNumber} recebido, ${order.plan} por ${order.price}. ` +
    `Para desistir em até 7 dias, ligue para ${supplier.support}.`,
  template: {
    name: 'pedido_recebido',
    text: templateText`Recebemos o seu pedido ${order.orderNumber}: ${order.plan} por ${order.price}. A instalação: ${installationOf(order)}. Você pode desistir em até 7 dias, sem custo.`,
    link: { label: 'Acompanhar o pedido', url: order.followUrl },
  },
});

const followed = (url: string): MessageBlock[] =>
  url === ''
    ? []
    : [
        paragraph('Acompanhe o pedido, remarque a instalação ou guarde os documentos quando quiser:'),
        { is: 'link', label: 'Acompanhar o pedido', url },
      ];

const section = (title: string, items: readonly string[]): MessageBlock[] => [
  heading(title),
  { is: 'list', items },
];
