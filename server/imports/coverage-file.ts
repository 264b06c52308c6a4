import { sql } from 'kysely';
import * as z from 'zod/mini';
import { parseCep } from '../../src/brazil/cep.ts';
import { states } from '../../src/brazil/states.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { importColumns } from '../../src/contract/panel/import-columns.ts';
import { currentImport } from '../coverage/current-import.ts';
import type { CoverageRangeTable } from '../coverage/imported-coverage.ts';
import { coverageStatuses, importedCoverage } from '../coverage/imported-coverage.ts';
import type { Connection } from '../database/database.ts';
import { countReached } from '../leads/lists/reached-by-coverage.ts';
import { noCoverageLeadRepository } from '../leads/no-coverage-lead-repository.ts';
import { systemRandom } from '../protection/random.ts';
import type { ImportKind } from './import-file.ts';
import { column } from './line-schema.ts';

type CoverageRange = Omit<CoverageRangeTable, 'import_id' | 'line'>;

/** The statuses as people write them, beside those of `coverageStatuses`. */
const inPortuguese: Readonly<Record<string, string>> = {
  'com cobertura': 'covered',
  prevista: 'planned',
  'sem cobertura': 'uncovered',
};

const postcode = column('postcode', (text) => {
  const cep = parseCep(text);
  return cep === null ? null : Number(cep);
});

const coverageLine = z
  .object({
    cep_from: postcode,
    cep_to: postcode,
    city: z.string().check(z.regex(/^.{1,96}$/, 'town')),
    uf: column('state', (text) => states.find(({ uf }) => uf === text.toUpperCase())?.uf ?? null),
    network: z.string().check(z.regex(/^[\w-]{1,32}$/, 'network')),
    status: column('status', (text) => {
      const status = lookUp(inPortuguese, text.toLowerCase()) ?? text;
      return coverageStatuses.find((known) => known === status) ?? null;
    }),
  })
  .check(z.refine(({ cep_from, cep_to }) => cep_from <= cep_to, { error: 'range', path: ['cep_from'] }));

/** Coverage file: non-overlapping postcode ranges. */
export const coverageFile: ImportKind<CoverageRange> = {
  table: 'coverage_ranges',
  columns: importColumns.coverage,

  line: coverageLine,
  quotes: true,

  insert: (importId, rows) => async (db) => {
    const values = rows.map(({ line, row }) => ({ import_id: importId, line, ...row }));
    await db.insertInto('coverage_ranges').values(values).execute();
  },

  conflicts: async (db, importId, atMost) => {
    // Sorted by start, overlapping ranges exist only if two neighbours overlap.
    const { rows } = await sql<{ line: number; other: number }>`
      select line, other from (
        select line, cep_from, lag(cep_to) over by_cep as cep_before, lag(line) over by_cep as other
        from coverage_ranges where import_id = ${importId}
        window by_cep as (order by cep_from, line)
      ) as neighbours
      where cep_before >= cep_from order by line limit ${atMost}`.execute(db);
    return rows.map(({ line, other }) => ({
      code: 'overlap',
      lines: [line, other].toSorted((one, two) => one - two),
    }));
  },

  forecast: async (database, importId, now) => {
    const rows = importedCoverage(database, importId);
    const noCoverageLeads = noCoverageLeadRepository(systemRandom);
    const toTell = await countReached({ database, noCoverageLeads, rows, now });
    return { ...(await database.read((db) => coveredDifference(db, importId))), toTell };
  },
};

/**
 * Counts postcodes that only one of two imports covers, by a sweep line over the ends of the ranges: between two ends
 * the running sums tell which imports cover.
 */
async function coveredDifference(db: Connection, importId: string): Promise<{ added: number; gone: number }> {
  const current = currentImport(db, 'coverage_ranges');
  const { rows } = await sql<{ added: number | string; gone: number | string }>`
    with edges as (
      select import_id, cep_from as cep, 1 as step from coverage_ranges where status = 'covered'
      union all
      select import_id, cep_to + 1, -1 from coverage_ranges where status = 'covered'
    ), steps as (
      select cep,
        sum(case when import_id = ${importId} then step else 0 end) as next,
        sum(case when import_id = (${current}) then step else 0 end) as present
      from edges group by cep
    ), stretches as (
      select lead(cep) over by_cep - cep as many,
        sum(next) over by_cep as next, sum(present) over by_cep as present
      from steps window by_cep as (order by cep)
    )
    select
      coalesce(sum(case when next > 0 and present = 0 then many end), 0) as added,
      coalesce(sum(case when next = 0 and present > 0 then many end), 0) as gone
    from stretches`.execute(db);
  return { added: Number(rows[0]?.added), gone: Number(rows[0]?.gone) };
}
