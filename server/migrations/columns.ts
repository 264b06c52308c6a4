import type { ColumnDataType, CreateTableBuilder } from 'kysely';
import type { Connection, Tables } from '../database/database.ts';

type Columns = Readonly<Record<string, ColumnDataType>>;

export function withColumns(
  table: CreateTableBuilder<string, string>,
  required: Columns,
  optional: Columns,
): CreateTableBuilder<string, string> {
  let built = table;
  for (const [name, type] of Object.entries(required)) {
    built = built.addColumn(name, type, (column) => column.notNull());
  }
  for (const [name, type] of Object.entries(optional)) built = built.addColumn(name, type);
  return built;
}

export const textColumns = (...names: string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, 'text' as const]));

/** A migration that only adds a nullable column. */
export const addsColumn =
  (table: keyof Tables, column: string, type: ColumnDataType) =>
  async (db: Connection): Promise<void> =>
    db.schema.alterTable(table).addColumn(column, type).execute();
