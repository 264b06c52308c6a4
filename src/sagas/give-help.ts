import { type CallResult, isFinal, isSettled } from '../api/call-result.ts';
import { deleteNoCoverageLead } from '../contract/calls/coverage.ts';
import { sendCollaboratorCode } from '../contract/calls/customers.ts';
import { deleteLead, requestReview, sendLeadLink } from '../contract/calls/leads.ts';
import { requestCall } from '../contract/calls/support.ts';
import type { Endpoint, InputOf } from '../contract/endpoint.ts';
import { type KeyKeeper, keyKeeper } from '../contract/key-keeper.ts';
import { type HelpKind, helpGranted, helpKinds, helpRefused, leadForgotten } from '../store/events.ts';
import { selectLead } from '../store/lead-selectors.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectJourney } from '../store/selectors.ts';
import { selectAddon, trackingOf } from './effects/origin.ts';
import { noUserData } from './effects/worker.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { takeLeadingDue } from './take-leading-due.ts';
import { call, put, type Saga, select } from './typed-effects.ts';

type Helped = CallResult<unknown>;

/** Runs the requests for help: review, call back, new code, link, withdrawal and erasure. */
export function* giveHelp(dependencies: SagaDependencies): Saga {
  // takeLeading per kind: one request of each kind at a time, kinds do not wait for each other.
  for (const kind of helpKinds) {
    const keys = keyKeeper(dependencies.newKey);
    yield* takeLeadingDue(
      ({ help }) => (help[kind].kind === 'asked' ? help[kind] : null),
      ({ phone = '' }) => helpWith(kind, phone, keys, dependencies),
    );
  }
}

function* helpWith(kind: HelpKind, phone: string, keys: KeyKeeper, dependencies: SagaDependencies): Saga {
  const result = yield* helpers[kind](phone, keys, dependencies);
  if (isSettled(result)) keys.settle();
  yield* put(result.ok ? helpGranted({ kind }) : helpRefused({ kind, message: result.failure.message }));
  if (kind === 'erasure' && result.ok) yield* put(leadForgotten());
}

type Helper = (phone: string, keys: KeyKeeper, dependencies: SagaDependencies) => Saga<Helped>;

const helpers: Record<HelpKind, Helper> = {
  review: (_, ...given) =>
    aboutLead((idLead) => callUnderKey(requestReview, { params: { idLead }, body: {} }, ...given)),
  call: askCall,
  withdrawal: withdraw,
  erasure: (_, ...given) => erase(...given),
  // A new code invalidates the previous one. The visitor stays at the question.
  code: (_, ...given) =>
    aboutLead((idLead) => callUnderKey(sendCollaboratorCode, { params: { idLead } }, ...given)),
  // To the order's phone or e-mail, by the channel that the server has configured.
  link: (_, ...given) => aboutLead((idLead) => callUnderKey(sendLeadLink, { params: { idLead } }, ...given)),
};

function* callUnderKey<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  keys: KeyKeeper,
  { client }: SagaDependencies,
): Saga<Helped> {
  const key = keys.of(input);
  return yield* call(() => client.call(endpoint, input, { key }));
}

function* aboutLead(ask: (idLead: string) => Saga<Helped>): Saga<Helped> {
  const { id } = yield* select(selectLead);
  return id === null ? noUserData : yield* ask(id);
}

/** Asks for a call back. The campaign goes along, so the agent knows which offer was shown. */
export function* askCall(telephone: string, keys: KeyKeeper, dependencies: SagaDependencies): Saga<Helped> {
  const addon = yield* select(selectAddon);
  const tracking = yield* trackingOf(dependencies);
  return yield* callUnderKey(requestCall, { body: { telephone, addon, tracking } }, keys, dependencies);
}

function* withdraw(phone: string, keys: KeyKeeper, dependencies: SagaDependencies): Saga<Helped> {
  const { noCoverageId: id } = yield* select(selectLead);
  return id === null
    ? noUserData
    : yield* callUnderKey(deleteNoCoverageLead, { body: { id, phone } }, keys, dependencies);
}

/** Deletes what the server stores of this visit. A completed order stays. If nothing is stored, it succeeds at once. */
function* erase(keys: KeyKeeper, { client }: SagaDependencies): Saga<Helped> {
  const { id, renewalId = null } = yield* select(selectLead);
  const { storesIn } = yield* select(selectJourney);
  const phone = yield* select(({ answers }: RootState) => answers.values.phone);
  const given = storesIn === 'renewal' ? renewalId : id;
  const ids = [...new Set([given, id, renewalId])].filter((one) => one !== null);
  const key = keys.of([ids, phone]);
  for (const [index, one] of ids.entries()) {
    // For a contract this page may not know the phone: the server has it on file.
    const body = { id: one, phone };
    const result = yield* call(() => client.call(deleteLead, { body }, { key: `${key}-${index}` }));
    const isOver = !result.ok && isFinal(result.failure) && one !== given;
    if (!result.ok && !isOver) return result;
  }
  return { ok: true, value: null };
}
