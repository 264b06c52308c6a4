import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** Nearly no lead has a CNPJ. Where all were in the index, SQLite looked through them for those that lack their hash. */
export async function companyDocumentsKnown(db: Connection): Promise<void> {
  await db.schema.dropIndex('leads_by_cnpj').execute();
  await db.schema
    .createIndex('leads_by_cnpj')
    .on('leads')
    .columns(['cnpj_hash', 'id'])
    .where(sql<boolean>`cnpj_hash is not null`)
    .execute();
}
