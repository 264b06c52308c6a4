import { join } from 'node:path';
import { type LivePlanLists, livePlanLists, readPlanLists } from '../catalogue/plan-lists.ts';
import { coverageService } from '../coverage/coverage-service.ts';
import { type AddressSearch, createAddressSearch } from '../coverage/create-address-search.ts';
import { type CoverageRows, createCoverage, noCoverageRows } from '../coverage/create-coverage.ts';
import { createPostcodes } from '../coverage/create-postcodes.ts';
import { postcodesByRange } from '../coverage/postcodes-by-range.ts';
import { nominatim } from '../coverage/services/nominatim.ts';
import {
  type PostcodeServiceAddress,
  postcodeServices,
  publicPostcodeServices,
} from '../coverage/services/postcode-services.ts';
import { publicStreets, viaCepStreets } from '../coverage/services/via-cep-streets.ts';
import type { CustomerProviders } from '../customers/customer-context.ts';
import { type MobileLines, mobileLinesService } from '../customers/mobile-lines.ts';
import { serviceClient } from '../gateways/service-client.ts';
import { noServices, type ServiceSettings } from '../gateways/service-settings.ts';
import { analysisService } from '../leads/analysis/analysis-service.ts';
import { referenceAnalysis } from '../leads/analysis/reference-analysis.ts';
import type { Analysis } from '../leads/analysis.ts';
import { randomNumber, systemRandom } from '../protection/random.ts';
import { messageOf } from '../runtime/message-of.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { sandboxAddressSearch, sandboxCoverage, sandboxPostcodes } from '../sandbox/addresses.ts';
import { sandboxAnalysis } from '../sandbox/analysis.ts';
import { sandboxLines } from '../sandbox/lines.ts';
import { createReader, type Reader } from '../understanding/create-reader.ts';
import { teamCalendarService } from '../visits/team-calendar-service.ts';
import type { Settings } from './env.ts';

/** Sources of data outside the shop's own tables. */
export interface Providers extends CustomerProviders {
  planLists: LivePlanLists;
  addresses: AddressSearch;
  /** Reads the messages of the conversation; its thread starts with the first one. */
  reader: Reader;
  sandbox: boolean;
}

export interface ProviderOptions {
  catalogueFolder: string;
  sandbox: boolean;
  fetch?: typeof fetch;
  clock: () => Date;
  coverageRows?: CoverageRows;
  postcodeServices?: readonly PostcodeServiceAddress[];
  /** Address of the street search: the public service or a mirror of it. */
  streetService?: string;
  /** Reverse geocoding service; without one the search by position is off. */
  geocoder?: string | undefined;
  /** The carrier's own systems. Missing ones are replaced by the sandbox, if it is on. */
  services?: ServiceSettings;
}

/** Chooses each provider: the carrier's system, the public service or the sandbox. */
export function createProviders(options: ProviderOptions): Providers {
  const { sandbox, clock, coverageRows = noCoverageRows } = options;
  const addresses = options.postcodeServices ?? publicPostcodeServices;
  const planLists = livePlanLists(readPlanLists(options.catalogueFolder));
  const found = postcodesByRange(
    createPostcodes({
      services: postcodeServices(addresses, options.fetch ?? globalThis.fetch),
      clock,
    }),
    coverageRows,
  );
  const postcodes = sandbox ? sandboxPostcodes(found) : found;
  const gateway = (url: string) => ({ url, fetch: options.fetch ?? globalThis.fetch, timeoutMs: 4000 });
  const addressSearch = createAddressSearch({
    streets: viaCepStreets(gateway(options.streetService ?? publicStreets)),
    places: options.geocoder === undefined ? null : nominatim(gateway(options.geocoder)),
    postcodes,
    clock,
  });
  const services = options.services ?? noServices;
  const rows =
    services.coverage === undefined
      ? coverageRows
      : coverageService(serviceClient(services.coverage), coverageRows);
  return {
    planLists,
    coverage: createCoverage({
      planLists,
      rows: sandbox ? sandboxCoverage(rows) : rows,
      clock,
    }),
    postcodes,
    addresses: sandbox ? sandboxAddressSearch(addressSearch) : addressSearch,
    lines: linesOf(services, sandbox),
    analysis: analysisOf(services, sandbox),
    calendar: services.calendar === undefined ? null : teamCalendarService(serviceClient(services.calendar)),
    reader: createReader(),
    sandbox,
  };
}

const chance = () => randomNumber(systemRandom);

/** A configured analysis comes first; the sandbox is the only fallback. */
function analysisOf({ analysis }: ServiceSettings, sandbox: boolean): Analysis | null {
  if (analysis === 'reference') return referenceAnalysis(chance);
  if (analysis !== undefined) return analysisService(serviceClient(analysis));
  return sandbox ? sandboxAnalysis(chance) : null;
}

function linesOf({ lines }: ServiceSettings, sandbox: boolean): MobileLines | null {
  if (lines !== undefined) return mobileLinesService(serviceClient(lines));
  return sandbox ? sandboxLines : null;
}

export async function warmReader({ reader }: Providers): Promise<void> {
  try {
    await reader.warm();
  } catch (error) {
    throw new StartupError(`Messages cannot be read without a trained model: ${messageOf(error)}`);
  }
}

export function readProviders(
  { sandbox, geocoderUrl: geocoder, services }: Settings,
  root: string,
  clock: () => Date,
  coverageRows: CoverageRows,
): Providers {
  try {
    const catalogueFolder = join(root, 'catalogue');
    return createProviders({ catalogueFolder, sandbox, clock, coverageRows, geocoder, services });
  } catch (error) {
    throw new StartupError(`The plan lists cannot be used: ${messageOf(error)}`);
  }
}
