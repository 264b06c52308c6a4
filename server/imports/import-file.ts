import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { ImportColumn } from '../../src/contract/panel/import-columns.ts';
import type { ImportProblem, LineProblem } from '../../src/contract/panel/import-problems.ts';
import type { ImportForecast } from '../../src/contract/panel/import-runs.ts';
import { currentImport, type ImportedTable, makeCurrent } from '../coverage/current-import.ts';
import type { Connection, Database } from '../database/database.ts';
import { csvLines } from './csv-lines.ts';
import { fileRefusal, ImportRefusal } from './import-refusal.ts';
import { countRows, hasRow, removeOtherImports, removeRows } from './imported-rows.ts';
import { problemsOf } from './line-schema.ts';

export interface ImportKind<Row> {
  table: ImportedTable;
  columns: readonly ImportColumn[];
  /** A line by the names of its columns; its messages are codes of problems. */
  line: z.ZodMiniType<Row>;
  /** Whether problems quote what they found: terminals keep their output, and it may be personal. */
  quotes: boolean;
  /** Does the slow work first and returns only the write. */
  insert(importId: string, rows: readonly { line: number; row: Row }[]): (db: Connection) => Promise<void>;
  /** Problems across lines, checked after all lines are staged. */
  conflicts(db: Connection, importId: string, atMost: number): Promise<ImportProblem[]>;
  /** The changes that activating these rows would make. */
  forecast(database: Database, importId: string, now: Date): Promise<Omit<ImportForecast, 'replaced'>>;
}

export interface Imported {
  readonly lines: number;
  /** Set for a check only. */
  readonly forecast: ImportForecast | null;
}

interface Run<Row> {
  database: Database;
  kind: ImportKind<Row>;
  file: string;
  /** Sortable: later imports have greater ids. */
  importId: string;
  /** Dry run: everything but the activation, with a forecast of the changes. */
  isCheck: boolean;
  now: Date;
  /** Called after each write with the number of lines read. */
  progress: (lines: number) => void;
}

const batch = 500;
/** Enough for a spreadsheet with a wrong column; more tell nobody anything. */
const toldAtMost = 5000;

/**
 * All or nothing: rows are staged beside the active ones in short transactions, and one last write activates them. A
 * failure before it changes nothing.
 */
export async function importFile<Row>(run: Run<Row>): Promise<Imported> {
  const { kind, importId } = run;
  const database = restingBetweenWrites(run.database);
  try {
    const { rows, firstLine, problems } = await stage({ ...run, database });
    // Right lines are staged beside wrong ones, so that all problems of a file are told at once.
    const conflicts = await database.read((db) => kind.conflicts(db, importId, toldAtMost));
    const found = [...problems, ...conflicts].slice(0, toldAtMost);
    if (found.length > 0) throw new ImportRefusal(found, found.length === toldAtMost);
    if ((await database.read((db) => countRows(db, kind.table, importId))) !== rows) throw twoAtOnce();
    if (run.isCheck) {
      const forecast = await kind.forecast(database, importId, run.now);
      const replaced = await database.read((db) => countRows(db, kind.table, currentImport(db, kind.table)));
      await removeRows(database, kind.table, importId);
      return { lines: rows, forecast: { ...forecast, replaced } };
    }
    await database.write(async (db) => {
      // A concurrent import deletes our rows from the first one on, so its absence means that we lost.
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

/** Pauses after each write for as long as it took, so that visitors' writes get a turn. */
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
  problems: readonly ImportProblem[];
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
    if ('problems' in read) problems.push(...read.problems.map((one) => ({ ...one, lines: [line] })));
    else waiting.push({ line, row: read.row });
    if (problems.length >= toldAtMost) throw new ImportRefusal(problems.slice(0, toldAtMost), true);
    if (rows === 0) firstLine = line;
    rows += 1;
    if (waiting.length >= batch) await flush();
  }
  await flush();
  if (rows === 0) throw fileRefusal('no-lines', 'There is no line below the first one: nothing was changed');
  return { rows, firstLine, problems };
}

const twoAtOnce = (): ImportRefusal =>
  fileRefusal('another-import', 'Another import ran at the same time: nothing was changed, try again');

/** Control characters and bidirectional overrides. */
const unwanted = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** null: the number of values differs from the header. */
function readLine<Row>(
  { columns, line, quotes }: ImportKind<Row>,
  values: readonly string[] | null,
): { row: Row } | { problems: LineProblem[] } {
  if (values === null) return { problems: [{ code: 'values', value: String(columns.length) }] };
  const unreadable = columns.filter((_, place) => unwanted.test(values[place] ?? ''));
  if (unreadable.length > 0)
    return { problems: unreadable.map(({ name }) => ({ code: 'characters', column: name })) };
  const given = Object.fromEntries(columns.map(({ name }, place) => [name, values[place] ?? '']));
  const { data, error } = line.safeParse(given);
  return error ? { problems: problemsOf(error, quotes ? given : {}) } : { row: data };
}
