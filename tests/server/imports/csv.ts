import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../test-server/test-database.ts';

export function csvFile(lines: readonly string[], end = '\n'): string {
  const file = join(temporaryFolder(), 'file.csv');
  writeFileSync(file, lines.join(end) + end);
  return file;
}

export const coverageHeader = 'cep_from,cep_to,city,uf,network,status';
export const customersHeader =
  'cpf,birth_date,name,email,phone,plan,price,download,upload,direct_debit,renewal_offers,may_migrate,cep,number,complement';
