import { type LivePlanLists, livePlanLists, readPlanLists } from '../catalogue/plan-lists.ts';
import { type AddressSearch, createAddressSearch } from '../coverage/create-address-search.ts';
import {
  type Coverage,
  type CoverageRows,
  createCoverage,
  noCoverageRows,
} from '../coverage/create-coverage.ts';
import { createPostcodes, type Postcodes } from '../coverage/create-postcodes.ts';
import { postcodesByRange } from '../coverage/postcodes-by-range.ts';
import { type MobileLines, noLines } from '../customers/mobile-lines.ts';
import { nominatim } from '../gateways/nominatim.ts';
import {
  type PostcodeServiceAddress,
  postcodeServices,
  publicPostcodeServices,
} from '../gateways/postcode-services.ts';
import { publicStreets, viaCepStreets } from '../gateways/via-cep-streets.ts';
import { sandboxAddressSearch, sandboxCoverage, sandboxPostcodes } from '../sandbox/addresses.ts';
import { sandboxLines } from '../sandbox/lines.ts';

export interface Domain {
  planLists: LivePlanLists;
  coverage: Coverage;
  postcodes: Postcodes;
  /** The postcodes of a street, or of where somebody is. */
  addresses: AddressSearch;
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
  /** Where the search by street answers: the public address, or a mirror of the operator's own. */
  streetService?: string;
  /** A service that tells which street is at a place; without one nobody can. */
  geocoder?: string | undefined;
}

/** The decisions of the backend, with everything outside handed in. */
export function createDomain(options: DomainOptions): Domain {
  const { sandbox, clock, coverageRows = noCoverageRows } = options;
  const addresses = options.postcodeServices ?? publicPostcodeServices;
  const planLists = livePlanLists(readPlanLists(options.catalogueFolder));
  const services = postcodeServices(addresses, options.fetch ?? globalThis.fetch);
  const found = postcodesByRange(createPostcodes({ services, clock }), coverageRows);
  const postcodes = sandbox ? sandboxPostcodes(found) : found;
  const gateway = (url: string) => ({ url, fetch: options.fetch ?? globalThis.fetch, timeoutMs: 4000 });
  const addressSearch = createAddressSearch({
    streets: viaCepStreets(gateway(options.streetService ?? publicStreets)),
    places: options.geocoder === undefined ? null : nominatim(gateway(options.geocoder)),
    postcodes,
    clock,
  });
  return {
    planLists,
    coverage: createCoverage({
      planLists,
      rows: sandbox ? sandboxCoverage(coverageRows) : coverageRows,
      clock,
    }),
    postcodes,
    addresses: sandbox ? sandboxAddressSearch(addressSearch) : addressSearch,
    lines: sandbox ? sandboxLines : noLines,
    sandbox,
  };
}
