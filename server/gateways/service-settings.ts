import * as z from 'zod/mini';
import { address, isServiceAddress, token } from '../runtime/setting-shapes.ts';
import { StartupError } from '../runtime/startup-error.ts';
import type { ServiceClientSettings } from './service-client.ts';

const service = address('https://erp.example/loja', isServiceAddress);

const serviceOrReference = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'reference' || isServiceAddress(text),
        'must be reference or an address like https://bureau.example',
      ),
    ),
);

export const serviceVariables = {
  ANALYSIS: serviceOrReference,
  ANALYSIS_TOKEN: token,
  LINES: service,
  LINES_TOKEN: token,
  COVERAGE: service,
  COVERAGE_TOKEN: token,
  CALENDAR: service,
  CALENDAR_TOKEN: token,
  ORDERS: service,
  ORDERS_TOKEN: token,
} as const;

const schema = z.object(serviceVariables);

export interface ServiceSettings {
  /** The analysis: the explicitly chosen reference rules, or an external system. */
  readonly analysis: 'reference' | ServiceClientSettings | undefined;
  readonly lines: ServiceClientSettings | undefined;
  /** Coverage data, in addition to the imported file. */
  readonly coverage: ServiceClientSettings | undefined;
  /** Team capacities; without it the panel's table applies. */
  readonly calendar: ServiceClientSettings | undefined;
  /** Receives orders and renewals; without it they stay in the shop. */
  readonly orders: ServiceClientSettings | undefined;
}

export const noServices: ServiceSettings = {
  analysis: undefined,
  lines: undefined,
  coverage: undefined,
  calendar: undefined,
  orders: undefined,
};

export function readServiceSettings(given: z.output<typeof schema>): ServiceSettings {
  return {
    analysis:
      given.ANALYSIS === 'reference'
        ? 'reference'
        : serviceAt('ANALYSIS', given.ANALYSIS, given.ANALYSIS_TOKEN),
    lines: serviceAt('LINES', given.LINES, given.LINES_TOKEN),
    coverage: serviceAt('COVERAGE', given.COVERAGE, given.COVERAGE_TOKEN),
    calendar: serviceAt('CALENDAR', given.CALENDAR, given.CALENDAR_TOKEN),
    orders: serviceAt('ORDERS', given.ORDERS, given.ORDERS_TOKEN),
  };
}

function serviceAt(
  name: string,
  url: string | undefined,
  token: string | undefined,
): ServiceClientSettings | undefined {
  if (url !== undefined) return { url: url.replace(/\/+$/, ''), token };
  if (token === undefined) return undefined;
  throw new StartupError(`${name}_TOKEN needs ${name}, the address it is for`);
}
