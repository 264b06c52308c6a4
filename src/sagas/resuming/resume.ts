import { type CallResult, isFinal } from '../../api/call-result.ts';
import { getLead, openLeadAccess } from '../../contract/calls/leads.ts';
import { getMigrationLead } from '../../contract/calls/migrations.ts';
import type { LeadView } from '../../contract/lead/lead.ts';
import { stepsDoneByLead } from '../../funnel/steps/steps-done-by-lead.ts';
import {
  leadForgotten,
  leadLapsed,
  leadLoaded,
  leadSettled,
  lockedLeadFound,
  resumeAccepted,
  resumeOffered,
  startedOver,
  visitBecameReady,
} from '../../store/events.ts';
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
 * What the server holds of a lead becomes the visitor's answers; what this tab still has to say goes first. As long as
 * nobody else has changed the lead, what this tab has sent stays sent, though the lead only shows it masked.
 */
export function* loadLead(view: LeadView): Saga {
  const { id, version } = yield* select((state: RootState) => state.lead);
  const { done } = yield* select((state: RootState) => state.effects);
  const sent = id === view.id && version === view.version ? done : {};
  const loaded = loadedLead(view);
  yield* put(leadLoaded(loaded));
  const facts = yield* select(selectFacts);
  const { steps } = yield* select(selectLeadJourney);
  const theirs = { ...facts, answers: loaded.answers, onFile: loaded.onFile };
  yield* put(leadSettled({ ...stepsDoneByLead(steps, theirs, view), ...sent }));
}

/** What the lead of this tab is for: elsewhere than the campaign's own pages, what the page before was about. */
const selectLeadJourney = (state: RootState) => {
  const [own, here] = [selectOwnJourney(state), selectJourney(state)];
  return here.writes === 'renewal' || here.writes === own.writes ? own : here;
};

type LeadCall = typeof getLead | typeof getMigrationLead;

/** A migration's lead has an address of its own. */
export const selectLeadCall = (state: RootState) =>
  selectLeadJourney(state).writes === 'migration' ? getMigrationLead : getLead;

/** Goes on with the lead that this tab had. One that is gone is forgotten. */
export function* resumeLead(idLead: string, dependencies: SagaDependencies): Saga {
  const { client } = dependencies;
  const leadOf = yield* select(selectLeadCall);
  const view = yield* readOwn(() => client.call(leadOf, { params: { idLead } }));
  if (view === null) return;
  const isUnprovable = view.ok && view.value.provable === false;
  if (view.ok && !isUnprovable) return yield* open(view.value, dependencies);
  // What nobody can prove to be theirs is begun anew, with what this tab kept of it.
  if (isUnprovable) yield* put(leadLapsed());
  else if (!view.ok && isFinal(view.failure)) yield* put(leadForgotten());
  yield* put(visitBecameReady());
}

/** Goes on with a lead that a link points to, or that this device knows of, under the lead's own campaign. */
export function* followLead(idLead: string, dependencies: SagaDependencies): Saga {
  const leadOf = yield* select(selectLeadCall);
  const view = yield* readLinked(() => readAnyLead(idLead, leadOf, dependencies));
  if (view === null || (yield* movesToItsCampaign(view, 'l', dependencies))) return;
  yield* open(view, dependencies);
}

/** A link that was opened where customers migrate may still point to an order. */
async function readAnyLead(
  idLead: string,
  leadOf: LeadCall,
  { client }: SagaDependencies,
): Promise<CallResult<LeadView>> {
  const params = { idLead };
  const result = await client.call(leadOf, { params });
  const isOther = leadOf !== getLead && !result.ok && isFinal(result.failure);
  return isOther ? client.call(getLead, { params }) : result;
}

/** Its holder sees it at once, anybody else after the last digits of the phone on file. */
function* open(view: LeadView, dependencies: SagaDependencies): Saga {
  if (view.access === 'holder') yield* loadLead(view);
  else {
    yield* put(lockedLeadFound(view));
    const leadOf = yield* select(selectLeadCall);
    if (!(yield* proveAccess(lockedLead(view.id, leadOf, dependencies)))) return;
  }
  yield* put(visitBecameReady());
}

const lockedLead = (idLead: string, leadOf: LeadCall, { client }: SagaDependencies): Locked<LeadView> => ({
  open: (phoneEnding) => client.call(openLeadAccess, { params: { idLead }, body: { phoneEnding } }),
  read: () => client.call(leadOf, { params: { idLead } }),
  load: loadLead,
});

/** Nobody's answers are brought back on a shared phone before somebody says that they are theirs. */
export function* offerResume(idLead: string, dependencies: SagaDependencies): Saga {
  yield* put(resumeOffered());
  const choice = yield* take([resumeAccepted, startedOver]);
  if (resumeAccepted.match(choice)) yield* followLead(idLead, dependencies);
}

/** A capability that ended while the visitor was away is proved anew; nothing typed is lost meanwhile. */
export function* regainAccess(dependencies: SagaDependencies): Saga {
  // takeLeading: one proof at a time.
  yield* takeLeadingDue(
    ({ visit }) => visit.proof.isLost || null,
    () => proveAnew(dependencies),
  );
}

function* proveAnew(dependencies: SagaDependencies): Saga {
  const { id, noCoverageId } = yield* select((state: RootState) => state.lead);
  if (id === null && noCoverageId === null) return yield* put(visitBecameReady());
  const isProved =
    id === null
      ? noCoverageId !== null && (yield* proveAccess(lockedContact(noCoverageId, dependencies)))
      : yield* proveAccess(lockedLead(id, yield* select(selectLeadCall), dependencies));
  if (isProved) yield* put(visitBecameReady());
}
