import { mapResult } from '../../api/call-result.ts';
import * as leads from '../../contract/calls/leads.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import type { RiskResult } from '../../contract/risk.ts';
import type { Risk } from '../../funnel/facts.ts';
import type { AnswerValues } from '../../funnel/fields/answer-values.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import type { EffectName, Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { steps } from '../../funnel/steps/steps.ts';
import { askedFields, requiredFields } from '../../funnel/walk.ts';
import type { StepResult } from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import { selectFacts, selectJourney } from '../../store/selectors.ts';
import { type Saga, select } from '../typed-effects.ts';
import { proveCode, saveEmail, sendCode } from './collaborator-workers.ts';
import { checkCoverage, openNoCoverageLead, saveContact } from './coverage-workers.ts';
import { findPostcode } from './find-postcode.ts';
import { findMigration, moveMigration, saveMigrationNumber, saveMigrationPlan } from './migration-workers.ts';
import { findLine, openLead } from './opening-workers.ts';
import { checkClient, chooseOffer, findRenewal, finishRenewal } from './renewal-workers.ts';
import {
  saveDirectDebit,
  saveDocument,
  saveInstallation,
  saveName,
  savePayment,
  savePhone,
  savePlan,
  saveSchedules,
} from './saving-workers.ts';
import {
  callWithVersion,
  type EffectResult,
  measuredIn,
  noUserData,
  type SavingEndpoint,
  saving,
  type Task,
  type Worker,
} from './worker.ts';

/** The status tells whether the first analysis or the quiz refused. */
const toRiskResult =
  (refused: 'rejected' | 'quiz-failed') =>
  ({ version, rejected, rejected_message, quiz_needed, quiz }: RiskResult): StepResult => {
    const status: Risk['status'] = rejected ? refused : quiz_needed ? 'quiz' : 'approved';
    return { risk: { status, message: rejected_message, quiz }, lead: { version } };
  };

function* confirmIdentity(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  const { storesIn } = yield* select(selectJourney);
  const query = storesIn === 'migration' ? { fiberMigration: 'true' as const } : {};
  const result = yield* callWithVersion(task, leads.confirmLead, { params: { idLead: id }, query, body: {} });
  return mapResult(result, toRiskResult('rejected'));
}

function* answerQuiz(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  const { quiz } = (yield* select(selectFacts)).answers;
  if (id === null || quiz === undefined) return noUserData;
  const result = yield* callWithVersion(task, leads.answerQuiz, { params: { idLead: id }, body: quiz });
  return mapResult(result, toRiskResult('quiz-failed'));
}

/** Sends the offer and price that the visitor agreed to. The server refuses if the price has changed. */
function* finishOrder(task: Task): Saga<EffectResult> {
  const { id, isAnother } = yield* select(selectLead);
  const facts = yield* select(selectFacts);
  const plan = chosenPlan(facts);
  if (id === null || plan === null) return noUserData;
  const price = monthlyPrice(plan, facts.answers.direct_debit);
  const body = {
    accept_information: true as const,
    offerSelected: { sku: plan.sku, price },
    ...(isAnother === true ? { another_order: true } : {}),
    ...measuredIn(task),
  };
  const result = yield* callWithVersion(task, leads.finishOrder, { params: { idLead: id }, body });
  return mapResult(result, ({ orderNumber, protocol, finishedAt, version }) => ({
    order: { orderNumber, protocol: protocol ?? '', finishedAt },
    lead: { version, ...(protocol === null ? {} : { protocol }) },
  }));
}

type EffectOf<Id extends StepId> = NonNullable<(typeof steps)[Id]['effect']>['name'];

type FieldsOf<Name extends EffectName> = {
  [Id in StepId]: Name extends EffectOf<Id> ? (typeof steps)[Id]['fields'][number] : never;
}[StepId];

/** The saving calls for these effect names. The type fails if a step's answers do not match the body of its call. */
type AnswerCalls<Names extends EffectName> = {
  readonly [Name in Names & keyof typeof leads]: Pick<AnswerValues, FieldsOf<Name>> extends BodyOf<
    (typeof leads)[Name]
  >
    ? SavingEndpoint
    : `${Name} needs a worker: its body is not its step's answers`;
} & Readonly<Record<Names, SavingEndpoint>>;

/** Sends the answers of a step unchanged. */
const sendAnswers = (step: Step, endpoint: SavingEndpoint): Worker =>
  saving(endpoint, (idLead, facts) => {
    const { answers } = facts;
    if (requiredFields(step, facts).some((name) => answers[name] === undefined)) return null;
    const body = Object.fromEntries(askedFields(step, facts).map((name) => [name, answers[name]]));
    return { params: { idLead }, body };
  });

/** Workers for effects that need more than one call with the answers of their step. */
export const workers = {
  answerQuiz,
  checkClient,
  checkCoverage,
  chooseOffer,
  confirmIdentity,
  findLine,
  findMigration,
  findPostcode,
  findRenewal,
  finishOrder,
  finishRenewal,
  moveMigration,
  openLead,
  openNoCoverageLead,
  proveCode,
  saveContact,
  saveDirectDebit,
  saveDocument,
  saveEmail,
  saveInstallation,
  saveMigrationNumber,
  saveMigrationPlan,
  saveName,
  savePayment,
  savePhone,
  savePlan,
  saveSchedules,
  sendCode,
} satisfies Partial<Record<EffectName, Worker>>;

type EffectWithWorker = keyof typeof workers;

/** Every other effect is named after the call that sends its answers. A name that is neither does not compile. */
const answerCalls: AnswerCalls<Exclude<EffectName, EffectWithWorker>> = leads;

const hasWorker = (name: EffectName): name is EffectWithWorker => Object.hasOwn(workers, name);

export const runWorker = (step: Step, name: EffectName, task: Task): Saga<EffectResult> =>
  hasWorker(name) ? workers[name](task) : sendAnswers(step, answerCalls[name])(task);
