import { supplier } from '../supplier.ts';
import { type MessageContent, paragraph, templateText } from './message-content.ts';

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

interface Named {
  change: string;
  title: string;
  number: string;
}

const named: Readonly<Record<Change['what'], Named>> = {
  renewal: {
    change: 'a renovação do seu contrato',
    title: 'Renovação',
    number: 'Número da renovação',
  },
  migration: {
    change: 'a migração do seu contrato para a fibra',
    title: 'Pedido',
    number: 'Número do pedido',
  },
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
  subject: `${named[what].title} ${orderNumber}: foi você?`,
  preview: `Em ${askedOn} foi pedida ${named[what].change}.`,
  blocks: [
    paragraph(
      `Em ${askedOn} foi pedida pelo site ${named[what].change}, com o CPF e a data de nascimento do titular.`,
    ),
    {
      is: 'facts',
      facts: [
        [named[what].number, orderNumber],
        ['Plano', plan],
        ['Preço', price],
      ],
    },
    paragraph(
      `Se foi você, não precisa fazer nada. Se não foi, cancele pelo link até ${until}: nada muda no seu contrato.`,
    ),
    { is: 'link', label: 'Não fui eu', url: objectUrl },
    paragraph(`Prefere falar com a gente? Ligue para ${supplier.support} e informe o número acima.`),
  ],
  short: `Ultrafibra: foi pedida ${named[what].change} (${orderNumber}, ${plan}). Não foi você? Cancele até ${until}: ${objectUrl}`,
  template: {
    name: 'contrato_alterado',
    text: templateText`Recebemos pelo site um pedido: ${named[what].change}, com o número ${orderNumber} e o plano ${plan}. Se foi você, não precisa fazer nada. Se não foi, cancele até ${until}: nada muda no seu contrato.`,
    link: { label: 'Não fui eu', url: objectUrl },
  },
});
