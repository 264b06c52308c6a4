import { supplier } from '../supplier.ts';
import { type MessageContent, templateText } from './message-content.ts';
import { changeMessage } from './order-state.ts';

const notYou = `Se não foi você quem pediu, ligue agora para ${supplier.support}.`;

interface Amended {
  readonly what: 'contact' | 'complement' | 'payment' | 'technician';
  readonly orderNumber: string;
  readonly address: string;
  readonly payment: string;
  readonly followUrl: string;
}

/** 'vencimento no dia 10, boleto, R$ 99,90/mês' */
export const paymentText = (day: number, directDebit: boolean, price: string): string =>
  `vencimento no dia ${day}, ${directDebit ? 'débito automático' : 'boleto'}, ${price}`;

export const paymentPageWords = {
  title: 'Confirmar o pagamento',
  text: (orderNumber: string, plan: string) =>
    `Você pediu à nossa equipe uma mudança no pagamento do pedido ${orderNumber}, plano ${plan}.`,
  before: 'Hoje:',
  after: 'Passa a ser:',
  bank: 'Banco',
  agency: 'Agência',
  agencyHint: 'Só números, com o dígito se houver: 1234 ou 1234-5.',
  account: 'Conta com dígito',
  accountHint: 'No nome de quem fez o pedido. Por exemplo: 12345-6.',
  confirm: 'Confirmar a mudança',
  orNot: `Se não foi você quem pediu, não confirme: nada muda. Dúvidas? Ligue para ${supplier.support}.`,
  /** The page of a link that opens nothing any more, by what became of it. */
  over: {
    used: {
      title: 'Esta mudança já foi confirmada',
      text: `O pagamento do pedido já mudou por este link, e mandamos a você um aviso com o que vale agora. Se não foi você quem confirmou, ligue agora para ${supplier.support}.`,
    },
    expired: {
      title: 'Este link venceu',
      text: `Ele valia por 24 horas e não foi usado: o pagamento continua como estava. Se ainda quer a mudança, peça outro link: ligue para ${supplier.support}.`,
    },
    open: {
      title: 'O pedido mudou depois deste link',
      text: `A mudança que ele pedia não cabe mais no pedido, e o pagamento continua como está nele. Se quer outro vencimento ou outra forma de pagamento, ligue para ${supplier.support}.`,
    },
    unknown: {
      title: 'Este link não vale mais',
      text: `Talvez a nossa equipe tenha mandado um mais novo: veja suas mensagens e abra o último. Se não achar, ligue para ${supplier.support}.`,
    },
  },
  done: 'Pagamento confirmado',
  doneText: 'Mandamos a você um aviso com o que mudou. Pode fechar esta página.',
} as const;

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
  payment: {
    subject: 'O pagamento do seu pedido mudou',
    template: 'pedido_pagamento',
    text: ({ orderNumber, payment }: Amended) =>
      templateText`Você confirmou o pagamento novo do pedido ${orderNumber}: ${payment}. O resto do contrato continua igual.`,
    next: notYou,
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
