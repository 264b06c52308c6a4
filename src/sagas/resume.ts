import { isFinal } from '../api/call-result.ts';
import { getLead, openLeadAccess } from '../contract/calls/leads.ts';
import type { LeadView } from '../contract/lead.ts';
import { settledByLead } from '../funnel/settled-by-lead.ts';
import {
  accessGranted,
  leadForgotten,
  leadLinkFollowed,
  leadLoaded,
  leadSettled,
  phoneEndingGiven,
  phoneEndingRefused,
  resumeAccepted,
  resumeDeclined,
  resumeOffered,
  visitReady,
} from '../store/events.ts';
import { answersOfLead, onFileOfLead } from '../store/lead-answers.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectJourney } from '../store/selectors.ts';
import { put, type Saga, select, take, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * What the server holds of a lead becomes the visitor's answers; what this tab still has to say goes first. As long as
 * nobody else has changed the lead, what this tab has sent stays sent, though the lead only shows it masked.
 */
export function* loadLead(view: LeadView): Saga {
  const { id, version } = yield* select((state: RootState) => state.lead);
  const { done } = yield* select((state: RootState) => state.effects);
  const sent = id === view.id && version === view.version ? done : {};
  yield* put(leadLoaded(view));
  const facts = yield* select(selectFacts);
  const journey = yield* select(selectJourney);
  const theirs = { ...facts, answers: answersOfLead(view), onFile: onFileOfLead(view) };
  yield* put(leadSettled({ ...settledByLead(journey, theirs, view), ...sent }));
}

/**
 * Goes on with a lead: its holder at once, anybody else after the last digits of the phone on file. A lead that is
 * gone is forgotten; without a line, what this tab remembers has to do.
 */
export function* resumeLead(idLead: string, surroundings: Surroundings): Saga {
  const { client } = surroundings;
  const result = yield* wait(() => client.call(getLead, { params: { idLead } }));
  if (!result.ok) {
    if (isFinal(result.failure)) yield* put(leadForgotten());
    yield* put(visitReady());
    return;
  }
  if (result.value.access === 'holder') yield* loadLead(result.value);
  else {
    yield* put(leadLinkFollowed(result.value));
    if (!(yield* proveAccess(idLead, surroundings))) return;
  }
  yield* put(visitReady());
}

/** Asks for the phone's ending until it is right. Whoever would rather start over may. */
function* proveAccess(idLead: string, surroundings: Surroundings): Saga<boolean> {
  const { client } = surroundings;
  while (true) {
    const given = yield* take(phoneEndingGiven, resumeDeclined);
    if (!phoneEndingGiven.match(given)) return false;
    const opened = yield* wait(() =>
      client.call(openLeadAccess, { params: { idLead }, body: { phoneEnding: given.payload.phoneEnding } }),
    );
    const view = opened.ok ? yield* wait(() => client.call(getLead, { params: { idLead } })) : opened;
    if (view.ok) {
      yield* loadLead(view.value);
      yield* put(accessGranted());
      return true;
    }
    yield* put(phoneEndingRefused({ message: view.failure.message }));
  }
}

/** Nobody's answers are brought back on a shared phone before somebody says that they are theirs. */
export function* offerResume(idLead: string, surroundings: Surroundings): Saga {
  yield* put(resumeOffered());
  const choice = yield* take(resumeAccepted, resumeDeclined);
  if (resumeAccepted.match(choice)) yield* resumeLead(idLead, surroundings);
}

/** A capability that ended while the visitor was away is proved anew; nothing typed is lost meanwhile. */
export function* regainAccess(surroundings: Surroundings): Saga {
  const idLead = yield* select((state: RootState) => state.lead.id);
  if (idLead !== null && (yield* proveAccess(idLead, surroundings))) yield* put(visitReady());
}
