import { stateOfCep } from '../../src/brazil/cep.ts';
import type { Unsold } from '../../src/catalogue/sale.ts';
import type { Infra, PostcodeInformation } from '../../src/contract/address.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';

/** No plans means not covered; with a network it means that nothing is sold there. */
export interface CoverageResult {
  plans: readonly Plan[];
  infra: Infra | null;
  /** Why the campaign sells none of its available plans. */
  unsold?: Unsold;
}

export interface Coverage {
  at(asked: { cep: string; number?: string; addon?: string }): Promise<CoverageResult>;
}

export interface CoverageRow {
  network: string;
  structuredComplement: boolean;
  excludedSkus: readonly string[];
}

type Town = Pick<PostcodeInformation, 'city' | 'UF'>;

export interface CoverageRows {
  /** null: explicitly not covered; undefined: no data. */
  find(cep: string, number?: string): Promise<CoverageRow | null | undefined>;
  /** The town of the postcode, covered or not. */
  townAt(cep: string): Promise<Town | undefined>;
}

interface Parts {
  planLists: PlanLists;
  rows: CoverageRows;
  clock: () => Date;
}

/**
 * An address is covered if it has a row. Offers are the campaign's plans that are sold today in that state and not
 * excluded by the row.
 */
export function createCoverage({ planLists, rows, clock }: Parts): Coverage {
  return {
    async at({ cep, number, addon }) {
      const row = await rows.find(cep, number);
      if (!row) return notCovered;
      const reaching = planLists.forCampaign(addon).filter(({ sku }) => !row.excludedSkus.includes(sku));
      const now = clock();
      // The state is derived from the postcode, because a caller could name any state.
      const unsold = reaching.map(({ id }) => planLists.unsold(addon, id, stateOfCep(cep), now));
      const plans = reaching.filter((_, index) => unsold[index] === null);
      const [reason] = unsold;
      return { plans, infra: infraOf(row), ...(plans.length === 0 && reason ? { unsold: reason } : {}) };
    },
  };
}

export const noCoverageRows: CoverageRows = {
  find: async () => undefined,
  townAt: async () => undefined,
};

const notCovered: CoverageResult = { plans: [], infra: null };

const infraOf = (row: CoverageRow): Infra => ({
  infraco: row.network,
  technology: 'FTTH',
  structured_complement: row.structuredComplement,
});
