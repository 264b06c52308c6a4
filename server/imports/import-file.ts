import type { Connection, Database } from '../database/database.ts';
import { StartupError } from '../startup-error.ts';
import { csvLines } from './csv-lines.ts';
import { type ImportedTable, makeCurrent } from './current-import.ts';
import { countRows, removeOtherImports, removeRows } from './imported-rows.ts';

/** What one kind of file brings. */
export interface ImportKind<Row> {
  table: ImportedTable;
  columns: readonly string[];
  /** A sentence says what is wrong with the line. */
  read(values: readonly string[]): Row | string;
  insert(db: Connection, importId: string, rows: readonly { line: number; row: Row }[]): Promise<void>;
  /** What only shows when all lines are there, each with the numbers of the lines. */
  conflicts(db: Connection, importId: string, atMost: number): Promise<string[]>;
}

interface Run<Row> {
  database: Database;
  kind: ImportKind<Row>;
  file: string;
  /** Orders imports: a later one is greater. */
  importId: string;
  progress: (lines: number) => void;
}

const batch = 500;
const batchesPerWrite = 10;
const toldAtMost = 50;

/**
 * All or nothing: rows go in beside those that count, in short writes that a running shop does not notice, and one last
 * write makes them the ones that count. Whatever breaks before that leaves everything as it was.
 */
export async function importFile<Row>(run: Run<Row>): Promise<number> {
  const { database, kind, importId } = run;
  try {
    const rows = await stage(run);
    const conflicts = await database.read((db) => kind.conflicts(db, importId, toldAtMost));
    if (conflicts.length > 0) throw refused(conflicts, conflicts.length === toldAtMost);
    await database.write(async (db) => {
      const there = await countRows(db, kind.table, importId);
      if (there !== rows)
        throw new StartupError('Another import ran at the same time: nothing was changed, try again');
      await makeCurrent(db, kind.table, importId);
    });
    await removeOtherImports(database, kind.table, importId);
    return rows;
  } catch (error) {
    await removeRows(database, kind.table, importId);
    throw error;
  }
}

async function stage<Row>({ database, kind, file, importId, progress }: Run<Row>): Promise<number> {
  const problems: string[] = [];
  let waiting: { line: number; row: Row }[] = [];
  let rows = 0;
  const flush = async () => {
    const ready = waiting;
    waiting = [];
    await database.write(async (db) => {
      for (let from = 0; from < ready.length; from += batch)
        await kind.insert(db, importId, ready.slice(from, from + batch));
    });
  };
  for await (const { line, values } of csvLines(file, kind.columns)) {
    const row = values === null ? `must have ${kind.columns.length} values` : kind.read(values);
    if (typeof row === 'string') problems.push(`line ${line}: ${row}`);
    // After the first bad line nothing will come of it: the rest is only read for what else is wrong.
    else if (problems.length === 0) waiting.push({ line, row });
    if (problems.length >= toldAtMost) throw refused(problems, true);
    if (waiting.length >= batch * batchesPerWrite) await flush();
    rows += 1;
    if (rows % 100_000 === 0) progress(rows);
  }
  if (problems.length > 0) throw refused(problems, false);
  await flush();
  if (rows === 0) throw new StartupError('There is no line below the first one: nothing was changed');
  return rows;
}

const refused = (problems: readonly string[], more: boolean): StartupError =>
  new StartupError(
    [...problems, more ? 'There may be more. Nothing was changed.' : 'Nothing was changed.'].join('\n'),
  );
