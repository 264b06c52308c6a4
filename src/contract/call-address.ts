import type { Endpoint } from './endpoint.ts';

export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The URL of a call, with its path and query filled in. `base` ends with a slash. */
export function callAddress(
  endpoint: Endpoint,
  { params = {}, query = {} }: CallInput,
  base: string,
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const asked = search.size > 0 ? `?${search}` : '';
  return `${endpoint.root === 'site' ? '/' : base}${path}${asked}`;
}
