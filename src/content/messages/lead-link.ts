import { type MessageContent, paragraph, templateText } from './message-content.ts';

export const leadLink = ({ url, until }: { url: string; until: string }): MessageContent => ({
  subject: 'Seu link para continuar o pedido',
  preview: `Ele vale até ${until}.`,
  blocks: [
    paragraph('Continue o seu pedido de onde parou, neste ou em outro aparelho:'),
    { is: 'link', label: 'Continuar o pedido', url },
    paragraph(
      `O link vale até ${until}. Para abrir, pedimos os 4 últimos números do celular do pedido. Se não foi você quem pediu, ignore esta mensagem.`,
    ),
  ],
  short: `Ultrafibra: continue o seu pedido até ${until}: ${url}`,
  template: {
    name: 'continuar_pedido',
    text: templateText`Aqui está o link para continuar o seu pedido de fibra. Ele vale até ${until} e pede os 4 últimos números do celular do pedido.`,
    link: { label: 'Continuar o pedido', url },
  },
});
