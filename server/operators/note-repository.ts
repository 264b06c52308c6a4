import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface Note {
  readonly at: string;
  readonly operator: string;
  readonly text: string;
  readonly of: string;
}

/** Internal notes on an order, a renewal or a lead, never shown to the customer. */
export interface Notes {
  add(db: Connection, note: { of: string; operatorId: string; text: string }, now: Date): Promise<void>;
  of(db: Connection, ...ids: readonly string[]): Promise<Note[]>;
}

const aboutColumns = {
  order_notes: 'order_number',
  renewal_notes: 'order_number',
  lead_notes: 'lead_id',
} as const;

export const noteRepository = (random: Random, table: keyof typeof aboutColumns): Notes => ({
  add: async (db, { of, operatorId, text }, now) => {
    const id = timeOrderedId(random, now);
    await sql`insert into ${sql.table(table)} (id, ${sql.ref(aboutColumns[table])}, operator_id, at, text)
      values (${id}, ${of}, ${operatorId}, ${now.toISOString()}, ${text})`.execute(db);
  },
  of: async (db, ...ids) => {
    const about = sql.ref(`notes.${aboutColumns[table]}`);
    const { rows } = await sql<Note>`select notes.at, notes.text, operators.name as operator, ${about} as of
      from ${sql.table(table)} as notes join operators on operators.id = notes.operator_id
      where ${about} in (${sql.join([...ids, ''])}) order by notes.id`.execute(db);
    return rows;
  },
});
