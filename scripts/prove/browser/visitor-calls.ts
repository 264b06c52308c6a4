import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

type CallName = keyof typeof endpoints;

const pattern = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const calls = Object.entries(endpoints).map(([name, endpoint]) => ({
  name,
  endpoint,
  method: endpoint.method,
  // A literal path comes before one with a parameter in the same place.
  literal: !endpoint.path.includes(':'),
  pattern: pattern(endpoint),
}));

const bySpecificity = calls.toSorted((one, other) => Number(other.literal) - Number(one.literal));

/** The contract's name for a request of the page; undefined where it is no call of a visitor. */
export function callOf(method: string, url: string): { name: string; endpoint: Endpoint } | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith('/api/')) return undefined;
  const path = pathname.slice('/api/'.length);
  return bySpecificity.find((call) => call.method === method && call.pattern.test(path));
}

/** Nobody waits for these, nothing depends on them: a fault of theirs must not be noticed. */
export const silentCalls: ReadonlySet<string> = new Set<CallName>([
  'sendEvents',
  'leaveWords',
  'reportPageError',
]);

/** Lists to choose from, fetched ahead: a fault is told where the list is to stand. */
export const listCalls: ReadonlySet<string> = new Set<CallName>([
  'getBanks',
  'getDueDates',
  'getInstallationDays',
  'getComplementTypes',
]);
