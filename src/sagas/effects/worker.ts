import type * as z from 'zod/mini';
import { type CallResult, mapResult } from '../../api/call-result.ts';
import { errorTexts } from '../../api/error-texts.ts';
import { failed } from '../../api/failed.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { type VisitorGroups, visitorGroups } from '../../contract/measurement/visitor-groups.ts';
import type { Saved } from '../../contract/reply.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { StepResult } from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, type Saga, select } from '../typed-effects.ts';

export type EffectResult = CallResult<StepResult>;

export interface Task {
  /** The idempotency key, the same for every retry. */
  key: string;
  dependencies: SagaDependencies;
}

export type Worker = (task: Task) => Saga<EffectResult>;

export const noUserData = failed('missing', errorTexts.noUserData);

/** Calls with the task's idempotency key and the lead version that the visitor saw. */
export function* callWithVersion<E extends Endpoint>(
  { key, dependencies }: Task,
  endpoint: E,
  input: InputOf<E>,
): Saga<CallResult<ResponseOf<E>>> {
  const { version } = yield* select(selectLead);
  const options = version > 0 ? { key, version } : { key };
  return yield* call(() => dependencies.client.call(endpoint, input, options));
}

/** Calls about an existing contract: a lead open in the same tab, with its version, is another record. */
export function* callAboutContract<E extends Endpoint>(
  { key, dependencies }: Task,
  endpoint: E,
  input: InputOf<E>,
): Saga<CallResult<ResponseOf<E>>> {
  return yield* call(() => dependencies.client.call(endpoint, input, { key }));
}

/** The visitor's groups as counted in this tab: the server counts the order by them. */
export function measuredIn({ dependencies: { slots } }: Task): { measured?: VisitorGroups } {
  const { data } = visitorGroups.safeParse(slots.countedEvents.read());
  return data === undefined ? {} : { measured: data };
}

export type SavingEndpoint = Endpoint & { response: z.ZodMiniType<Saved> };

/** Saves one answer of the lead: the input comes from the facts, the new lead version from the response. */
export const saving = <E extends SavingEndpoint>(
  endpoint: E,
  inputOf: (idLead: string, facts: Facts, dependencies: SagaDependencies) => InputOf<E> | null,
): Worker => {
  const savingEndpoint: SavingEndpoint = endpoint;
  return function* save(task): Saga<EffectResult> {
    const { id } = yield* select(selectLead);
    const facts = yield* select(selectFacts);
    const input = id === null ? null : inputOf(id, facts, task.dependencies);
    if (input === null) return noUserData;
    const result = yield* callWithVersion(task, savingEndpoint, input);
    return mapResult(result, ({ version }) => ({ lead: { version } }));
  };
};
