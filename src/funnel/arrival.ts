import type { Tracking } from '../contract/tracking.ts';
import type { PlanWish } from './wish.ts';

/** All that a link may carry. */
export interface Arrival {
  wish: PlanWish;
  /** l, ls, lmig: a pointer to what was begun earlier. It proves nothing. */
  lead: string | null;
  noCoverageLead: string | null;
  migrationLead: string | null;
  tracking: Tracking;
}

const trackingNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'matchchannel',
  'campaignid',
  'lp_origin',
  'client_id',
  'session_id',
] as const;

/** Parameters that leave the address bar once they were read. */
export const pointerNames = ['l', 'ls', 'lmig'] as const;

/** Parameters that may lead to another page. */
export const linkNames = ['a', ...pointerNames] as const;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const slugs = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => text.toLowerCase().split(',')).filter((slug) => /^[a-z0-9-]{1,40}$/.test(slug)),
  ),
];

const sku = (text: string | null): string | null =>
  text !== null && /^[a-z0-9]{1,16}$/i.test(text) ? text.toLowerCase() : null;

/** A link or a storage may hold anything; only what may be some host's id is asked for. Ours are UUIDs. */
export const asPointer = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^[\w-]{1,64}$/.test(value)) return null;
  return /^[0-9a-f-]{36}$/i.test(value) ? value.toLowerCase() : value;
};

const wishNames = ['idr', 'idm', 'id', 's', 'sk', 'sku', 'dl', 'ul', 'sb', 'sba'] as const;

/** What of an address is still of use on the next page: where the visitor came from, and the plan that is wished for. */
export function keptArrival(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(Object.entries(readTracking(query)));
  for (const name of wishNames) for (const value of query.getAll(name)) kept.append(name, value);
  return kept;
}

type Marks = Partial<Record<keyof Tracking, string>>;

/** What a link says of where a visitor came from. */
export function readTracking(query: URLSearchParams): Marks {
  const tracking: Marks = {};
  for (const name of trackingNames) {
    const value = query.get(name);
    if (value !== null && value !== '') tracking[name] = value.slice(0, 256);
  }
  return tracking;
}

export function readArrival(query: URLSearchParams): Arrival {
  return {
    wish: {
      renewalId: wholeNumber(query.get('idr')),
      migrationId: wholeNumber(query.get('idm')),
      id: wholeNumber(query.get('id')),
      sku: sku(query.get('s') ?? query.get('sk') ?? query.get('sku')),
      download: wholeNumber(query.get('dl')),
      upload: wholeNumber(query.get('ul')),
      subscriptions: slugs([...query.getAll('sb'), ...query.getAll('sba')]),
    },
    lead: asPointer(query.get('l')),
    noCoverageLead: asPointer(query.get('ls')),
    migrationLead: asPointer(query.get('lmig')),
    tracking: readTracking(query),
  };
}
