import { join } from 'node:path';
import type { ImportKindName } from '../../src/contract/panel/import-runs.ts';
import { renewalSeller } from '../../src/funnel/sellers.ts';
import { readPlanLists } from '../catalogue/plan-lists.ts';
import { customerRepository } from '../customers/customer-repository.ts';
import type { Database } from '../database/database.ts';
import { openProtection } from '../protection/open-protection.ts';
import { systemRandom } from '../protection/random.ts';
import { coverageFile } from './coverage-file.ts';
import { customersFile } from './customers-file.ts';
import { type Imported, importFile } from './import-file.ts';

interface Import {
  readonly database: Database;
  readonly file: string;
  readonly importId: string;
  readonly isCheck: boolean;
  readonly now: Date;
  /** Lazy: only customer imports need the keys. */
  readonly keys: () => readonly Uint8Array[];
  readonly progress: (lines: number) => void;
}

export const importByName: Readonly<Record<ImportKindName, (run: Import) => Promise<Imported>>> = {
  coverage: (run) => importFile({ ...run, kind: coverageFile }),
  customers: async (run) => {
    const protection = await openProtection(run.database, run.keys(), systemRandom);
    const planLists = readPlanLists(join(import.meta.dirname, '../../catalogue'));
    const skus = planLists.forCampaign(renewalSeller.prefix).map(({ sku }) => sku);
    const customers = customerRepository(protection, systemRandom, []);
    return importFile({ ...run, kind: customersFile(customers, skus) });
  },
};
