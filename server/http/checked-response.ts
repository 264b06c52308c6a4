import type { Endpoint } from '../../src/contract/endpoint.ts';

/**
 * Validates a response against the contract. A violation is a server error: the call ends with a 500 and leaks
 * nothing.
 */
export function checkedResponse(endpoint: Endpoint, response: unknown): unknown {
  const result = endpoint.response.safeParse(response);
  if (result.success) return result.data;
  const places = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The answer of ${endpoint.method} ${endpoint.path} breaks the contract at: ${places}`);
}
