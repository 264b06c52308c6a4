import { sendCollaboratorCode } from '../contract/calls/customers.ts';
import { codeAsked, helpGranted, helpRefused } from '../store/events.ts';
import { put, type Saga, select, take, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';
import { noUserData, selectLead } from './worker.ts';

/** Another code ends the one before it. The visitor stays at the question. */
export function* sendAnotherCode({ client, newKey }: Surroundings): Saga {
  const kind = 'code';
  while (true) {
    yield* take(codeAsked);
    const { id } = yield* select(selectLead);
    const result =
      id === null
        ? noUserData
        : yield* wait(() => client.call(sendCollaboratorCode, { params: { idLead: id } }, { key: newKey() }));
    yield* put(result.ok ? helpGranted({ kind }) : helpRefused({ kind, message: result.failure.message }));
  }
}
