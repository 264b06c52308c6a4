import { supplier } from '../supplier.ts';
import { heading, type MessageContent, paragraph, templateText } from './message-content.ts';
import {
  type ConfirmationData,
  orderFacts,
  orderSummaryWords,
  withdrawalWords,
} from './order-confirmation.ts';
import { followLabel } from './order-state.ts';

/** The contract is another one: the customer has its summary again, and seven days to withdraw. */
export const planChanged = (order: ConfirmationData): MessageContent => ({
  subject: `Plano do pedido ${order.orderNumber} trocado`,
  preview: `Agora é ${order.plan} por ${order.price}. Guarde este resumo.`,
  blocks: [
    paragraph(
      'O plano do seu pedido foi trocado, como combinamos com você. O resumo anterior não vale mais.',
    ),
    { is: 'facts', facts: orderFacts(order) },
    { is: 'link', label: followLabel, url: order.followUrl },
    heading(orderSummaryWords.conditions),
    { is: 'facts', facts: order.conditions },
    heading(orderSummaryWords.withdrawal),
    paragraph('O prazo de 7 dias conta de novo a partir desta troca.'),
    ...withdrawalWords(order).map(paragraph),
    paragraph(`Não combinou isso? Ligue para ${supplier.support} e informe o número do pedido.`),
  ],
  short:
    `Ultrafibra: o plano do pedido ${order.orderNumber} agora é ${order.plan} por ${order.price}. ` +
    `Você tem 7 dias para desistir. Não combinou isso? Ligue para ${supplier.support}.`,
  template: {
    name: 'pedido_plano',
    text: templateText`O plano do pedido ${order.orderNumber} agora é ${order.plan} por ${order.price}. O contrato é outro, e você tem 7 dias para desistir, sem custo. Não combinou isso? Ligue para ${supplier.support} e informe o número do pedido.`,
    link: { label: followLabel, url: order.followUrl },
  },
});
