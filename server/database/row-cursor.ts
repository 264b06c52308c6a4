import type { Connection } from './database.ts';

/** Up to which row somebody has looked: the moment of its last change, and its id. */
export interface RowCursor {
  readonly updatedAt: string;
  readonly id: string;
}

/** It begins with the first look, at the given moment. Other processes wait for the end of this one's look. */
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
