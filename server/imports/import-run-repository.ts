import type { Generated, Selectable } from 'kysely';
import * as z from 'zod/mini';
import { minuteMs } from '../../src/brazil/durations.ts';
import { type ImportProblem, importProblem } from '../../src/contract/panel/import-problems.ts';
import {
  type ImportForecast,
  type ImportKindName,
  type ImportRun,
  importForecast,
  importRun,
} from '../../src/contract/panel/import-runs.ts';
import { fromJson, toFlag, toJson } from '../database/column-values.ts';
import type { Connection, Tables } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { momentBefore } from '../runtime/moment.ts';

interface ImportRunTable {
  id: string;
  kind: string;
  /** Unique key that lets only one import run at a time. */
  place: string | null;
  state: string;
  lines: number;
  of_lines: number | null;
  problems: string;
  more: number;
  told: number;
  started_by: string;
  started_at: string;
  /** Last heartbeat of the import process. */
  beat_at: string;
  ended_at: string | null;
  forecast: string | null;
  /** All problems; `problems` has the first ones. Missing in runs of older versions. */
  faults: Generated<string | null>;
  fault_count: Generated<number | null>;
}

export interface ImportTables {
  import_runs: ImportRunTable;
}

interface NewRun {
  readonly id: string;
  readonly kind: ImportKindName;
  readonly startedBy: string;
}

export interface ImportEnd {
  readonly state: 'checked' | 'done' | 'refused' | 'interrupted';
  readonly problems: readonly ImportProblem[];
  readonly more: boolean;
  readonly told: number;
  readonly lines?: number;
  readonly forecast?: ImportForecast | null;
}

interface ReceivedFile {
  readonly ofLines: number;
  readonly isCheck: boolean;
}

const silentAfter = minuteMs;

const lastSign = (now: Date): string => momentBefore(now, silentAfter);

export type ImportRuns = ReturnType<typeof importRunRepository>;

export function importRunRepository() {
  return {
    /** Claims the single import slot; false if a run with a heartbeat within the last minute holds it. */
    claim: async (db: Connection, { id, kind, startedBy }: NewRun, now: Date): Promise<boolean> => {
      const at = now.toISOString();
      await db
        .updateTable('import_runs')
        .set({ state: 'interrupted', place: null, ended_at: at })
        .where('place', '=', thePlace)
        .where('beat_at', '<', lastSign(now))
        .execute();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('import_runs')
        .values({
          ...{ id, kind, place: thePlace, state: 'receiving', problems: '[]', lines: 0, more: 0, told: 0 },
          ...{ started_by: startedBy, started_at: at, beat_at: at, of_lines: null, ended_at: null },
        })
        .onConflict((conflict) => conflict.column('place').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await raiseTopic(db, 'imports');
      return true;
    },
    received: (db: Connection, id: string, { ofLines, isCheck }: ReceivedFile, now: Date): Promise<void> =>
      update(db, id, {
        state: isCheck ? 'checking' : 'running',
        ...{ of_lines: ofLines, beat_at: now.toISOString() },
      }),
    beat: (db: Connection, id: string, lines: number, now: Date): Promise<void> =>
      update(db, id, { lines, beat_at: now.toISOString() }),
    end: (
      db: Connection,
      id: string,
      { state, problems, more, told, lines, forecast }: ImportEnd,
      now: Date,
    ): Promise<void> =>
      update(db, id, {
        ...{ state, told, place: null, ended_at: now.toISOString() },
        ...(lines === undefined ? {} : { lines }),
        ...{ problems: JSON.stringify(problems.slice(0, shownAtOnce)), more: toFlag(more) },
        ...{ faults: JSON.stringify(problems), fault_count: problems.length, forecast: toJson(forecast) },
      }),
    latest: async (db: Connection, many: number, now: Date): Promise<ImportRun[]> => {
      const rows = await db
        .selectFrom('import_runs')
        .select(listed)
        .orderBy('id', 'desc')
        .limit(many)
        .execute();
      return rows.map((row) => toRun(row, now));
    },
    faults: async (db: Connection, id: string): Promise<ImportProblem[]> => {
      const row = await db
        .selectFrom('import_runs')
        .select(['problems', 'faults'])
        .where('id', '=', id)
        .executeTakeFirst();
      return problemList.parse(JSON.parse(row?.faults ?? row?.problems ?? '[]'));
    },
  };
}

const shownAtOnce = 20;

const problemList = z.array(importProblem);

/** Without all the faults of a file, which may be thousands. */
const listed = [
  ...(['id', 'kind', 'place', 'state', 'lines', 'of_lines', 'problems', 'more', 'told'] as const),
  ...(['started_by', 'started_at', 'beat_at', 'ended_at', 'forecast', 'fault_count'] as const),
] as const;

const thePlace = 'one at a time';

async function update(
  db: Connection,
  id: string,
  columns: Partial<Selectable<Tables['import_runs']>>,
): Promise<void> {
  await db.updateTable('import_runs').set(columns).where('id', '=', id).execute();
  await raiseTopic(db, 'imports');
}

const toRun = (row: Pick<Selectable<Tables['import_runs']>, (typeof listed)[number]>, now: Date): ImportRun =>
  importRun.parse({
    ...{ id: row.id, kind: row.kind, lines: row.lines, ofLines: row.of_lines, told: row.told },
    state: row.place !== null && row.beat_at < lastSign(now) ? 'interrupted' : row.state,
    forecast: fromJson(importForecast, row.forecast),
    problems: problemList.parse(JSON.parse(row.problems)),
    faults: row.fault_count ?? JSON.parse(row.problems).length,
    ...{ more: row.more === 1, startedBy: row.started_by, startedAt: row.started_at, endedAt: row.ended_at },
  });
