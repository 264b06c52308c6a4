import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Connection } from '../../server/database/database.ts';
import { leadRows } from '../../server/leads/lead-rows.ts';
import type { Protection } from '../../server/protection/protection.ts';
import * as answers from '../../src/contract/lead/answers.ts';
import { bankInfo } from '../../src/contract/lead/bank-info.ts';
import { deviceInfo } from '../../src/contract/lead/device-info.ts';
import { tracking } from '../../src/contract/tracking.ts';

/** The contract's schemas by column. */
const contact = { name: answers.personName, phone: answers.mobilePhone, email: answers.email };
const address = {
  cep: answers.cep,
  number: answers.houseNumber,
  block_number: answers.blockNumber,
  allotment_number: answers.allotmentNumber,
  address: answers.freeText(128),
  neighborhood: answers.freeText(96),
};
const rules = {
  leads: {
    ...{ ...contact, ...address, phone2: answers.anyPhone, complement: answers.freeText(128) },
    ...{ cpf: answers.cpf, cnpj: answers.cnpj, mothers_name: answers.mothersName },
    ...{ birth_date: answers.calendarDate, due_date: answers.dueDate, company_name: answers.companyName },
    ...{ schedules: answers.schedules, bank_info: bankInfo, device_info: deviceInfo, tracking },
    addon: answers.freeText(48),
  },
  no_coverage_leads: { ...contact, ...address },
  support_requests: { telephone: answers.anyPhone, addon: answers.freeText(48) },
} satisfies Record<string, Record<string, z.ZodMiniType>>;

/** Control characters other than tabs and line breaks. */
const control = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Checks all stored rows against the contract. Returns their number and the violations. */
export async function auditStoredRows(
  db: Connection,
  protection: Protection,
): Promise<{ rows: number; wrong: string[] }> {
  const { toLead } = leadRows(protection);
  const leads = await db.selectFrom('leads').selectAll().execute();
  const others = await db.selectFrom('no_coverage_leads').selectAll().execute();
  const calls = await db.selectFrom('support_requests').selectAll().execute();
  const words = await db.selectFrom('sentences').selectAll().execute();
  const wrong = [
    ...leads.flatMap((row) => wrongIn('leads', toLead(row), rules.leads)),
    ...others.flatMap((row) => wrongIn('no_coverage_leads', row, rules.no_coverage_leads)),
    ...calls.flatMap((row) => wrongIn('support_requests', row, rules.support_requests)),
    ...words.flatMap((row) => wrongIn('sentences', row, {})),
  ];
  const { rows: broken } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  if (broken[0]?.integrity_check !== 'ok') wrong.push('the database itself');
  return { rows: leads.length + others.length + calls.length + words.length, wrong };
}

function wrongIn(table: string, row: object, schemas: Readonly<Record<string, z.ZodMiniType>>): string[] {
  return Object.entries(row).flatMap(([column, value]: [string, unknown]) => {
    if (value === null || value === undefined) return [];
    const isRefused = schemas[column]?.safeParse(value).success === false;
    const hasControl = typeof value === 'string' && control.test(value);
    return isRefused || hasControl ? [`${table}.${column}: ${JSON.stringify(value).slice(0, 80)}`] : [];
  });
}
