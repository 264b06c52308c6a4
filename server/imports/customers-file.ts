import { sql } from 'kysely';
import * as z from 'zod/mini';
import { parseCep } from '../../src/brazil/cep.ts';
import { parseCpf } from '../../src/brazil/cpf.ts';
import { parseBrazilianDate } from '../../src/brazil/date.ts';
import { parseEmail } from '../../src/brazil/email.ts';
import { parsePersonName } from '../../src/brazil/name.ts';
import { parsePhone } from '../../src/brazil/phone.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { importColumns } from '../../src/contract/panel/import-columns.ts';
import { currentImport } from '../coverage/current-import.ts';
import type { CustomerRecord } from '../customers/customer.ts';
import type { Customers } from '../customers/customer-repository.ts';
import type { Connection } from '../database/database.ts';
import type { ImportKind } from './import-file.ts';
import { column } from './line-schema.ts';

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

    line: z.pipe(customerLine(renewalSkus), z.transform(toLine)),
    quotes: false,

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

const speed = column('speed', (text) => (/^\d{1,5}$/.test(text) ? Number(text) : null));
const flag = column('yes-or-no', (text) => lookUp(yesOrNo, text.toLowerCase()) ?? null);

const customerLine = (renewalSkus: readonly string[]) =>
  z.object({
    cpf: column('document', parseCpf),
    birth_date: column('birth-date', (text) => parseBrazilianDate(text) && text),
    name: column('name', (text) => {
      const name = parsePersonName(text);
      return name.ok ? name.name : null;
    }),
    email: column('email', (text) => text && parseEmail(text)),
    phone: column('phone', (text) => {
      const phone = text === '' ? null : parsePhone(text, { landline: false });
      if (phone === null) return '';
      return phone.ok ? phone.digits : null;
    }),
    plan: z.string().check(z.regex(/^.{1,64}$/, 'plan')),
    price: column('price', (text) =>
      /^\d{1,5}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null,
    ),
    download: speed,
    upload: speed,
    direct_debit: flag,
    renewal_offers: z.pipe(
      column('many-offers', (text) => {
        const skus = text.split(/\s+/).filter((sku) => sku !== '');
        return skus.length > 2 ? null : skus;
      }),
      z
        .array(z.string())
        .check(z.refine((skus) => skus.every((sku) => renewalSkus.includes(sku)), 'unknown-offer')),
    ),
    may_migrate: flag,
    cep: column('postcode', (text) => text && parseCep(text)),
    number: z.string().check(z.maxLength(64, 'too-long')),
    complement: z.string().check(z.maxLength(128, 'too-long')),
  });

const toLine = (line: z.output<ReturnType<typeof customerLine>>): CustomerLine => ({
  birthDate: line.birth_date,
  record: {
    ...{ cpf: line.cpf, name: line.name, email: line.email || null, phone: line.phone || null },
    present: {
      ...{ plan: line.plan, price: line.price },
      ...{ plan_download: line.download, plan_upload: line.upload },
    },
    ...{ direct_debit: line.direct_debit, renewalOffers: line.renewal_offers, mayMigrate: line.may_migrate },
    address: line.cep
      ? {
          ...{ cep: line.cep, number: line.number || null, complement: line.complement || null },
          ...{ block_number: null, allotment_number: null },
        }
      : null,
  },
});

const yesOrNo: Readonly<Record<string, boolean | undefined>> = {
  yes: true,
  no: false,
  sim: true,
  não: false,
};
