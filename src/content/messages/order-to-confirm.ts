import { type MessageContent, paragraph, templateText } from './message-content.ts';

/** An order that a person of the shop filled in on the phone: the customer reads it and confirms. */
export const orderToConfirm = ({ url, until }: { url: string; until: string }): MessageContent => ({
  subject: 'Confira e confirme o seu pedido',
  preview: `O link vale até ${until}.`,
  blocks: [
    paragraph(
      'Você está fazendo um pedido de fibra por telefone. Confira o plano, o preço e o contrato e confirme você mesmo:',
    ),
    { is: 'link', label: 'Conferir o pedido', url },
    paragraph(
      `O link vale até ${until}, abre uma vez e é só seu: não passe a ninguém. Nada é contratado sem a sua confirmação. Se você não está fazendo um pedido, ignore esta mensagem.`,
    ),
  ],
  short: `Ultrafibra: confira e confirme o seu pedido ate ${until}: ${url}`,
  template: {
    name: 'confirmar_pedido',
    text: templateText`Aqui está o pedido de fibra que você está fazendo por telefone. Confira o plano, o preço e o contrato e confirme pelo link até ${until}. Nada é contratado sem a sua confirmação.`,
    link: { label: 'Conferir o pedido', url },
  },
});
