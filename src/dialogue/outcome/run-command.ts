import { handOffWords } from '../../content/conversation/hand-off.ts';
import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import { siteLinks } from '../../content/landing/site/site-links.ts';
import { doneWords } from '../../content/screens/done.ts';
import { lookUp } from '../../contract/look-up.ts';
import { type Campaign, standard } from '../../funnel/campaign.ts';
import { campaignSetOf, fileCampaigns } from '../../funnel/campaigns.ts';
import type { Facts } from '../../funnel/facts.ts';
import { journeyAt } from '../../funnel/journeys/journey-at.ts';
import { journeys } from '../../funnel/journeys/journeys.ts';
import { campaignWithoutMobilePlan } from '../../funnel/line-campaigns.ts';
import { readPath, writePath } from '../../funnel/routes/read-path.ts';
import { routeOfPage } from '../../funnel/routes/route-of-page.ts';
import { routeOfStep } from '../../funnel/routes/route-of-step.ts';
import { firstRoute, startRoute } from '../../funnel/routes/start-route.ts';
import { currentRoute, mayOpen, stepsAt } from '../../funnel/routes/walk-routes.ts';
import { offersAChoice } from '../../funnel/steps/step-conditions.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import type { Reply } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import {
  selectBackRoute,
  selectCampaign,
  selectFacts,
  selectJourney,
  selectOwnJourney,
  selectPages,
  selectRoute,
  selectStepsShown,
  selectWalk,
} from '../../store/selectors.ts';
import { toCorrect } from '../answers/answer-name.ts';
import { asText, type DoneHere, type MessageOutcome } from './message-outcome.ts';
import { expectedAt, shownQuestion } from './question-context.ts';

const { here: alreadyHereWords, changes: changeWords, led: ledWords } = wishWords;

const askToStartOver = (text: string): DoneHere => ({
  kind: 'reply',
  reply: { kind: 'start-over', text },
});

/** A visitor who ordered in this browser follows the order without another proof. */
const followLink = (state: RootState) => linkTo(doneWords.follow.text, doneWords.follow.route, state);

const linkTo = (text: string, route: string, state: RootState) => ({
  text,
  path: writePath(selectCampaign(state), route),
});

/** The path where a campaign starts, in this face. The answers are kept. */
const startOf = (campaign: Campaign, { visit }: RootState): string =>
  writePath(campaign, startRoute(campaign, visit.face));

/** Leads to the start of a journey: here, or under its own campaign. */
function goToJourney(id: keyof typeof ledWords, state: RootState): DoneHere {
  if (selectJourney(state).id === id) return asText(alreadyHereWords[id]);
  const route = firstRoute(journeys[id]);
  const home = fileCampaigns.all.find(({ journey }) => journey === id);
  const beside: Reply = { kind: 'text', text: ledWords[id] };
  if (home === undefined || selectOwnJourney(state).id === id) return { kind: 'go', route, beside };
  return { kind: 'leave', path: writePath(home, route, state.visit.face), beside };
}

/** Replies with the coverage if it is known; otherwise leads to the coverage journey. */
function tellCoverage(state: RootState): DoneHere {
  const { coverage } = selectFacts(state);
  const { id, storesIn } = selectJourney(state);
  if (id === 'coverage') return asText(alreadyHereWords.coverage);
  if (storesIn !== 'lead' || coverage === null)
    return {
      kind: 'go',
      route: routeOfStep(journeys.coverage, 'com-cobertura') ?? firstRoute(journeys.coverage),
    };
  return asText(coverage.plans.length > 0 ? replies.coverage.covered : replies.coverage.uncovered);
}

/** Proposes the campaign for these customers and tells what changes there. */
function proposeCampaign(
  name: keyof typeof changeWords,
  isMeant: (campaign: Campaign) => boolean,
  state: RootState,
): DoneHere {
  const campaign = fileCampaigns.all.find(isMeant) ?? standard;
  if (isMeant(selectCampaign(state))) return asText(alreadyHereWords[name]);
  return { kind: 'reply', reply: { kind: 'leave', text: changeWords[name], path: startOf(campaign, state) } };
}

const isRenewal = (state: RootState): boolean => selectJourney(state).storesIn === 'renewal';

/** The reply to a wish to cancel: before the order nothing is binding, after it seven days remain. */
function cancel(state: RootState): DoneHere {
  const { order } = selectFacts(state);
  if (order !== null)
    return isRenewal(state)
      ? asText(wishWords.cancel.renewed)
      : asText(wishWords.cancel.ordered, { link: followLink(state) });
  if (isRenewal(state)) return asText(wishWords.cancel.renewal);
  return askToStartOver(wishWords.cancel.ask);
}

function goBack(state: RootState): DoneHere {
  const { quizCount } = state.stepResults;
  const isQuiz = selectStepsShown(state).some(({ fields }) => fields.includes('quiz'));
  if (isQuiz && quizCount > 0) return { kind: 'quiz', at: quizCount - 1 };
  const route = selectBackRoute(state);
  return route === null || route === '/' ? asText(sideQuestionWords.firstQuestion) : { kind: 'go', route };
}

