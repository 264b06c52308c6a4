import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** A company's document is found as a person's is. What was given before is filled in by `fill-cnpj-hashes.ts`. */
export async function companyDocuments(db: Connection): Promise<void> {
  await db.schema.alterTable('leads').addColumn('cnpj_hash', 'text').execute();
  await db.schema.createIndex('leads_by_cnpj').on('leads').columns(['cnpj_hash', 'id']).execute();
  await db.schema
    .createIndex('leads_without_cnpj_hash')
    .on('leads')
    .column('id')
    .where(sql<boolean>`cnpj is not null and cnpj_hash is null`)
    .execute();
}
