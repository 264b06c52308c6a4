import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface OrderNote {
  readonly at: string;
  readonly operator: string;
  readonly text: string;
}

/** Internal notes, never shown to the customer. */
export interface OrderNotes {
  add(db: Connection, note: { number: string; operatorId: string; text: string }, now: Date): Promise<void>;
  of(db: Connection, number: string): Promise<OrderNote[]>;
}

export const orderNoteRepository = (random: Random): OrderNotes => ({
  add: async (db, { number, operatorId, text }, now) => {
    await db
      .insertInto('order_notes')
      .values({
        id: timeOrderedId(random, now),
        order_number: number,
        operator_id: operatorId,
        at: now.toISOString(),
        text,
      })
      .execute();
  },
  of: (db, number) =>
    db
      .selectFrom('order_notes')
      .innerJoin('operators', 'operators.id', 'order_notes.operator_id')
      .select(['order_notes.at', 'order_notes.text', 'operators.name as operator'])
      .where('order_notes.order_number', '=', number)
      .orderBy('order_notes.id')
      .execute(),
});
