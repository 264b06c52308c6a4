import { documents } from '../../tests/stories/support/sandbox.ts';

/** People with unique answers, one per face because each orders once. */
export const ordering = [
  {
    ...{ name: 'Quitéria Canária Souza', phone: '(11) 97123-4567', email: 'quiteria.canaria@exemplo.com.br' },
    ...{ number: '481516', birth_date: '07/08/1971', mothers_name: 'Genoveva Canária' },
    ...{ cpf: documents.quizzed, account_number: '88776-6' },
  },
  {
    ...{ name: 'Zuleica Cotovia Lima', phone: '(11) 97234-5678', email: 'zuleica.cotovia@exemplo.com.br' },
    ...{ number: '592627', birth_date: '09/10/1973', mothers_name: 'Hermengarda Cotovia' },
    ...{ cpf: documents.approved, account_number: '66554-3' },
  },
] as const;

export const inWhatsApp = {
  ...{ name: 'Eufrásia Tangará Dias', phone: '(11) 97345-6789', email: 'eufrasia.tangara@exemplo.com.br' },
  ...{ number: '703849', birth_date: '11/12/1975', mothers_name: 'Cunegundes Tangará' },
  ...{ cpf: '864.318.275-38', account_number: '77665-4' },
};

/** The name of a mother that only a migration gives. */
export const mothersName = 'Ifigênia Perdiz';

export const waiting = {
  ...{ name: 'Petronília Jaçanã Melo', phone: '(68) 99234-5678' },
  ...{ email: 'petronilia.jacana@exemplo.com.br', number: '637485' },
};
