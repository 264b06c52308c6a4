import { supplier } from '../../src/content/supplier.ts';
import type { LinkPurpose } from '../customers/contact-link-repository.ts';
import { confirmationPage } from '../messages/confirmation-page.ts';
import { html } from '../messages/html.ts';

interface Pages {
  readonly ask: string;
  readonly done: string;
}

export const contactPages: Readonly<Record<LinkPurpose, Pages>> = {
  object: {
    ask: confirmationPage(
      'Não foi você?',
      html`<p>Com um toque no botão, o pedido feito com o seu CPF é cancelado e o seu contrato fica como estava.</p>
<form method="post"><button type="submit">Não fui eu: cancelar o pedido</button></form>`,
    ),
    done: confirmationPage(
      'Pedido cancelado',
      html`<p>Nada muda no seu contrato. Nossa equipe foi avisada e pode ligar para confirmar.</p>
<p>Se tiver dúvida, ligue para ${supplier.support}.</p>`,
    ),
  },
  'look-up': {
    ask: confirmationPage(
      'Liberar as consultas ao seu contrato',
      html`<p>Com um toque no botão, as consultas ao seu CPF ficam liberadas neste aparelho, e só nele.</p>
<form method="post"><button type="submit">Liberar neste aparelho</button></form>`,
    ),
    done: confirmationPage(
      'Pronto',
      html`<p>Agora é só consultar de novo, neste aparelho e neste navegador.</p>
<p><a href="/refidelizacao/consulta-cpf/">Renovar o contrato</a></p>
<p><a href="/migracao-ultrafibra/consulta-cpf/">Migrar para a fibra</a></p>`,
    ),
  },
};

export const unreadableContactLink: string = confirmationPage(
  'Este link não vale mais',
  html`<p>O prazo dele passou, ou ele foi cortado. Ligue para ${supplier.support} se precisar de ajuda.</p>`,
);

export const tooLateToObject: string = confirmationPage(
  'Este pedido não pode mais ser cancelado por aqui',
  html`<p>Ele já foi cancelado ou já terminou. Ligue para ${supplier.support} e informe o número do pedido.</p>`,
);
