import * as z from 'zod/mini';
import { StartupError } from '../startup-error.ts';
import type { OperatorServiceSettings } from './operator-service.ts';

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);

const address = z.optional(
  z.string().check(z.refine(isAddress, 'must be an address like https://erp.example/loja')),
);

const addressOrReference = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'reference' || isAddress(text),
        'must be reference or an address like https://bureau.example',
      ),
    ),
);

const token = z.optional(z.string().check(z.regex(/^\S+$/, 'must be without spaces')));

/** The variables that say which systems of the operator's are asked. */
export const serviceVariables = {
  ANALYSIS: addressOrReference,
  ANALYSIS_TOKEN: token,
  LINES: address,
  LINES_TOKEN: token,
  COVERAGE: address,
  COVERAGE_TOKEN: token,
  CALENDAR: address,
  CALENDAR_TOKEN: token,
  ORDERS: address,
  ORDERS_TOKEN: token,
} as const;

const schema = z.object(serviceVariables);

export interface ServiceSettings {
  /** Who decides whether a person may order: our own rules, chosen knowingly, or a system that is asked. */
  readonly analysis: 'reference' | OperatorServiceSettings | undefined;
  /** Whose mobile numbers are the operator's. */
  readonly lines: OperatorServiceSettings | undefined;
  /** What says where the networks reach, beside the imported file. */
  readonly coverage: OperatorServiceSettings | undefined;
  /** What knows how many visits the teams make. Without one the table of the panel says it. */
  readonly calendar: OperatorServiceSettings | undefined;
  /** Who takes over what was ordered. Without one, orders stay here. */
  readonly orders: OperatorServiceSettings | undefined;
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
): OperatorServiceSettings | undefined {
  if (url !== undefined) return { url: url.replace(/\/+$/, ''), token };
  if (token === undefined) return undefined;
  throw new StartupError(`${name}_TOKEN needs ${name}, the address it is for`);
}
