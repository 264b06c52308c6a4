import { formatCpf } from '../../src/brazil/cpf.ts';
import { wordsFor } from '../../src/content/operator/list-words.ts';
import { queueOutcomeWords } from '../../src/content/operator/queue-outcome-words.ts';
import type { Repositories } from '../database/create-repositories.ts';
import type { Connection } from '../database/database.ts';
import { readableRecord } from './readable-values.ts';
import { type PersonRecords, recordsOfDocument } from './records-of-document.ts';
import { consentRecords, type Section, sectionsOfLead } from './sections-of-lead.ts';

/** All data stored for a document, and for the phones and e-mails given with it. */
export async function sectionsOfDocument(
  repositories: Repositories,
  db: Connection,
  document: string,
): Promise<Section[]> {
  const { leads, customer, renewals, waiting, calls } = await recordsOfDocument(repositories, db, document);
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
    sections.push(
      { titulo: 'Renovação', registros: [opened] },
      { titulo: 'Autorizações', registros: await consentRecords(db, id) },
    );
  }
  sections.push(...sectionsOfContact({ waiting, calls }));
  return sections.filter(({ registros }) => registros.length > 0);
}

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

function sectionsOfContact({ waiting, calls }: Pick<PersonRecords, 'waiting' | 'calls'>): Section[] {
  return [
    {
      titulo: 'Contato deixado onde ainda não há cobertura',
      registros: waiting.map(({ created_at, name, email, phone, cep, number, city, state }) =>
        readableRecord({
          ...{ Quando: created_at, Nome: name, 'E-mail': email, Celular: phone },
          ...{ CEP: cep, 'Número do imóvel': number, Cidade: city, Estado: state },
        }),
      ),
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
