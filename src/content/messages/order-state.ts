import { periodLabels } from '../periods.ts';
import { supplier } from '../supplier.ts';
import { type MessageContent, paragraph, templateText } from './message-content.ts';

/** Why the shop cancelled, as the customer reads it; also on the page of the order. */
export const cancelCauseWords = {
  'no-network': 'Não conseguimos levar a fibra até o seu endereço.',
  'customer-asked': 'Você pediu o cancelamento.',
  'not-reached': 'Não conseguimos falar com você para combinar a instalação.',
  'nobody-home': 'Fomos até o endereço e não encontramos um adulto para receber o técnico.',
  'not-authorised': 'O condomínio ou o dono do imóvel não autorizou a instalação.',
  repeated: 'Havia outro pedido igual a este, que continua valendo.',
  other: 'Para saber o motivo, fale com a nossa equipe.',
} as const;

interface OrderState {
  readonly state: 'confirmed' | 'scheduled' | 'installed' | 'cancelled';
  readonly orderNumber: string;
  readonly visit: { readonly date: string; readonly period: keyof typeof periodLabels } | null;
  readonly address: string;
  readonly cause: keyof typeof cancelCauseWords;
  readonly followUrl: string;
}

const notYou = `Se não foi você quem pediu, ligue para ${supplier.support} e informe o número do pedido.`;

/** What has happened, and what happens next. */
const told = {
  confirmed: {
    subject: 'Seu pedido foi confirmado',
    template: 'pedido_confirmado',
    text: ({ orderNumber }: OrderState) =>
      templateText`Conferimos os dados do pedido ${orderNumber}, e está tudo certo. Agora a equipe prepara a visita do técnico, e avisamos você de cada passo.`,
    next: 'Não precisa fazer nada. Para mudar o dia ou ver o contrato, acompanhe o pedido.',
  },
  scheduled: {
    subject: 'Sua instalação está agendada',
    template: 'pedido_agendado',
    text: (order: OrderState) =>
      templateText`A instalação do pedido ${order.orderNumber} está agendada: ${whenOf(order)}, em ${order.address}.`,
    next: 'Um adulto precisa receber o técnico e ter um documento com foto. Lembramos você na véspera.',
  },
  installed: {
    subject: 'Sua fibra foi instalada',
    template: 'pedido_instalado',
    text: ({ orderNumber }: OrderState) =>
      templateText`A fibra do pedido ${orderNumber} está instalada. A primeira fatura é proporcional aos dias de uso.`,
    next: `Você pode desistir em até 7 dias, sem custo. Se a internet não funcionar, ligue para ${supplier.support}.`,
  },
  cancelled: {
    subject: 'Seu pedido foi cancelado',
    template: 'pedido_cancelado',
    text: ({ orderNumber, cause }: OrderState) =>
      templateText`O pedido ${orderNumber} foi cancelado. ${cancelCauseWords[cause]} A visita do técnico não acontece, e nada é cobrado.`,
    next: notYou,
  },
} as const;

const whenOf = ({ visit }: OrderState): string =>
  visit === null
    ? 'o dia ainda vai ser combinado'
    : `${visit.date}, ${periodLabels[visit.period].toLowerCase()}`;

export function orderStateChanged(order: OrderState): MessageContent {
  const { text, ...change } = told[order.state];
  return changeMessage({ ...change, text: text(order), url: order.followUrl });
}

interface Change {
  readonly subject: string;
  readonly text: ReturnType<typeof templateText>;
  /** What happens next, or what the customer has to do. */
  readonly next: string;
  readonly template: string;
  readonly url: string;
}

/** A message about one change of an order, with the way to follow it. */
export function changeMessage({ subject, text, next, template, url }: Change): MessageContent {
  const said = text.values.reduce(
    (body, value, index) => body.replace(`{{${index + 1}}}`, () => value),
    text.body,
  );
  return {
    subject,
    preview: said,
    blocks: [paragraph(said), paragraph(next), { is: 'link', label: followLabel, url }],
    short: `Ultrafibra: ${said} ${next} ${url}`,
    template: {
      name: template,
      text: { ...text, body: `${text.body} ${next}` },
      link: { label: followLabel, url },
    },
  };
}

export const followLabel = 'Acompanhar o pedido';
