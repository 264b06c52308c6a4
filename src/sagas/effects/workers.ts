import type { EffectName } from '../../funnel/steps/step.ts';
import { proveCode, saveEmail, sendCode } from './collaborator-workers.ts';
import { checkClient, chooseOffer, findRenewal, finishRenewal } from './contract-workers.ts';
import { checkCoverage, openNoCoverageLead, saveContact } from './coverage-workers.ts';
import { answerQuiz, confirmIdentity, finishOrder } from './decision-workers.ts';
import { findPostcode } from './find-postcode.ts';
import { findMigration, moveMigration, saveMigrationNumber, saveMigrationPlan } from './migration-workers.ts';
import { findLine, openLead } from './opening-workers.ts';
import * as saves from './saving-workers.ts';
import type { Worker } from './worker.ts';

/** What each named effect does. A new name without a worker does not compile. */
export const workers: Record<EffectName, Worker> = {
  ...saves,
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
  saveEmail,
  saveMigrationNumber,
  saveMigrationPlan,
  sendCode,
};