/** Leads from an earlier answer back to the open question. At the open question it replies with what is missing. */
function goOn(state: RootState): DoneHere {
  const route = currentRoute(selectWalk(state), selectPages(state));
  return route === selectRoute(state) ? asText(expectedAt(shownQuestion(state))) : { kind: 'go', route };
}

const outcomes: Readonly<Record<string, (state: RootState) => DoneHere | null>> = {
  back: goBack,
  'go-on': goOn,
  'start-over': () => askToStartOver(sideQuestionWords.startOver.ask),
  summary: () => ({ kind: 'panel', panel: 'summary' }),
  help: () => ({ kind: 'panel', panel: 'help' }),
  person: () => asText(handOffWords.offered, { handsOff: true }),
  pages: () => ({ kind: 'pages' }),
  later: (state) =>
    selectFacts(state).order === null ? { kind: 'panel', panel: 'later' } : asText(wishWords.later.ordered),
  renewal: (state) => goToJourney('renewal', state),
  migration: (state) => goToJourney('migration', state),
  coverage: tellCoverage,
  company: (state) => proposeCampaign('company', ({ personType }) => personType === 'pj', state),
  collaborator: (state) => proposeCampaign('collaborator', ({ right }) => right === 'collaborator', state),
  call: (state) => asText(wishWords.call.text, { link: linkTo(wishWords.call.link, siteLinks.call, state) }),
  line: (state) =>
    asText(wishWords.line.text, { link: linkTo(wishWords.line.link, siteLinks.mobilePlan, state) }),
  'no-line': (state) => {
    const campaign = selectCampaign(state);
    return campaign.before.includes('consulta-telefone')
      ? { kind: 'leave', path: startOf(campaignWithoutMobilePlan(campaign), state) }
      : asText(wishWords.noLine);
  },
  cancel,
  leave: cancel,
  reschedule: (state) => correctStep('data-instalacao', state),
  // Before the order it is a question.
  'other-order': (state) =>
    selectFacts(state).order === null ? null : askToStartOver(sideQuestionWords.startOver.ask),
};

/** Whether the link chose the plan although others are offered. */
const isPlanOfLink = (facts: Facts): boolean =>
  !offersAChoice(facts) && (facts.coverage?.plans.length ?? 0) > 1;

/** Nothing of an order that is made can be changed here; null before the order. */
export function afterOrder(state: RootState): DoneHere | null {
  if (selectFacts(state).order === null) return null;
  return isRenewal(state)
    ? asText(wishWords.correct.renewed)
    : asText(wishWords.correct.ordered, { link: followLink(state) });
}

/** Leads to the question of an earlier answer; after the order none can be changed. */
export function correctStep(step: StepId, state: RootState): DoneHere {
  const facts = selectFacts(state);
  const ordered = afterOrder(state);
  if (ordered !== null) return ordered;
  if (stepOf(step).fields.includes('idPlan') && isPlanOfLink(facts)) return { kind: 'reconsider-plan' };
  const pages = selectPages(state);
  const route = routeOfPage(step, pages);
  if (route === selectRoute(state)) return asText(wishWords.correct.here);
  const wasAsked = mayOpen(stepsAt(route, selectJourney(state).steps, pages, facts), selectWalk(state));
  if (wasAsked) return { kind: 'go', route, step };
  const asksAccount = stepOf(step).fields.includes('bank') && facts.answers.direct_debit === false;
  return asksAccount ? offerDebit() : asText(wishWords.correct.notYet);
}

/** A visitor who pays by slip has no account to correct, so the way to pay is offered instead. */
const offerDebit = (): DoneHere => {
  const payment = toCorrect({ field: 'direct_debit', step: 'ativar-debito' });
  return asText(wishWords.correct.noAccount, { suggestions: [payment] });
};

/** Runs a command; null if there is none of this name, or it is no command now. */
export const runCommand = (name: string, state: RootState): DoneHere | null =>
  lookUp(outcomes, name)?.(state) || null;

function pathLeftFor(outcome: MessageOutcome): string | null {
  const left = outcome.kind === 'reply' ? outcome.reply : outcome;
  return left.kind === 'leave' ? left.path : null;
}

/** The state where an outcome leads to, which tells what is asked there. */
export function stateThere(outcome: MessageOutcome, state: RootState): RootState {
  const path = pathLeftFor(outcome);
  if (path === null && outcome.kind !== 'go') return state;
  const own = { campaign: state.visit.campaign, route: outcome.kind === 'go' ? outcome.route : '' };
  const { campaign, route } = path === null ? own : readPath(path, campaignSetOf([state.visit.campaign]));
  const journey = journeyAt(campaign, route);
  return { ...state, visit: { ...state.visit, campaign, route, journey } };
}
