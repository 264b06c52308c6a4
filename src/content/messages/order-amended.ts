import { supplier } from '../supplier.ts';
import { type MessageContent, templateText } from './message-content.ts';
import { changeMessage } from './order-state.ts';

const notYou = `Se não foi você quem pediu, ligue agora para ${supplier.support}.`;

interface Amended {
  readonly what: 'contact' | 'complement' | 'technician';
  readonly orderNumber: string;
  readonly address: string;
  readonly followUrl: string;
}

const told = {
  contact: {
    subject: 'O contato do seu pedido mudou',
    template: 'pedido_contato',
    text: ({ orderNumber }: Amended) =>
      templateText`O celular ou o e-mail do pedido ${orderNumber} foi trocado pela nossa equipe, a pedido do cliente. Os próximos avisos vão só para o contato novo.`,
    next: notYou,
  },
  complement: {
    subject: 'O endereço da instalação foi completado',
    template: 'pedido_endereco',
    text: ({ orderNumber, address }: Amended) =>
      templateText`O endereço da instalação do pedido ${orderNumber} agora é: ${address}.`,
    next: `O técnico vai por esse endereço. ${notYou}`,
  },
  technician: {
    subject: 'O técnico está a caminho',
    template: 'tecnico_a_caminho',
    text: ({ orderNumber, address }: Amended) =>
      templateText`O técnico que instala o pedido ${orderNumber} está a caminho de ${address}.`,
    next: `Um adulto precisa recebê-lo e ter um documento com foto. Se algo mudou, ligue para ${supplier.support}.`,
  },
} as const;

export function orderAmended(amended: Amended): MessageContent {
  const { text, ...change } = told[amended.what];
  return changeMessage({ ...change, text: text(amended), url: amended.followUrl });
}
