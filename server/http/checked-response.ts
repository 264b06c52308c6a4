import type { Endpoint } from '../../src/contract/endpoint.ts';

/** A response that breaks the contract is our own mistake: it ends as a 500 and nothing of it leaves. */
export function checkedResponse(endpoint: Endpoint, response: unknown): unknown {
  const result = endpoint.response.safeParse(response);
  if (result.success) return result.data;
  const places = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The answer of ${endpoint.method} ${endpoint.path} breaks the contract at: ${places}`);
}
