import type { EffectName } from '../funnel/step.ts';
import { checkCoverage, findPostcode, openNoCoverageLead, saveContact } from './coverage-workers.ts';
import { answerQuiz, confirmIdentity, finishOrder } from './decision-workers.ts';
import { findLine, openLead, proveCode, sendCode } from './opening-workers.ts';
import {
  saveBirthDate,
  saveDocument,
  saveDueDate,
  saveEmail,
  saveInstallation,
  saveMothersName,
  saveName,
  savePayment,
  savePhone,
  savePlan,
  saveSchedules,
} from './saving-workers.ts';
import type { Worker } from './worker.ts';

/** What each named effect does. A new name without a worker does not compile. */
export const workers: Record<EffectName, Worker> = {
  findLine,
  findPostcode,
  checkCoverage,
  openNoCoverageLead,
  saveContact,
  openLead,
  savePlan,
  saveName,
  savePhone,
  saveEmail,
  sendCode,
  proveCode,
  saveBirthDate,
  saveMothersName,
  saveDocument,
  saveInstallation,
  saveDueDate,
  savePayment,
  confirmIdentity,
  answerQuiz,
  saveSchedules,
  finishOrder,
};
