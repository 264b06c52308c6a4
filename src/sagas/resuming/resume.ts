import { type CallResult, isFinal } from '../../api/call-result.ts';
import { getLead, openLeadAccess } from '../../contract/calls/leads.ts';
import { getMigrationLead } from '../../contract/calls/migrations.ts';
import type { LeadView } from '../../contract/lead/lead-view.ts';
import { stepsDoneByLead } from '../../funnel/steps/steps-done-by-lead.ts';
import * as events from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import { loadedLead } from '../../store/loaded-lead.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectJourney, selectOwnJourney } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { put, type Saga, select, take } from '../typed-effects.ts';
import { movesToItsCampaign } from './moves-to-its-campaign.ts';
import { type Locked, proveAccess } from './prove-access.ts';
import { readLinked, readOwn } from './read-linked.ts';
import { lockedContact } from './resume-no-coverage.ts';

/**
 * Loads the server's lead into the answers. Unsent answers of this tab win, unless the visitor chose the lead's in a
 * conflict. While the version is unchanged, what this tab sent stays marked as sent, although the server returns it
 * masked.
 */
export function* loadLead(view: LeadView): Saga {
  const choice = yield* select(({ conflict }: RootState) => conflict.choice);
  if (choice === 'newer') yield* put(events.ownAnswersDropped());
  const { id, version } = yield* select(selectLead);
  const { done } = yield* select((state: RootState) => state.effects);
  const sent = id === view.id && version === view.version ? done : {};
  const loaded = loadedLead(view);
  yield* put(events.leadLoaded(loaded));
  const facts = yield* select(selectFacts);
  const { steps } = yield* select(selectLeadJourney);
  const theirs = { ...facts, answers: loaded.answers, onFile: loaded.onFile };
  yield* put(events.leadSettled({ ...stepsDoneByLead(steps, theirs, view), ...sent }));
}

/** The journey of this tab's lead. On pages outside the campaign's own journey it is the journey of the page before. */
const selectLeadJourney = (state: RootState) => {
  const [own, here] = [selectOwnJourney(state), selectJourney(state)];
  return here.storesIn === 'renewal' || here.storesIn === own.storesIn ? own : here;
};

type LeadCall = typeof getLead | typeof getMigrationLead;

/** A migration's lead has its own endpoint. */
export const selectLeadCall = (state: RootState) =>
  selectLeadJourney(state).storesIn === 'migration' ? getMigrationLead : getLead;

/** Resumes the lead of this tab. If it no longer exists, it is forgotten. */
export function* resumeLead(idLead: string, dependencies: SagaDependencies): Saga {
  const { client } = dependencies;
  const leadOf = yield* select(selectLeadCall);
  const view = yield* readOwn(() => client.call(leadOf, { params: { idLead } }));
  if (view === null) return;
  const isUnprovable = view.ok && view.value.provable === false;
  if (view.ok && !isUnprovable) return yield* open(view.value, dependencies);
  // The visitor cannot prove this lead, so another one is opened with the answers stored in this tab.
  if (isUnprovable) yield* put(events.leadLapsed());
  else if (!view.ok && isFinal(view.failure)) yield* put(events.leadForgotten());
  yield* put(events.visitBecameReady());
}

/** Opens a lead from a link or from this device, under the lead's own campaign. */
export function* followLead(idLead: string, dependencies: SagaDependencies): Saga {
  const leadOf = yield* select(selectLeadCall);
  const view = yield* readLinked(() => readAnyLead(idLead, leadOf, dependencies));
  if (view === null || (yield* movesToItsCampaign(view, 'l', dependencies))) return;
  yield* open(view, dependencies);
}

/**
 * On the migration pages a link may still point to an ordinary order. Of a link to neither, the migration's refusal
 * says how to go on there.
 */
async function readAnyLead(
  idLead: string,
  leadOf: LeadCall,
  { client }: SagaDependencies,
): Promise<CallResult<LeadView>> {
  const params = { idLead };
  const result = await client.call(leadOf, { params });
  if (leadOf === getLead || result.ok || !isFinal(result.failure)) return result;
  const other = await client.call(getLead, { params });
  return !other.ok && other.failure.status === result.failure.status ? result : other;
}

/** The holder sees it at once; anyone else proves the last digits of the phone on file first. */
function* open(view: LeadView, dependencies: SagaDependencies): Saga {
  if (view.access === 'holder') yield* loadLead(view);
  else {
    yield* put(events.lockedLeadFound(view));
    const leadOf = yield* select(selectLeadCall);
    if (!(yield* proveAccess(lockedLead(view.id, leadOf, dependencies)))) return;
  }
  yield* put(events.visitBecameReady());
}

const lockedLead = (idLead: string, leadOf: LeadCall, { client }: SagaDependencies): Locked<LeadView> => ({
  open: (phoneEnding) => client.call(openLeadAccess, { params: { idLead }, body: { phoneEnding } }),
  read: () => client.call(leadOf, { params: { idLead } }),
  load: loadLead,
});

/** Asks before resuming: on a shared phone the answers may be another person's. */
export function* offerResume(idLead: string, dependencies: SagaDependencies): Saga {
  yield* put(events.resumeOffered());
  const choice = yield* take([events.resumeAccepted, events.startedOver]);
  if (events.resumeAccepted.match(choice)) yield* followLead(idLead, dependencies);
}

/** When access ended while the visitor was away, the phone is proved again. Typed answers are kept. */
export function* regainAccess(dependencies: SagaDependencies): Saga {
  // takeLeading: one proof at a time.
  yield* takeLeadingDue(
    ({ access }) => access.proof.isLost || null,
    () => proveAnew(dependencies),
  );
}

function* proveAnew(dependencies: SagaDependencies): Saga {
  const { id, noCoverageId } = yield* select(selectLead);
  if (id === null && noCoverageId === null) return yield* put(events.visitBecameReady());
  const isProved =
    id === null
      ? noCoverageId !== null && (yield* proveAccess(lockedContact(noCoverageId, dependencies)))
      : yield* proveAccess(lockedLead(id, yield* select(selectLeadCall), dependencies));
  if (isProved) yield* put(events.visitBecameReady());
}
