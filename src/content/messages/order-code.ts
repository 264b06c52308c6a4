import { type MessageContent, paragraph } from './message-content.ts';

export const orderCode = ({ code }: { code: string }): MessageContent => ({
  subject: 'Seu código para acompanhar o pedido',
  preview: 'Ele vale por 10 minutos.',
  blocks: [
    paragraph('Use este código para acompanhar o seu pedido da Ultrafibra:'),
    { is: 'code', text: code },
    paragraph(
      'Ele vale por 10 minutos. Não passe este código para ninguém: a nossa equipe nunca pede. Se não foi você quem pediu, ignore esta mensagem.',
    ),
  ],
  short: `Ultrafibra: ${code} é o código para acompanhar o seu pedido. Vale por 10 minutos. Não passe para ninguém.`,
  template: { name: 'codigo_pedido', code },
});
