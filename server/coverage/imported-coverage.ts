import type { Database } from '../database/database.ts';
import type { CoverageRows } from './create-coverage.ts';
import { currentImport } from './current-import.ts';

export interface CoverageRangeTable {
  import_id: string;
  line: number;
  cep_from: number;
  cep_to: number;
  city: string;
  uf: string;
  network: string;
  status: string;
}

export interface CoverageTables {
  coverage_ranges: CoverageRangeTable;
}

/** `planned` is only information for the team: it is not covered yet. */
export const coverageStatuses = ['covered', 'planned', 'uncovered'] as const;

/** Networks that store the complement in parts (block, floor, flat). */
const structuredNetworks: ReadonlySet<string> = new Set(['rede-neutra']);

/** Coverage ranges of the current import, or of the given one. */
export function importedCoverage(database: Database, importId?: string): CoverageRows {
  const rangeAt = async (cep: string) => {
    const range = await database.read((db) =>
      db
        .selectFrom('coverage_ranges')
        .select(['cep_to', 'city', 'uf', 'network', 'status'])
        .where('import_id', '=', importId ?? currentImport(db, 'coverage_ranges'))
        .where('cep_from', '<=', Number(cep))
        .orderBy('cep_from', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return range && range.cep_to >= Number(cep) ? range : undefined;
  };

  return {
    find: async (cep) => {
      const range = await rangeAt(cep);
      if (!range) return undefined;
      if (range.status !== 'covered') return null;
      const { network } = range;
      return { network, structuredComplement: structuredNetworks.has(network), excludedSkus: [] };
    },
    townAt: async (cep) => {
      const range = await rangeAt(cep);
      return range && { city: range.city, UF: range.uf };
    },
  };
}
