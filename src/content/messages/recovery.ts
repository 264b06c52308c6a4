import { type MessageContent, paragraph } from './message-content.ts';

interface Recovery {
  readonly url: string;
  readonly until: string;
  readonly stopUrl: string;
}

/** Sent to visitors who agreed to offers and left an order unfinished. */
export const recovery = ({ url, until, stopUrl }: Recovery): MessageContent => ({
  subject: 'Seu pedido está guardado',
  preview: `Continue de onde parou até ${until}.`,
  blocks: [
    paragraph('Você começou um pedido de fibra e não terminou. Ele está guardado: continue de onde parou.'),
    { is: 'link', label: 'Continuar o pedido', url },
    paragraph(`O link vale até ${until}. Para abrir, pedimos os 4 últimos números do celular do pedido.`),
    paragraph(
      'Você recebeu esta mensagem porque aceitou receber ofertas por e-mail. Não enviamos outra sobre este pedido. Se não quiser mais ofertas:',
    ),
    { is: 'link', label: 'Parar de receber ofertas', url: stopUrl },
  ],
  short: `Ultrafibra: seu pedido está guardado. Continue até ${until}: ${url}`,
  stopUrl,
});
