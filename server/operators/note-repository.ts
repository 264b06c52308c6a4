import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface Note {
  readonly at: string;
  readonly operator: string;
  readonly text: string;
}

/** Internal notes on an order or a renewal, never shown to the customer. */
export interface Notes {
  add(db: Connection, note: { number: string; operatorId: string; text: string }, now: Date): Promise<void>;
  of(db: Connection, number: string): Promise<Note[]>;
}

export const noteRepository = (random: Random, table: 'order_notes' | 'renewal_notes'): Notes => ({
  add: async (db, { number, operatorId, text }, now) => {
    await db
      .insertInto(table)
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
      .selectFrom(`${table} as notes`)
      .innerJoin('operators', 'operators.id', 'notes.operator_id')
      .select(['notes.at', 'notes.text', 'operators.name as operator'])
      .where('notes.order_number', '=', number)
      .orderBy('notes.id')
      .execute(),
});
