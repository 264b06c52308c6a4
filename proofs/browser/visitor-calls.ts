import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

type CallName = keyof typeof endpoints;

const pattern = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const calls = Object.entries(endpoints).map(([name, endpoint]) => ({
  name,
  endpoint,
  method: endpoint.method,
  // A literal path matches before a parameter.
  literal: !endpoint.path.includes(':'),
  pattern: pattern(endpoint),
}));

const bySpecificity = calls.toSorted((one, other) => Number(other.literal) - Number(one.literal));

export function callOf(method: string, url: string): { name: string; endpoint: Endpoint } | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith('/api/')) return undefined;
  const path = pathname.slice('/api/'.length);
  return bySpecificity.find((call) => call.method === method && call.pattern.test(path));
}

/** Calls whose failures no text tells: those of the background, and a message that nobody reads, which is proposed. */
export const silentCalls: ReadonlySet<string> = new Set<CallName>([
  'sendEvents',
  'leaveWords',
  'reportPageError',
  'understandMessage',
]);

/** Prefetched lists, whose failures appear at the list. */
export const listCalls: ReadonlySet<string> = new Set<CallName>([
  'getBanks',
  'getDueDates',
  'getInstallationDays',
  'getComplementTypes',
]);
