import * as leads from '../../contract/calls/leads.ts';
import type { EffectName, Step } from '../../funnel/steps/step.ts';
import type { Saga } from '../typed-effects.ts';
import { proveCode, saveEmail, sendCode } from './collaborator-workers.ts';
import { checkCoverage, openNoCoverageLead, saveContact } from './coverage-workers.ts';
import { answerQuiz, confirmIdentity, finishOrder } from './decision-workers.ts';
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
import { type AnswerCalls, sendAnswers } from './send-answers.ts';
import type { EffectResult, Task, Worker } from './worker.ts';

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
