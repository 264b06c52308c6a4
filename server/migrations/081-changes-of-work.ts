import type { Connection, Database } from '../database/database.ts';
import { noteChangesOf } from '../database/note-changes.ts';

/** The record of a lead has the work on it. */
export const up = (db: Connection, { rowName }: Database): Promise<void> =>
  noteChangesOf(db, rowName, { table: 'lead_work', thing: 'lead', id: 'lead_id' });
