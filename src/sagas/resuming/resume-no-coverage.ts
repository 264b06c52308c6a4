import { getNoCoverageLead, openNoCoverageAccess } from '../../contract/calls/coverage.ts';
import type { NoCoverageView } from '../../contract/lead/lead-view.ts';
import type { Answers } from '../../funnel/fields/answer-values.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { isAnswered, stampOf } from '../../funnel/walk.ts';
import { leadLoaded, leadSettled, proofAsked, visitBecameReady } from '../../store/events.ts';
import { selectFacts } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { put, type Saga, select } from '../typed-effects.ts';
import { movesToItsCampaign } from './moves-to-its-campaign.ts';
import { type Locked, proveAccess } from './prove-access.ts';
import { readLinked, readOwn } from './read-linked.ts';

const answersOf = (view: NoCoverageView): Answers => ({
  cep: view.cep,
  number: view.number,
  block_number: view.block_number,
  allotment_number: view.allotment_number,
  name: view.name,
  phone: view.phone,
  email: view.email,
  accept_contact: view.accept_information === true ? true : undefined,
});

/** The contact stays as saved. Coverage is checked again. */
function* load(view: NoCoverageView): Saga {
  const nothing = { onFile: {}, place: null, coverage: null, risk: null, order: null };
  yield* put(leadLoaded({ ...nothing, lead: { noCoverageId: view.id }, answers: answersOf(view) }));
  const facts = { ...(yield* select(selectFacts)), answers: answersOf(view) };
  const settled = Object.values<Step>(steps).filter(
    (step) => step.effect?.record === 'contact' && isAnswered(step, facts),
  );
  yield* put(leadSettled(Object.fromEntries(settled.map((step) => [step.id, stampOf(step, facts)]))));
}

/** How to unlock and load a no-coverage lead. */
export const lockedContact = (idLead: string, { client }: SagaDependencies): Locked<NoCoverageView> => ({
  open: (phoneEnding) => client.call(openNoCoverageAccess, { params: { idLead }, body: { phoneEnding } }),
  read: () => client.call(getNoCoverageLead, { params: { idLead } }),
  load,
});

/** Resumes the no-coverage lead of this tab. If it no longer exists, the visit starts without it. */
export function* resumeNoCoverage(idLead: string, dependencies: SagaDependencies): Saga {
  const view = yield* readOwn(lockedContact(idLead, dependencies).read);
  if (view === null) return;
  if (view.ok) yield* open(view.value, dependencies);
  else yield* put(visitBecameReady());
}

/** Opens the no-coverage lead of a link, under the campaign it was left with. */
export function* followNoCoverage(idLead: string, dependencies: SagaDependencies): Saga {
  const view = yield* readLinked(lockedContact(idLead, dependencies).read);
  if (view === null || (yield* movesToItsCampaign(view, 'ls', dependencies))) return;
  yield* open(view, dependencies);
}

/** The holder sees it at once; anyone else proves the phone first. */
function* open(view: NoCoverageView, dependencies: SagaDependencies): Saga {
  if (view.access === 'holder') yield* load(view);
  else {
    yield* put(proofAsked());
    if (!(yield* proveAccess(lockedContact(view.id, dependencies)))) return;
  }
  yield* put(visitBecameReady());
}
