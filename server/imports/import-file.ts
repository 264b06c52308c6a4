import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportProblem, LineProblem } from '../../src/contract/panel/import-problems.ts';
import type { ImportForecast } from '../../src/contract/panel/import-runs.ts';
import type { Connection, Database } from '../database/database.ts';
import { csvLines } from './csv-lines.ts';
import { currentImport, type ImportedTable, makeCurrent } from './current-import.ts';
import { fileRefusal, ImportRefusal } from './import-refusal.ts';
import { countRows, hasRow, removeOtherImports, removeRows } from './imported-rows.ts';
import { readLine } from './read-line.ts';

/** What one kind of file brings. */
export interface ImportKind<Row> {
  table: ImportedTable;
  columns: readonly string[];
  read(values: readonly string[]): { row: Row } | { problem: LineProblem };
  /** What takes time is done before: answers the write alone. */
  insert(importId: string, rows: readonly { line: number; row: Row }[]): (db: Connection) => Promise<void>;
  /** What only shows when all lines are there. */
  conflicts(db: Connection, importId: string, atMost: number): Promise<ImportProblem[]>;
  /** What these rows would change if they counted. */
  forecast(database: Database, importId: string): Promise<Omit<ImportForecast, 'replaced'>>;
}

export interface Imported {
  /** How many lines the file has. */
  readonly lines: number;
  /** Of a check. */
  readonly forecast: ImportForecast | null;
}

interface Run<Row> {
  database: Database;
  kind: ImportKind<Row>;
  file: string;
  /** Orders imports: a later one is greater. */
  importId: string;
  /** All of it happens but the last write: nothing counts, and what would change is told. */
  isCheck: boolean;
  /** Told after each write how many lines were read. */
  progress: (lines: number) => void;
}

const batch = 500;
const toldAtMost = 50;

/**
 * All or nothing: rows go in beside those that count, in short writes that a running shop does not notice, and one last
 * write makes them the ones that count. Whatever breaks before that leaves everything as it was.
 */
export async function importFile<Row>(run: Run<Row>): Promise<Imported> {
  const { kind, importId } = run;
  const database = restingBetweenWrites(run.database);
  try {
    const { rows, firstLine } = await stage({ ...run, database });
    const conflicts = await database.read((db) => kind.conflicts(db, importId, toldAtMost));
    if (conflicts.length > 0) throw new ImportRefusal(conflicts, conflicts.length === toldAtMost);
    if ((await database.read((db) => countRows(db, kind.table, importId))) !== rows) throw twoAtOnce();
    if (run.isCheck) {
      const forecast = await kind.forecast(database, importId);
      const replaced = await database.read((db) => countRows(db, kind.table, currentImport(db, kind.table)));
      await removeRows(database, kind.table, importId);
      return { lines: rows, forecast: { ...forecast, replaced } };
    }
    await database.write(async (db) => {
      // Whoever takes our rows away begins with the first.
      if (!(await hasRow(db, kind.table, importId, firstLine))) throw twoAtOnce();
      await makeCurrent(db, kind.table, importId);
    });
    await removeOtherImports(database, kind.table, importId);
    return { lines: rows, forecast: null };
  } catch (error) {
    await removeRows(database, kind.table, importId);
    throw error;
  }
}

/** As long as a write has kept others waiting, so long it leaves the database to them. */
const restingBetweenWrites = (database: Database): Database => ({
  ...database,
  write: async (job) => {
    const began = performance.now();
    const result = await database.write(job);
    await wait(performance.now() - began);
    return result;
  },
});

interface Staged {
  rows: number;
  firstLine: number;
}

async function stage<Row>({ database, kind, file, importId, progress }: Run<Row>): Promise<Staged> {
  const problems: ImportProblem[] = [];
  let waiting: { line: number; row: Row }[] = [];
  let rows = 0;
  let firstLine = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    const write = kind.insert(importId, waiting);
    waiting = [];
    await database.write(write);
    progress(rows);
  };
  for await (const { line, values } of csvLines(file, kind.columns)) {
    const read = readLine(kind, values);
    if ('problem' in read) problems.push({ ...read.problem, lines: [line] });
    // After the first bad line nothing will come of it: the rest is only read for what else is wrong.
    else if (problems.length === 0) waiting.push({ line, row: read.row });
    if (problems.length >= toldAtMost) throw new ImportRefusal(problems, true);
    if (rows === 0) firstLine = line;
    rows += 1;
    if (waiting.length >= batch) await flush();
  }
  if (problems.length > 0) throw new ImportRefusal(problems, false);
  await flush();
  if (rows === 0) throw fileRefusal('no-lines', 'There is no line below the first one: nothing was changed');
  return { rows, firstLine };
}

const twoAtOnce = (): ImportRefusal =>
  fileRefusal('another-import', 'Another import ran at the same time: nothing was changed, try again');
