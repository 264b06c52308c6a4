import { supplier } from '../supplier.ts';
import { heading, type MessageContent, paragraph, templateText } from './message-content.ts';

interface Withdrawal {
  readonly orderNumber: string;
  readonly protocol: string;
  readonly plan: string;
  readonly withdrawnOn: string;
  readonly wasInstalled: boolean;
}

/** What happens after a withdrawal, for the page and the message. */
export const afterWithdrawal = (wasInstalled: boolean): readonly string[] => [
  'O contrato termina sem multa e sem custo.',
  wasInstalled
    ? 'Nossa equipe liga para combinar a retirada do modem, sem custo para você.'
    : 'A visita do técnico é cancelada e o horário fica livre.',
  'O que já foi pago volta para você.',
];

/** Decree 7.962 of 2013 requires an immediate confirmation of a withdrawal. */
export const withdrawalReceipt = (withdrawal: Withdrawal): MessageContent => ({
  subject: `Desistência do pedido ${withdrawal.orderNumber} recebida`,
  preview: `Recebida em ${withdrawal.withdrawnOn}. Guarde este comprovante.`,
  blocks: [
    paragraph('Recebemos a sua desistência. Este é o comprovante.'),
    {
      is: 'facts',
      facts: [
        ['Número do pedido', withdrawal.orderNumber],
        ['Protocolo', withdrawal.protocol],
        ['Plano', withdrawal.plan],
        ['Desistência recebida em', withdrawal.withdrawnOn],
      ],
    },
    heading('O que acontece agora'),
    { is: 'list', items: afterWithdrawal(withdrawal.wasInstalled) },
    paragraph(`Não foi você? Ligue para ${supplier.support} e informe o número do pedido.`),
  ],
  short: `Ultrafibra: recebemos em ${withdrawal.withdrawnOn} a desistência do pedido ${withdrawal.orderNumber}, sem custo. Protocolo ${withdrawal.protocol}.`,
  template: {
    name: 'desistencia_recebida',
    text: templateText`Recebemos em ${withdrawal.withdrawnOn} a desistência do pedido ${withdrawal.orderNumber}, sem multa e sem custo. O protocolo é ${withdrawal.protocol}: guarde este comprovante.`,
  },
});
