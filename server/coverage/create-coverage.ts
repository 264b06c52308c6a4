import type { Infra } from '../../src/contract/address.ts';
import type { Plan } from '../../src/contract/plan.ts';
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
  find(cep: string): Promise<CoverageRow | null | undefined>;
  /** The town it names for the postcode, covered or not. */
  townAt(cep: string): Promise<Town | undefined>;
}

/** Covered is what has a row; sold there is what the campaign's list holds and the row does not exclude. */
export function createCoverage({ planLists, rows }: { planLists: PlanLists; rows: CoverageRows }): Coverage {
  return {
    async at({ cep, addon }) {
      const row = await rows.find(cep);
      if (!row) return notCovered;
      const plans = planLists.forCampaign(addon).filter(({ sku }) => !row.excludedSkus.includes(sku));
      return { plans, infra: infraOf(row) };
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
