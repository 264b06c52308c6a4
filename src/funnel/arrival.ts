import type { Tracking } from '../contract/tracking.ts';
import type { PlanWish } from './plans/plan-wish.ts';

/** Everything that a link may carry. */
export interface Arrival {
  wish: PlanWish;
  /** The parameters l, ls and lmig: ids of records started earlier. They grant no access. */
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

/** Parameters removed from the address bar once they are read. */
export const pointerNames = ['l', 'ls', 'lmig'] as const;

/** Parameters that may redirect to another page. */
export const linkNames = ['a', ...pointerNames] as const;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const slugs = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => text.toLowerCase().split(',')).filter((slug) => /^[a-z0-9-]{1,40}$/.test(slug)),
  ),
];

/** The sku of the plan that a link wishes for. Short, because it is part of inline scripts. */
export const wishedSku = (query: URLSearchParams): string | undefined =>
  /^[a-z0-9]{1,16}$/i.exec(query.get('s') ?? query.get('sk') ?? query.get('sku') ?? '')?.[0].toLowerCase();

/** Validates an id from a link or from storage: both are untrusted. Our ids are UUIDs; other hosts use other forms. */
export const asPointer = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^[\w-]{1,64}$/.test(value)) return null;
  return /^[0-9a-f-]{36}$/i.test(value) ? value.toLowerCase() : value;
};

const wishNames = ['idr', 'idm', 'id', 's', 'sk', 'sku', 'dl', 'ul', 'sb', 'sba'] as const;

/** The parameters that the next page still needs: the visitor's origin and the wished plan. */
export function keptArrival(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(Object.entries(readTracking(query)));
  for (const name of wishNames) for (const value of query.getAll(name)) kept.append(name, value);
  return kept;
}

type Marks = Partial<Record<keyof Tracking, string>>;

/** The visitor's origin, from the link's parameters. */
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
      sku: wishedSku(query) ?? null,
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
