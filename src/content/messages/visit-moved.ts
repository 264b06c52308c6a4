import { periodLabels } from '../periods.ts';
import { type MessageContent, paragraph, templateText } from './message-content.ts';

interface MovedVisit {
  readonly orderNumber: string;
  readonly date: string;
  readonly period: keyof typeof periodLabels;
  readonly address: string;
  readonly followUrl: string;
}

export const visitMoved = ({ orderNumber, date, period, address, followUrl }: MovedVisit): MessageContent => {
  const when = `${date}, ${periodLabels[period].toLowerCase()}`;
  return {
    subject: 'Sua instalação tem um novo dia',
    preview: when,
    blocks: [
      paragraph('A instalação da sua fibra foi remarcada. O dia anterior não vale mais.'),
      {
        is: 'facts',
        facts: [
          ['Quando', when],
          ['Onde', address],
          ['Número do pedido', orderNumber],
        ],
      },
      paragraph('Um adulto precisa receber o técnico e ter um documento com foto.'),
      { is: 'link', label: 'Acompanhar o pedido', url: followUrl },
    ],
    short: `Ultrafibra: a instalação do pedido ${orderNumber} foi remarcada para ${when}. Acompanhe em ${followUrl}`,
    template: {
      name: 'visita_remarcada',
      text: templateText`A instalação da sua fibra foi remarcada para ${when}, em ${address}. O dia anterior do pedido ${orderNumber} não vale mais.`,
      link: { label: 'Acompanhar o pedido', url: followUrl },
    },
  };
};
