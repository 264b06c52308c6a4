import { type LivePlanLists, livePlanLists, readPlanLists } from '../catalogue/plan-lists.ts';
import {
  type Coverage,
  type CoverageRows,
  createCoverage,
  noCoverageRows,
} from '../coverage/create-coverage.ts';
import { createPostcodes, type Postcodes } from '../coverage/create-postcodes.ts';
import { postcodesByRange } from '../coverage/postcodes-by-range.ts';
import { type MobileLines, noLines } from '../customers/mobile-lines.ts';
import {
  type PostcodeServiceAddress,
  postcodeServices,
  publicPostcodeServices,
} from '../gateways/postcode-services.ts';
import { sandboxCoverage, sandboxPostcodes } from '../sandbox/addresses.ts';
import { sandboxLines } from '../sandbox/lines.ts';

export interface Domain {
  planLists: LivePlanLists;
  coverage: Coverage;
  postcodes: Postcodes;
  lines: MobileLines;
  sandbox: boolean;
}

export interface DomainOptions {
  catalogueFolder: string;
  sandbox: boolean;
  fetch?: typeof fetch;
  clock: () => Date;
  coverageRows?: CoverageRows;
  postcodeServices?: readonly PostcodeServiceAddress[];
}

/** The decisions of the backend, with everything outside handed in. */
export function createDomain(options: DomainOptions): Domain {
  const { sandbox, clock, coverageRows = noCoverageRows } = options;
  const addresses = options.postcodeServices ?? publicPostcodeServices;
  const planLists = livePlanLists(readPlanLists(options.catalogueFolder));
  const services = postcodeServices(addresses, options.fetch ?? globalThis.fetch);
  const postcodes = postcodesByRange(createPostcodes({ services, clock }), coverageRows);
  return {
    planLists,
    coverage: createCoverage({
      planLists,
      rows: sandbox ? sandboxCoverage(coverageRows) : coverageRows,
      clock,
    }),
    postcodes: sandbox ? sandboxPostcodes(postcodes) : postcodes,
    lines: sandbox ? sandboxLines : noLines,
    sandbox,
  };
}
