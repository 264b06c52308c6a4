import { supplier } from '../supplier.ts';
import { type MessageContent, paragraph } from './message-content.ts';

interface Change {
  readonly what: 'renewal' | 'migration';
  readonly orderNumber: string;
  readonly plan: string;
  readonly price: string;
  readonly askedOn: string;
  /** Nothing is carried out before this time. */
  readonly until: string;
  readonly objectUrl: string;
}

const changes: Readonly<Record<Change['what'], string>> = {
  renewal: 'a renovação do seu contrato',
  migration: 'a migração do seu contrato para a fibra',
};

/** Sent to the contact on file, whoever ordered: document and birth date of many people are known to others. */
export const contractChanged = ({
  what,
  orderNumber,
  plan,
  price,
  askedOn,
  until,
  objectUrl,
}: Change): MessageContent => ({
  subject: `Pedido ${orderNumber}: foi você?`,
  preview: `Em ${askedOn} foi pedida ${changes[what]}.`,
  blocks: [
    paragraph(
      `Em ${askedOn} foi pedida pelo site ${changes[what]}, com o CPF e a data de nascimento do titular.`,
    ),
    {
      is: 'facts',
      facts: [
        ['Número do pedido', orderNumber],
        ['Plano', plan],
        ['Preço', price],
      ],
    },
    paragraph(
      `Se foi você, não precisa fazer nada. Se não foi, cancele pelo link até ${until}: nada muda no seu contrato.`,
    ),
    { is: 'link', label: 'Não fui eu', url: objectUrl },
    paragraph(`Prefere falar com a gente? Ligue para ${supplier.support} e informe o número do pedido.`),
  ],
  short: `Ultrafibra: foi pedida ${changes[what]} (${orderNumber}, ${plan}). Não foi você? Cancele até ${until}: ${objectUrl}`,
  template: { name: 'contrato_alterado', places: [changes[what], orderNumber, plan, until, objectUrl] },
});
