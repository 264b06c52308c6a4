import type { Connection } from './database.ts';

/** What the shop keeps by name: settings of the panel, positions, marks. */
export async function readSetting(db: Connection, name: string): Promise<string | null> {
  const query = db.selectFrom('settings').select('value').where('name', '=', name);
  return (await query.executeTakeFirst())?.value ?? null;
}

export async function putSetting(db: Connection, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
