import { getRenewal } from '../../contract/calls/renewals.ts';
import type { Facts } from '../../funnel/facts.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { noWish } from '../../funnel/plans/plan-wish.ts';
import { isConversationPath } from '../../funnel/routes/face.ts';
import { questionRoutes } from '../../funnel/routes/funnel-routes.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { stampOf } from '../../funnel/walk.ts';
import {
  effectSucceeded,
  renewalForgotten,
  startedOver,
  visitBecameReady,
  visitPaused,
  visitRestored,
} from '../../store/events.ts';
import { type KeptVisit, readKeptVisit } from '../../store/kept-visit.ts';
import { selectIsMigrating } from '../../store/lead-selectors.ts';
import { noLead } from '../../store/lead-state.ts';
import type { RootState } from '../../store/root-reducer.ts';
import {
  selectCampaign,
  selectFacts,
  selectIsUnderWay,
  selectJourney,
  selectStepsShown,
} from '../../store/selectors.ts';
import { renewalOf } from '../effects/renewal-of.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { put, type Saga, select } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';
import { readOwn } from './read-linked.ts';
import { followLead, offerResume, resumeLead } from './resume.ts';
import { followNoCoverage, resumeNoCoverage } from './resume-no-coverage.ts';

/** The possible sources of an earlier visit. */
export interface StoredVisitSources {
  /** Lead id from a link. */
  link: string | null;
  /** No-coverage lead id from a link. */
  contact: string | null;
  /** The visit stored in this tab. */
  stored: unknown;
  /** Lead id stored on this device. */
  known: string | null;
}

/** Resumes an earlier visit: from a link, from this tab or from this device. */
export function* resumeEarlierVisit(
  { link, contact, stored, known }: StoredVisitSources,
  dependencies: SagaDependencies,
): Saga {
  if (link !== null) {
    yield* put(visitPaused());
    yield* followLead(link, dependencies);
    return;
  }
  if (contact !== null) {
    yield* put(visitPaused());
    yield* followNoCoverage(contact, dependencies);
    return;
  }
  const kept = yield* keepAcrossCampaigns(readKeptVisit(stored));
  if (kept !== null && (yield* isAnother(kept, dependencies))) yield* beginAnother(kept);
  else yield* resumeKept(kept, known, dependencies);
}

function* resumeKept(kept: KeptVisit | null, known: string | null, dependencies: SagaDependencies): Saga {
  if (kept !== null) yield* put(visitRestored(kept));
  const { storesIn } = yield* select(selectJourney);
  if (kept?.lead.renewalId && storesIn === 'renewal') {
    yield* resumeRenewal(kept.lead.renewalId, dependencies);
    yield* put(visitBecameReady());
    return;
  }
  // A migration does not touch an order open in the same tab; that order is resumed on its own pages.
  const isSeparateOrder = storesIn === 'migration' && !(yield* select(selectIsMigrating));
  if (kept?.lead.id) {
    if (isSeparateOrder) yield* put(visitBecameReady());
    else yield* resumeLead(kept.lead.id, dependencies);
    return;
  }
  if (kept?.lead.noCoverageId) {
    yield* resumeNoCoverage(kept.lead.noCoverageId, dependencies);
    return;
  }
  const isNew = Object.keys(kept?.answers ?? {}).length === 0;
  if (known !== null && isNew && (yield* waitForOrderPage())) yield* offerResume(known, dependencies);
  else yield* put(visitBecameReady());
}

/** Whether the tab has ordered, and the visitor begins anew. A renewal is kept apart. */
function* isAnother({ ordered }: KeptVisit, dependencies: SagaDependencies): Saga<boolean> {
  if (!ordered || (yield* select(selectJourney)).storesIn === 'renewal') return false;
  return yield* isBeginning(dependencies);
}

/** Of an order that is made, the next one in this tab keeps where the visitor came from, and nothing else. */
function* beginAnother(kept: KeptVisit): Saga {
  const { prefix } = yield* select(selectCampaign);
  yield* put(visitRestored({ ...kept, offersOf: prefix, wish: noWish, acceptsPhoneContact: null }));
  yield* put(startedOver());
}

/**
 * Ordering under another campaign starts another order. The answers are kept; the offers, the plan and the lead are
 * dropped. Only reading a page of another campaign changes nothing.
 */
function* keepAcrossCampaigns(kept: KeptVisit | null): Saga<KeptVisit | null> {
  const { campaign, route } = yield* select((state: RootState) => state.visit);
  const { storesIn } = yield* select(selectJourney);
  const stays = kept?.offersOf === undefined || kept.offersOf === campaign.prefix;
  if (kept === null || stays || storesIn !== 'lead' || !isQuestion(route)) return kept;
  const { idPlan: _plan, line_phone: _line, ...answers } = kept.answers;
  const lead = { ...noLead, renewalId: kept.lead.renewalId };
  return {
    ...kept,
    offersOf: campaign.prefix,
    answers,
    coverage: null,
    existingContract: null,
    wish: noWish,
    done: {},
    keys: {},
    lead,
  };
}

const isQuestion = (route: string): boolean => questionRoutes.has(route) || isConversationPath(route);

const selectIsOrdering = (state: RootState): boolean =>
  selectJourney(state).resumesOrder && isQuestion(state.visit.route);

/** Waits until the visitor opens a page of the order: the resume question would disturb on other pages. */
function* waitForOrderPage(): Saga<boolean> {
  if (yield* select(selectIsOrdering)) return true;
  yield* put(visitBecameReady());
  yield* waitUntil(selectIsOrdering);
  return !(yield* select(selectIsUnderWay));
}

/**
 * Whether a link or an address, and neither a reload nor Back, opened the first question of a journey, which after an
 * order begins another one.
 */
function* isBeginning({ navigationType }: SagaDependencies): Saga<boolean> {
  const [first] = (yield* select(selectJourney)).steps;
  return navigationType() === 'navigate' && (yield* select(selectStepsShown)).some(({ id }) => id === first);
}

/**
 * Resumes a renewal after a reload. If the session has ended, the visitor proves the contract again. Whoever opens the
 * first question after a finished renewal asks about another contract.
 */
function* resumeRenewal(id: string, dependencies: SagaDependencies): Saga {
  const { client } = dependencies;
  const result = yield* readOwn(() => client.call(getRenewal, { params: { id } }));
  if (result === null || !result.ok) return;
  const renewal = renewalOf(result.value);
  if (renewal.order !== null && (yield* isBeginning(dependencies))) return yield* put(renewalForgotten());
  const known = yield* select(selectFacts);
  const { onFile, coverage, directDebit } = renewal;
  const facts: Facts = {
    ...known,
    answers: { ...known.answers, direct_debit: directDebit },
    onFile,
    coverage,
    renewal,
  };
  const settled = { 'consulta-cpf': stampOf(steps['consulta-cpf'], facts) };
  const isChosen = result.value.idPlan !== null && chosenPlan(facts)?.id === result.value.idPlan;
  const choice = isChosen ? { 'oferta-escolhida': stampOf(steps['oferta-escolhida'], facts) } : {};
  const stamp = stampOf(steps.titular, facts);
  yield* put(
    effectSucceeded({ step: 'titular', stamp, result: { renewal, settled: { ...settled, ...choice } } }),
  );
}
