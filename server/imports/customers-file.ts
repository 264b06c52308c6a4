import { sql } from 'kysely';
import { parseCep } from '../../src/brazil/cep.ts';
import { parseCpf } from '../../src/brazil/cpf.ts';
import { parseBrazilianDate } from '../../src/brazil/date.ts';
import { parseEmail } from '../../src/brazil/email.ts';
import { parsePersonName } from '../../src/brazil/name.ts';
import { parsePhone } from '../../src/brazil/phone.ts';
import { importColumns } from '../../src/contract/panel/import-columns.ts';
import { currentImport } from '../coverage/current-import.ts';
import type { CustomerRecord } from '../customers/customer.ts';
import type { Customers } from '../customers/customer-repository.ts';
import type { Connection } from '../database/database.ts';
import type { ImportKind, ReadLine } from './import-file.ts';
import { wrongValue } from './wrong-value.ts';

interface CustomerLine {
  record: CustomerRecord;
  birthDate: string;
}

/** The file of the carrier's customers; records are stored encrypted. */
export function customersFile(
  customers: Customers,
  renewalSkus: readonly string[],
): ImportKind<CustomerLine> {
  return {
    table: 'customers',
    columns: importColumns.customers,

    read: (values) => readCustomer(values, renewalSkus),

    // Encryption is slower than the write, so it runs before the transaction.
    insert: (importId, rows) => {
      const values = rows.map(({ line, row }) => ({
        import_id: importId,
        line,
        ...customers.toRow(row.record, row.birthDate),
      }));
      return async (db) => {
        await db.insertInto('customers').values(values).execute();
      };
    },

    conflicts: async (db, importId, atMost) => {
      const { rows } = await sql<{ line: number; other: number }>`
        select line, other from (
          select line, cpf_hash, lag(cpf_hash) over by_cpf as cpf_before, lag(line) over by_cpf as other
          from customers where import_id = ${importId}
          window by_cpf as (order by cpf_hash, line)
        ) as neighbours
        where cpf_before = cpf_hash order by line limit ${atMost}`.execute(db);
      return rows.map(({ line, other }) => ({ code: 'same-document', lines: [other, line] }));
    },

    forecast: (database, importId) =>
      database.read(async (db) => {
        const current = currentImport(db, 'customers');
        return {
          added: await countMissing(db, importId, current),
          gone: await countMissing(db, current, importId),
          toTell: 0,
        };
      }),
  };
}

type ImportOf = string | ReturnType<typeof currentImport>;

/** Number of customers in one import but not in the other. */
async function countMissing(db: Connection, inThis: ImportOf, notInThat: ImportOf): Promise<number> {
  const { many } = await db
    .selectFrom('customers as one')
    .select(({ fn }) => fn.countAll<number | string>().as('many'))
    .where('one.import_id', '=', inThis)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customers as other')
            .select('other.line')
            .where('other.import_id', '=', notInThat)
            .whereRef('other.cpf_hash', '=', 'one.cpf_hash'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** Problems quote no value: terminals keep their output, and with mixed up columns each may be personal. */
function readCustomer(values: readonly string[], renewalSkus: readonly string[]): ReadLine<CustomerLine> {
  const [cpfText = '', birthDate = '', nameText = '', emailText = '', phoneText = '', ...contract] = values;
  const cpf = parseCpf(cpfText);
  if (cpf === null) return wrongValue('document', 'cpf');
  if (parseBrazilianDate(birthDate) === null) return wrongValue('birth-date', 'birth_date');
  const name = parsePersonName(nameText);
  if (!name.ok) return wrongValue('name', 'name');
  const email = emailText === '' ? null : parseEmail(emailText);
  if (email === null && emailText !== '') return wrongValue('email', 'email');
  const phone = phoneText === '' ? null : parsePhone(phoneText, { landline: false });
  if (phone?.ok === false) return wrongValue('phone', 'phone');
  const rest = readContract(contract, renewalSkus);
  if ('problem' in rest) return rest;
  const record = { cpf, name: name.name, email, phone: phone?.digits ?? null, ...rest.row };
  return { row: { birthDate, record } };
}

type Contract = Omit<CustomerRecord, 'cpf' | 'name' | 'email' | 'phone'>;

function readContract(values: readonly string[], renewalSkus: readonly string[]): ReadLine<Contract> {
  const [
    plan = '',
    priceText = '',
    download = '',
    upload = '',
    debit = '',
    offers = '',
    migrate = '',
    ...place
  ] = values;
  const price = /^\d{1,5}([.,]\d{1,2})?$/.test(priceText) ? Number(priceText.replace(',', '.')) : null;
  if (plan === '' || plan.length > 64) return wrongValue('plan', 'plan');
  if (price === null) return wrongValue('price', 'price');
  if (![download, upload].every((speed) => /^\d{1,5}$/.test(speed))) return wrongValue('speed', 'download');
  const [direct_debit, mayMigrate] = [yesOrNo[debit.toLowerCase()], yesOrNo[migrate.toLowerCase()]];
  if (direct_debit === undefined) return wrongValue('yes-or-no', 'direct_debit');
  if (mayMigrate === undefined) return wrongValue('yes-or-no', 'may_migrate');
  const renewalOffers = offers.split(/\s+/).filter((sku) => sku !== '');
  if (renewalOffers.length > 2) return wrongValue('many-offers', 'renewal_offers');
  if (!renewalOffers.every((sku) => renewalSkus.includes(sku)))
    return wrongValue('unknown-offer', 'renewal_offers');
  const address = readAddress(place);
  if ('problem' in address) return address;
  const present = { plan, price, plan_download: Number(download), plan_upload: Number(upload) };
  return { row: { present, direct_debit, renewalOffers, mayMigrate, address: address.row } };
}

function readAddress([cepText = '', number = '', complement = '']: readonly string[]): ReadLine<
  Contract['address']
> {
  if (cepText === '') return { row: null };
  const cep = parseCep(cepText);
  if (cep === null) return wrongValue('postcode', 'cep');
  if (number.length > 64) return wrongValue('too-long', 'number', '64');
  if (complement.length > 128) return wrongValue('too-long', 'complement', '128');
  const door = { number: number || null, complement: complement || null };
  return { row: { cep, ...door, block_number: null, allotment_number: null } };
}

const yesOrNo: Readonly<Record<string, boolean | undefined>> = {
  yes: true,
  no: false,
  sim: true,
  não: false,
};
