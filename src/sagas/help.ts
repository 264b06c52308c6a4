import type { CallResult } from '../api/call-result.ts';
import { deleteNoCoverageLead } from '../contract/calls/coverage.ts';
import { deleteLead, requestReview } from '../contract/calls/leads.ts';
import { requestCall } from '../contract/calls/support.ts';
import {
  callAsked,
  contactWithdrawn,
  erasureAsked,
  type HelpKind,
  helpGranted,
  helpRefused,
  leadForgotten,
  reviewAsked,
} from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectAddon, trackingOf } from './origin.ts';
import { put, type Saga, select, take, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';
import { noUserData, selectLead } from './worker.ts';

/** A person's review, a call, the withdrawal of a contact: asked for once, told what became of it. */
export function* giveHelp(surroundings: Surroundings): Saga {
  while (true) {
    const asked = yield* take(reviewAsked, callAsked, contactWithdrawn, erasureAsked);
    if (reviewAsked.match(asked)) yield* tell('review', yield* askReview(surroundings));
    if (callAsked.match(asked)) yield* tell('call', yield* askCall(asked.payload.phone, surroundings));
    if (contactWithdrawn.match(asked))
      yield* tell('withdrawal', yield* withdraw(asked.payload.phone, surroundings));
    if (erasureAsked.match(asked)) yield* erase(surroundings);
  }
}

function* tell(kind: HelpKind, result: CallResult<unknown>): Saga {
  yield* put(result.ok ? helpGranted({ kind }) : helpRefused({ kind, message: result.failure.message }));
}

function* askReview({ client, newKey }: Surroundings): Saga<CallResult<unknown>> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  return yield* wait(() =>
    client.call(requestReview, { params: { idLead: id }, body: {} }, { key: newKey() }),
  );
}

/** Whoever calls back knows which offer was on the screen. */
export function* askCall(telephone: string, surroundings: Surroundings): Saga<CallResult<unknown>> {
  const { client, newKey } = surroundings;
  const addon = yield* select(selectAddon);
  const tracking = yield* trackingOf(surroundings);
  return yield* wait(() =>
    client.call(requestCall, { body: { telephone, addon, tracking } }, { key: newKey() }),
  );
}

function* withdraw(phone: string, { client, newKey }: Surroundings): Saga<CallResult<unknown>> {
  const { noCoverageId } = yield* select(selectLead);
  if (noCoverageId === null) return noUserData;
  return yield* wait(() =>
    client.call(deleteNoCoverageLead, { body: { id: noCoverageId, phone } }, { key: newKey() }),
  );
}

/** What is erased there is forgotten here as well. */
function* erase({ client, newKey }: Surroundings): Saga {
  const { id } = yield* select(selectLead);
  const phone = yield* select(({ answers }: RootState) => answers.values.phone);
  const result =
    id === null || phone === undefined
      ? noUserData
      : yield* wait(() => client.call(deleteLead, { body: { id, phone } }, { key: newKey() }));
  yield* tell('erasure', result);
  if (result.ok) yield* put(leadForgotten());
}
