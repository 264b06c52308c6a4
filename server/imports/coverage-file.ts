import { sql } from 'kysely';
import { parseCep } from '../../src/brazil/cep.ts';
import { states } from '../../src/brazil/states.ts';
import { importColumns } from '../../src/contract/panel/import-columns.ts';
import { currentImport } from '../coverage/current-import.ts';
import type { CoverageRangeTable } from '../coverage/imported-coverage.ts';
import { coverageStatuses, importedCoverage } from '../coverage/imported-coverage.ts';
import type { Connection } from '../database/database.ts';
import { countReached } from '../leads/lists/reached-by-coverage.ts';
import { noCoverageLeadRepository } from '../leads/no-coverage-lead-repository.ts';
import { systemRandom } from '../protection/random.ts';
import type { ImportKind } from './import-file.ts';
import { wrongValue } from './wrong-value.ts';

type CoverageRange = Omit<CoverageRangeTable, 'import_id' | 'line'>;

/** The statuses as people write them, beside those of `coverageStatuses`. */
const inPortuguese: Readonly<Record<string, string>> = {
  'com cobertura': 'covered',
  prevista: 'planned',
  'sem cobertura': 'uncovered',
};

/** Coverage file: non-overlapping postcode ranges. */
export const coverageFile: ImportKind<CoverageRange> = {
  table: 'coverage_ranges',
  columns: importColumns.coverage,

  read: ([from = '', to = '', city = '', state = '', network = '', situation = '']) => {
    const status = inPortuguese[situation.toLowerCase()] ?? situation;
    const [cepFrom, cepTo, uf] = [parseCep(from), parseCep(to), state.toUpperCase()];
    if (cepFrom === null) return wrongValue('postcode', 'cep_from', from);
    if (cepTo === null) return wrongValue('postcode', 'cep_to', to);
    if (cepFrom > cepTo) return wrongValue('range', 'cep_from', `${cepFrom} > ${cepTo}`);
    if (city === '' || city.length > 96) return wrongValue('town', 'city');
    if (!states.some((known) => known.uf === uf)) return wrongValue('state', 'uf', state);
    if (!/^[\w-]{1,32}$/.test(network)) return wrongValue('network', 'network', network);
    if (!coverageStatuses.some((known) => known === status)) return wrongValue('status', 'status', situation);
    return { row: { cep_from: Number(cepFrom), cep_to: Number(cepTo), city, uf, network, status } };
  },

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
