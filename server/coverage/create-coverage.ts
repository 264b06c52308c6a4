import { stateOfCep } from '../../src/brazil/cep.ts';
import type { Unsold } from '../../src/catalogue/sale.ts';
import type { Infra } from '../../src/contract/address.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';

interface CoverageAsked {
  cep: string;
  number?: string;
  state: string;
  city: string;
  neighborhood: string;
  addon?: string;
  /** What the visitor came for. It filters nothing: whoever cannot have it is shown what else there is. */
  sku?: string;
}

/** No plans: not covered. With a network all the same, only nothing is sold there. */
export interface CoverageResult {
  plans: readonly Plan[];
  infra: Infra | null;
  /** Why the campaign sells nothing of what would reach the address. */
  unsold?: Unsold;
}

export interface Coverage {
  at(asked: CoverageAsked): Promise<CoverageResult>;
}

export interface CoverageRow {
  network: string;
  structuredComplement: boolean;
  excludedSkus: readonly string[];
}

interface Town {
  city: string;
  UF: string;
}

/** The operator's own record of where its networks reach. */
export interface CoverageRows {
  /** null: it says that nothing reaches there; undefined: it says nothing. */
  find(cep: string, number?: string): Promise<CoverageRow | null | undefined>;
  /** The town it names for the postcode, covered or not. */
  townAt(cep: string): Promise<Town | undefined>;
}

interface Parts {
  planLists: PlanLists;
  rows: CoverageRows;
  clock: () => Date;
}

/** Covered is what has a row; sold there is what the campaign's list holds, today and in that state, and the row does not exclude. */
export function createCoverage({ planLists, rows, clock }: Parts): Coverage {
  return {
    async at({ cep, number, addon }) {
      const row = await rows.find(cep, number);
      if (!row) return notCovered;
      const reaching = planLists.forCampaign(addon).filter(({ sku }) => !row.excludedSkus.includes(sku));
      const now = clock();
      // The postcode itself says the state: what a caller says of it sells nothing.
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
