import { type CallResult, failed } from '../../api/call-result.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { problemCodes } from '../../contract/problem.ts';
import { call, type Saga } from '../typed-effects.ts';
import type { Task } from './worker.ts';

/**
 * Calls an endpoint about an existing contract. It sends no lead version, since a lead open in the same tab is another
 * record. A 429 is final here: the block lasts an hour, so no automatic retry.
 */
export function* callAboutContract<E extends Endpoint>(
  { key, dependencies }: Task,
  endpoint: E,
  input: InputOf<E>,
): Saga<CallResult<ResponseOf<E>>> {
  const result = yield* call(() => dependencies.client.call(endpoint, input, { key }));
  if (result.ok || result.failure.status !== 429) return result;
  return failed('refused', result.failure.message, { code: problemCodes.tooMany });
}
