import { type CallResult, isFinal } from '../api/call-result.ts';
import { deleteNoCoverageLead } from '../contract/calls/coverage.ts';
import { sendCollaboratorCode } from '../contract/calls/customers.ts';
import { deleteLead, requestReview, sendLeadLink } from '../contract/calls/leads.ts';
import { requestCall } from '../contract/calls/support.ts';
import { type HelpKind, helpGranted, helpKinds, helpRefused, leadForgotten } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectJourney, selectLead } from '../store/selectors.ts';
import { selectAddon, trackingOf } from './effects/origin.ts';
import { noUserData } from './effects/worker.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { takeLeadingDue } from './take-leading-due.ts';
import { call, put, type Saga, select } from './typed-effects.ts';

type Helped = CallResult<unknown>;

/** Runs the requests for help: review, call back, new code, link, withdrawal and erasure. */
export function* giveHelp(dependencies: SagaDependencies): Saga {
  // takeLeading per kind: one request of each kind at a time, kinds do not wait for each other.
  for (const kind of helpKinds)
    yield* takeLeadingDue(
      ({ help }) => (help[kind].kind === 'asked' ? help[kind] : null),
      ({ phone = '' }) => helpWith(kind, phone, dependencies),
    );
}

function* helpWith(kind: HelpKind, phone: string, dependencies: SagaDependencies): Saga {
  const result = yield* helpers[kind](phone, dependencies);
  yield* put(result.ok ? helpGranted({ kind }) : helpRefused({ kind, message: result.failure.message }));
  if (kind === 'erasure' && result.ok) yield* put(leadForgotten());
}

const helpers: Record<HelpKind, (phone: string, dependencies: SagaDependencies) => Saga<Helped>> = {
  review: (_, dependencies) => askReview(dependencies),
  call: askCall,
  withdrawal: withdraw,
  erasure: (_, dependencies) => erase(dependencies),
  code: (_, dependencies) => sendAnotherCode(dependencies),
  link: (_, dependencies) => sendLink(dependencies),
};

function* askReview({ client, newKey }: SagaDependencies): Saga<Helped> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  return yield* call(() =>
    client.call(requestReview, { params: { idLead: id }, body: {} }, { key: newKey() }),
  );
}

/** Asks for a call back. The campaign goes along, so the agent knows which offer was shown. */
export function* askCall(telephone: string, dependencies: SagaDependencies): Saga<Helped> {
  const { client, newKey } = dependencies;
  const addon = yield* select(selectAddon);
  const tracking = yield* trackingOf(dependencies);
  return yield* call(() =>
    client.call(requestCall, { body: { telephone, addon, tracking } }, { key: newKey() }),
  );
}

function* withdraw(phone: string, { client, newKey }: SagaDependencies): Saga<Helped> {
  const { noCoverageId } = yield* select(selectLead);
  if (noCoverageId === null) return noUserData;
  return yield* call(() =>
    client.call(deleteNoCoverageLead, { body: { id: noCoverageId, phone } }, { key: newKey() }),
  );
}

/** Sends a new code, which invalidates the previous one. The visitor stays at the question. */
function* sendAnotherCode({ client, newKey }: SagaDependencies): Saga<Helped> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  return yield* call(() => client.call(sendCollaboratorCode, { params: { idLead: id } }, { key: newKey() }));
}

/** Sends the link to the order's phone or e-mail, by the channel that the server has configured. */
function* sendLink({ client, newKey }: SagaDependencies): Saga<Helped> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  return yield* call(() => client.call(sendLeadLink, { params: { idLead: id } }, { key: newKey() }));
}

/** Deletes what the server stores of this visit. A completed order stays. If nothing is stored, it succeeds at once. */
function* erase({ client, newKey }: SagaDependencies): Saga<Helped> {
  const { id, renewalId = null } = yield* select(selectLead);
  const { storesIn } = yield* select(selectJourney);
  const phone = yield* select(({ answers }: RootState) => answers.values.phone);
  const given = storesIn === 'renewal' ? renewalId : id;
  for (const one of new Set([given, id, renewalId])) {
    if (one === null) continue;
    // For a contract this page may not know the phone: the server has it on file.
    const result = yield* call(() =>
      client.call(deleteLead, { body: { id: one, phone } }, { key: newKey() }),
    );
    const isOver = !result.ok && isFinal(result.failure) && one !== given;
    if (!result.ok && !isOver) return result;
  }
  return { ok: true, value: null };
}
