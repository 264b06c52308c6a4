import { formatCpf } from '../../src/brazil/cpf.ts';
import { fromCents } from '../../src/brazil/money.ts';
import { maskName } from '../../src/brazil/name.ts';
import { maskPhone } from '../../src/brazil/phone.ts';
import { wordsFor } from '../../src/content/operator/list-words.ts';
import { queueOutcomeWords } from '../../src/content/operator/queue-outcome-words.ts';
import type { Connection } from '../database/database.ts';
import { maskEmail } from '../leads/mask-email.ts';
import type { PlacedRenewal } from '../renewals/placed-renewal.ts';
import { readableRecord } from './readable-values.ts';
import { type PersonRecords, type PersonRepositories, recordsOfDocument } from './records-of-document.ts';
import {
  consentRecords,
  conversationRecords,
  looksAt,
  type Section,
  sectionOfNotes,
  sectionsOfLead,
  titleOfLooks,
} from './sections-of-lead.ts';

/** All data stored for a document, and what was left under the phones and e-mails given with it. */
export async function sectionsOfDocument(
  repositories: PersonRepositories,
  db: Connection,
  document: string,
): Promise<Section[]> {
  const records = await recordsOfDocument(repositories, db, document);
  const { leads, customer, renewals } = records;
  const sections: Section[] = [];
  for (const lead of leads) sections.push(...(await sectionsOfLead(repositories, db, lead, false)));
  if (customer !== undefined)
    sections.push({ titulo: 'Cadastro de cliente', registros: [customerRecord(customer)] });
  for (const { id, created_at, status, record } of renewals) {
    const opened = readableRecord({
      'Aberta em': created_at,
      Situação: renewalStatusWords[status],
      ...customerRecord(record),
    });
    const placed = await repositories.renewals.newestOf(db, [id]);
    sections.push(
      { titulo: 'Renovação', registros: [opened, ...(placed === undefined ? [] : [orderRecord(placed)])] },
      { titulo: 'Autorizações', registros: await consentRecords(db, id) },
      { titulo: 'Conversa', registros: await conversationRecords(repositories, db, id) },
      ...(placed === undefined
        ? []
        : [
            await sectionOfNotes(repositories.renewalNotes, db, placed.orderNumber),
            await looksAtRenewal(repositories, db, placed.orderNumber),
          ]),
    );
  }
  sections.push(...sectionsOfContact(records));
  for (const { id } of [...records.begun, ...records.waiting, ...records.talks])
    sections.push({
      titulo: `Conversa (${byContact})`,
      registros: await conversationRecords(repositories, db, id, true),
    });
  return sections.filter(({ registros }) => registros.length > 0);
}

const orderRecord = ({ orderNumber, placedAt, objectedAt, carriedOutAt, plan, priceCents }: PlacedRenewal) =>
  readableRecord({
    'Número do pedido': orderNumber,
    'Feito em': placedAt,
    'Contestado em': objectedAt,
    'Efetivado em': carriedOutAt,
    'Plano novo': plan.plan,
    'Código da oferta': plan.offerCode,
    'Preço por mês': fromCents(priceCents).toFixed(2),
  });

const looksAtRenewal = async (repositories: PersonRepositories, db: Connection, orderNumber: string) => ({
  titulo: titleOfLooks,
  registros: await looksAt(repositories, db, 'renewal', orderNumber),
});

const renewalStatusWords = { open: 'Em andamento', finished: 'Concluída' } as const;

const customerRecord = ({
  cpf,
  name,
  email,
  phone,
  present,
  address,
  direct_debit,
}: Omit<NonNullable<PersonRecords['customer']>, 'id'>) =>
  readableRecord({
    ...{ CPF: formatCpf(cpf), Nome: name, 'E-mail': email, Celular: phone },
    ...{ Plano: present.plan, 'Preço por mês': present.price, 'Débito automático': direct_debit },
    ...{ CEP: address?.cep, 'Número do imóvel': address?.number, Complemento: address?.complement },
  });

/** Masked: the person only typed the phone or e-mail that leads here, and it may be somebody else's. */
const maskedContact = ({ created_at, name, email, phone }: PersonRecords['waiting'][number]) =>
  readableRecord({
    Quando: created_at,
    Nome: name && maskName(name),
    'E-mail': email && maskEmail(email),
    Celular: phone && maskPhone(phone),
  });

function sectionsOfContact({
  begun,
  waiting,
  calls,
}: Pick<PersonRecords, 'begun' | 'waiting' | 'calls'>): Section[] {
  return [
    { titulo: `Pedido começado sem CPF ou CNPJ (${byContact})`, registros: begun.map(maskedContact) },
    {
      titulo: `Contato deixado onde ainda não há cobertura (${byContact})`,
      registros: waiting.map(maskedContact),
    },
    {
      titulo: 'Pedidos de ligação',
      registros: calls.map(({ created_at, telephone, outcome, note }) =>
        readableRecord({
          Quando: created_at,
          Telefone: telephone,
          Resultado: outcome && wordsFor(queueOutcomeWords, outcome),
          Nota: note,
        }),
      ),
    },
  ];
}

const byContact = 'mascarado: traz o mesmo celular ou e-mail, mas pode ser de outra pessoa';
