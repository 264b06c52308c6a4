import { type CallFailure, mapResult } from '../../api/call-result.ts';
import { failed } from '../../api/failed.ts';
import { getPostcode } from '../../contract/calls/postcode.ts';
import { problemCodes } from '../../contract/problem.ts';
import { selectFacts } from '../../store/selectors.ts';
import { type Saga, select } from '../typed-effects.ts';
import { callWithVersion, type EffectResult, noUserData, type Task } from './worker.ts';

/** Turns a failed lookup into a message beside the postcode field. */
const besidePostcode = (message: string, status: number | null) =>
  failed('refused', message, {
    status,
    code: problemCodes.postcodeUnknown,
    fields: [{ field: 'cep', message }],
  });

/** Some hosts answer 404 for an unknown postcode, others 200 with an error in the body. */
const isUnknown = ({ status }: CallFailure): boolean => status === 404 || status === 200;

export function* findPostcode(task: Task): Saga<EffectResult> {
  const { answers, wish } = yield* select(selectFacts);
  return answers.cep === undefined ? noUserData : yield* lookUpPostcode(task, answers.cep, wish.sku);
}

export function* lookUpPostcode(task: Task, cep: string, sku: string | null): Saga<EffectResult> {
  const query = sku === null ? {} : { sku };
  const result = yield* callWithVersion(task, getPostcode, { params: { cep }, query });
  if (!result.ok && result.failure.kind === 'missing') return besidePostcode(result.failure.message, null);
  if (!result.ok && isUnknown(result.failure)) return besidePostcode(result.failure.message, 404);
  return mapResult(result, (place) => ({ place: { neighborhood: '', is_block_allotment: false, ...place } }));
}
