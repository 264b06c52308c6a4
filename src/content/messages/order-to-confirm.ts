import { type MessageContent, paragraph, templateText } from './message-content.ts';

interface ToConfirm {
  readonly url: string;
  readonly until: string;
  readonly what: 'order' | 'payment';
}

const words = {
  order: {
    subject: 'Confira e confirme o seu pedido',
    text: 'Você está fazendo um pedido de fibra por telefone. Confira o plano, o preço e o contrato e confirme você mesmo:',
    label: 'Conferir o pedido',
    ends: 'Nada é contratado sem a sua confirmação. Se você não está fazendo um pedido, ignore esta mensagem.',
    short: 'confira e confirme o seu pedido',
    name: 'confirmar_pedido',
    template: (until: string) =>
      templateText`Aqui está o pedido de fibra que você está fazendo por telefone. Confira o plano, o preço e o contrato e confirme pelo link até ${until}. Nada é contratado sem a sua confirmação.`,
  },
  payment: {
    subject: 'Confirme a mudança no pagamento',
    text: 'Você pediu à nossa equipe outro vencimento ou outra forma de pagamento. Confira o valor e confirme você mesmo:',
    label: 'Conferir o pagamento',
    ends: 'Nada muda sem a sua confirmação. Se você não pediu, ignore esta mensagem.',
    short: 'confira e confirme o novo pagamento',
    name: 'confirmar_pagamento',
    template: (until: string) =>
      templateText`Aqui está a mudança no pagamento que você pediu à nossa equipe. Confira o valor e confirme pelo link até ${until}. Nada muda sem a sua confirmação.`,
  },
} as const;

/** What a person of the shop filled in for a customer: the customer reads it and confirms. */
export function orderToConfirm({ url, until, what }: ToConfirm): MessageContent {
  const { subject, text, label, ends, short, name, template } = words[what];
  return {
    subject,
    preview: `O link vale até ${until}.`,
    blocks: [
      paragraph(text),
      { is: 'link', label, url },
      paragraph(`O link vale até ${until}, abre uma vez e é só seu: não passe a ninguém. ${ends}`),
    ],
    short: `Ultrafibra: ${short} ate ${until}: ${url}`,
    template: { name, text: template(until), link: { label, url } },
  };
}
