import type * as z from 'zod/mini';
import { type CallFailure, type CallResult, isSettled } from '../../api/call-result.ts';
import * as calls from '../../contract/calls/orders.ts';
import { orderCode, orderNumber, writtenOrderNumber } from '../../contract/followed-order.ts';
import { type KeyKeeper, keyKeeper } from '../../contract/key-keeper.ts';
import { phoneProof } from '../../contract/lead/lead-id.ts';
import { problemCodes } from '../../contract/problem.ts';
import type { FollowedReply, FollowTask } from '../../store/site/following-events.ts';
import * as events from '../../store/site/following-events.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, type Saga, takeLeading } from '../typed-effects.ts';

export interface FollowDependencies extends Pick<SagaDependencies, 'client' | 'newKey'> {
  /** Saves a file on the visitor's device. */
  saveFile: (file: { name: string; type: string; base64: string }) => void;
}

type Answer = CallResult<FollowedReply>;

/** Runs the tasks of the order page, one at a time. */
export function* followOrder(dependencies: FollowDependencies): Saga {
  const keys = keyKeeper(dependencies.newKey);
  // takeLeading: a second press repeats the same request.
  yield* takeLeading(events.followAsked, ({ payload }) => answerTask(payload, keys, dependencies));
}

function* answerTask(typed: FollowTask, keys: KeyKeeper, dependencies: FollowDependencies): Saga {
  const task = normalise(typed);
  const { kind } = task;
  const fields = validate(task);
  const [message] = Object.values(fields);
  if (message !== undefined)
    return yield* put(events.followRefused({ kind, message, fields, isAway: false }));
  const answer = yield* call(() => send(task, keys.of(task), dependencies));
  if (isSettled(answer)) keys.settle();
  if (answer.ok) return yield* put(events.followAnswered({ kind, ...answer.value }));
  if (task.kind === 'move' && answer.failure.code === problemCodes.visitTaken)
    yield* put(events.slotTaken({ schedule: task.schedule }));
  yield* put(events.followRefused(refusalOf(task, answer.failure)));
}

/** A task of a face without a store: its answer, or what it is refused with. */
export async function followTask(
  typed: FollowTask,
  dependencies: Pick<FollowDependencies, 'client' | 'newKey'>,
): Promise<{ ok: true; value: FollowedReply } | { ok: false; message: string }> {
  const task = normalise(typed);
  const [message] = Object.values(validate(task));
  if (message !== undefined) return { ok: false, message };
  const answer = await send(task, dependencies.newKey(), { ...dependencies, saveFile: () => undefined });
  return answer.ok ? answer : { ok: false, message: answer.failure.message };
}

async function send(task: FollowTask, key: string, dependencies: FollowDependencies): Promise<Answer> {
  const { client, saveFile } = dependencies;
  switch (task.kind) {
    case 'look':
      return client.call(calls.getFollowedOrder, {});
    case 'open': {
      const { number, phoneEnding } = task;
      return client.call(calls.openOrder, { body: { orderNumber: number, phoneEnding } });
    }
    case 'send-code':
      return withoutOrder(
        await client.call(calls.sendOrderCode, { body: { orderNumber: task.number } }, { key }),
      );
    case 'open-by-code':
      return client.call(calls.openOrderByCode, { body: { orderNumber: task.number, code: task.code } });
    case 'move': {
      const { number, schedule } = task;
      return client.call(calls.moveVisit, { body: { orderNumber: number, schedule } }, { key });
    }
    case 'withdraw':
      return client.call(calls.withdrawOrder, { body: { orderNumber: task.number } }, { key });
    case 'summary':
    case 'contract': {
      const body = { orderNumber: task.number, document: task.kind };
      const file = await client.call(calls.getOrderSummary, { body });
      if (file.ok) saveFile({ name: file.value.name, type: 'application/pdf', base64: file.value.pdf });
      return withoutOrder(file);
    }
    case 'data': {
      const file = await client.call(calls.getOrderData, { body: { orderNumber: task.number } });
      if (file.ok) saveFile({ name: file.value.name, type: 'application/json', base64: file.value.json });
      return withoutOrder(file);
    }
  }
}

const withoutOrder = (result: CallResult<unknown>): Answer => (result.ok ? { ok: true, value: {} } : result);

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

function normalise(task: FollowTask): FollowTask {
  if (task.kind === 'look') return task;
  const number = writtenOrderNumber(task.number);
  if (task.kind === 'open') return { ...task, number, phoneEnding: digitsOf(task.phoneEnding) };
  if (task.kind === 'open-by-code') return { ...task, number, code: digitsOf(task.code) };
  return { ...task, number };
}

/** Validation messages by input name, before anything is sent. */
function validate(task: FollowTask): Record<string, string> {
  const named: readonly (readonly [name: string, rule: z.ZodMiniType, value: string])[] = [
    ...('number' in task ? [['number', orderNumber, task.number] as const] : []),
    ...('phoneEnding' in task
      ? [['phoneEnding', phoneProof.shape.phoneEnding, task.phoneEnding] as const]
      : []),
    ...('code' in task ? [['code', orderCode, task.code] as const] : []),
  ];
  return Object.fromEntries(
    named.flatMap(([name, rule, value]) => {
      const read = rule.safeParse(value);
      return read.success ? [] : [[name, read.error.issues[0]?.message ?? '']];
    }),
  );
}

const changes: readonly FollowTask['kind'][] = ['move', 'withdraw', ...events.fileKinds];

/** Changing an order needs proof of ownership within the last hour; `isAway` tells that it has expired. */
function refusalOf({ kind }: FollowTask, { code, message, fields }: CallFailure) {
  return {
    kind,
    message,
    fields: Object.fromEntries(fields.map((field) => [field.field, field.message])),
    isAway: changes.includes(kind) && code === problemCodes.notHolder,
  };
}
