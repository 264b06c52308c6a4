import { sql } from 'kysely';
import { parseCep } from '../../src/brazil/cep.ts';
import { parseCpf } from '../../src/brazil/cpf.ts';
import { parseBrazilianDate } from '../../src/brazil/date.ts';
import { parseEmail } from '../../src/brazil/email.ts';
import { parsePersonName } from '../../src/brazil/name.ts';
import { parsePhone } from '../../src/brazil/phone.ts';
import type { CustomerRecord } from '../customers/customer.ts';
import type { Customers } from '../customers/customer-repository.ts';
import { shown } from './coverage-file.ts';
import type { ImportKind } from './import-file.ts';

interface CustomerLine {
  record: CustomerRecord;
  birthDate: string;
}

/** The operator's customers, sealed as they go in. */
export function customersFile(
  customers: Customers,
  renewalSkus: readonly string[],
): ImportKind<CustomerLine> {
  return {
    table: 'customers',
    columns: [
      ...['cpf', 'birth_date', 'name', 'email', 'phone', 'plan', 'price', 'download', 'upload'],
      ...['direct_debit', 'renewal_offers', 'may_migrate', 'cep', 'number', 'complement'],
    ],

    read: (values) => readCustomer(values, renewalSkus),

    insert: async (db, importId, rows) => {
      const values = rows.map(({ line, row }) => ({
        import_id: importId,
        line,
        ...customers.toRow(row.record, row.birthDate),
      }));
      await db.insertInto('customers').values(values).execute();
    },

    conflicts: async (db, importId, atMost) => {
      const { rows } = await sql<{ line: number; other: number }>`
        select line, other from (
          select line, cpf_hash, lag(cpf_hash) over by_cpf as cpf_before, lag(line) over by_cpf as other
          from customers where import_id = ${importId}
          window by_cpf as (order by cpf_hash, line)
        ) as neighbours
        where cpf_before = cpf_hash order by line limit ${atMost}`.execute(db);
      return rows.map(({ line, other }) => `lines ${other} and ${line} name the same cpf`);
    },
  };
}

/** What is wrong is said without the value: it may be somebody's, and terminals are kept. */
function readCustomer(values: readonly string[], renewalSkus: readonly string[]): CustomerLine | string {
  const [cpfText = '', birthDate = '', nameText = '', emailText = '', phoneText = '', ...contract] = values;
  const cpf = parseCpf(cpfText);
  if (cpf === null) return 'cpf is no real CPF';
  if (parseBrazilianDate(birthDate) === null) return 'birth_date must be a real day as dd/mm/yyyy';
  const name = parsePersonName(nameText);
  if (!name.ok) return 'name must be a full name';
  const email = emailText === '' ? null : parseEmail(emailText);
  if (email === null && emailText !== '') return 'email is no e-mail address';
  const phone = phoneText === '' ? null : parsePhone(phoneText, { landline: false });
  if (phone?.ok === false) return 'phone is no mobile number';
  const rest = readContract(contract, renewalSkus);
  if (typeof rest === 'string') return rest;
  return { birthDate, record: { cpf, name: name.name, email, phone: phone?.digits ?? null, ...rest } };
}

type Contract = Omit<CustomerRecord, 'cpf' | 'name' | 'email' | 'phone'>;

function readContract(values: readonly string[], renewalSkus: readonly string[]): Contract | string {
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
  if (plan === '' || plan.length > 64) return 'plan must have 1 to 64 characters';
  if (price === null) return `price "${shown(priceText)}" must be like 99.99`;
  if (![download, upload].every((speed) => /^\d{1,5}$/.test(speed)))
    return 'download and upload must be Mbps';
  const [direct_debit, mayMigrate] = [yesOrNo[debit.toLowerCase()], yesOrNo[migrate.toLowerCase()]];
  if (direct_debit === undefined) return 'direct_debit must be yes or no';
  if (mayMigrate === undefined) return 'may_migrate must be yes or no';
  const renewalOffers = offers.split(/\s+/).filter((sku) => sku !== '');
  if (renewalOffers.length > 2) return 'renewal_offers holds two offers at most';
  const unknown = renewalOffers.find((sku) => !renewalSkus.includes(sku));
  if (unknown !== undefined) return `renewal_offers: ${shown(unknown)} is not in renewal.json`;
  const address = readAddress(place);
  if (typeof address === 'string') return address;
  const present = { plan, price, plan_download: Number(download), plan_upload: Number(upload) };
  return { present, direct_debit, renewalOffers, mayMigrate, address };
}

function readAddress([cepText = '', number = '', complement = '']: readonly string[]):
  | Contract['address']
  | string {
  if (cepText === '') return null;
  const cep = parseCep(cepText);
  if (cep === null) return 'cep is no postcode of 8 digits';
  if (number.length > 64) return 'number is longer than 64 characters';
  if (complement.length > 128) return 'complement is longer than 128 characters';
  return {
    cep,
    number: number || null,
    complement: complement || null,
    block_number: null,
    allotment_number: null,
  };
}

const yesOrNo: Readonly<Record<string, boolean | undefined>> = {
  yes: true,
  no: false,
  sim: true,
  não: false,
};
