import { supplier } from '../../src/content/supplier.ts';
import { confirmationPage } from '../messages/confirmation-page.ts';
import { html } from '../messages/html.ts';

/** The unsubscribe page. Mail clients prefetch links, so only the form's POST has an effect. */
export const unsubscribePage: string = confirmationPage(
  'Parar de receber ofertas',
  html`<p>Com um toque no botão, as ofertas e os convites da Ultrafibra deixam de chegar ao seu e-mail. As mensagens sobre um pedido feito continuam.</p>
<form method="post"><button type="submit">Parar de receber</button></form>`,
);

export const unsubscribedPage: string = confirmationPage(
  'Pronto',
  html`<p>Você não recebe mais ofertas nossas por e-mail. Não precisa fazer mais nada.</p>
<p><a href="/">Ir para a página inicial</a></p>`,
);

export const unreadableUnsubscribeLink: string = confirmationPage(
  'Este link não pode ser lido',
  html`<p>Abra de novo o link da mensagem, inteiro. Se ele foi cortado, copie do e-mail e cole no navegador. Ou ligue para ${supplier.support} e peça para parar.</p>`,
);
