import { type MessageContent, paragraph } from './message-content.ts';

export const collaboratorCode = ({ code }: { code: string }): MessageContent => ({
  subject: 'Seu código da Ultrafibra',
  preview: 'Ele vale por 10 minutos.',
  blocks: [
    paragraph('Use este código para confirmar o seu e-mail corporativo:'),
    { is: 'code', text: code },
    paragraph('Ele vale por 10 minutos. Se não foi você quem pediu, ignore este e-mail.'),
  ],
  short: `Seu código é ${code}. Ele vale por 10 minutos.`,
});
