import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/**
 * A partial index, because few leads have a CNPJ: with the full index SQLite scanned all of them for missing hashes.
 */
export async function up(db: Connection): Promise<void> {
  await db.schema.dropIndex('leads_by_cnpj').execute();
  await db.schema
    .createIndex('leads_by_cnpj')
    .on('leads')
    .columns(['cnpj_hash', 'id'])
    .where(sql<boolean>`cnpj_hash is not null`)
    .execute();
}
