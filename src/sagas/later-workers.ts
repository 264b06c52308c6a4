import type { EffectName } from '../funnel/step.ts';
import { checkCoverage, openNoCoverageLead, saveContact } from './coverage-workers.ts';
import { answerQuiz, confirmIdentity, finishOrder } from './decision-workers.ts';
import { findLine, openLead, proveCode, sendCode } from './opening-workers.ts';
import * as saves from './saving-workers.ts';
import type { Worker } from './worker.ts';

export type LaterEffect = Exclude<EffectName, 'findPostcode'>;

export const laterWorkers: Record<LaterEffect, Worker> = {
  ...saves,
  findLine,
  checkCoverage,
  openNoCoverageLead,
  saveContact,
  openLead,
  sendCode,
  proveCode,
  confirmIdentity,
  answerQuiz,
  finishOrder,
};
