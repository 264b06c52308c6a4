import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** Finds companies by CNPJ hash; `fill-cnpj-hashes.ts` backfills older leads. */
export async function up(db: Connection): Promise<void> {
  await db.schema.alterTable('leads').addColumn('cnpj_hash', 'text').execute();
  await db.schema.createIndex('leads_by_cnpj').on('leads').columns(['cnpj_hash', 'id']).execute();
  await db.schema
    .createIndex('leads_without_cnpj_hash')
    .on('leads')
    .column('id')
    .where(sql<boolean>`cnpj is not null and cnpj_hash is null`)
    .execute();
}
