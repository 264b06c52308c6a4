import type { Connection } from './database.ts';

/** Position of an incremental scan: the last processed row's change time and id. */
export interface RowCursor {
  readonly updatedAt: string;
  readonly id: string;
}

/** Reads the position, creating it at the given moment. Locks the row, so that other processes wait for this scan. */
export async function readCursor(db: Connection, name: string, first: string): Promise<RowCursor> {
  await db
    .insertInto('settings')
    .values({ name, value: first })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const [updatedAt = '', id = ''] = value.split(' ');
  return { updatedAt, id };
}

export async function moveCursor(db: Connection, name: string, { updatedAt, id }: RowCursor): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: `${updatedAt} ${id}` })
    .where('name', '=', name)
    .execute();
}
