import { failed } from '../../api/call-result.ts';
import { errorTexts } from '../../api/error-catalogue.ts';
import type { EffectName } from '../../funnel/step.ts';
import { type Saga, wait } from '../saga.ts';
import { proveCode, saveEmail, sendCode } from './collaborator-workers.ts';
import { checkCoverage, openNoCoverageLead, saveContact } from './coverage-workers.ts';
import { answerQuiz, confirmIdentity, finishOrder } from './decision-workers.ts';
import { findLine, openLead } from './opening-workers.ts';
import * as saves from './saving-workers.ts';
import type { Task, Worked, Worker } from './worker.ts';

export type LaterEffect = Exclude<EffectName, 'findPostcode'>;

type ContractEffect = 'checkClient' | 'findRenewal' | 'chooseOffer' | 'finishRenewal';

/** Only customers need what speaks of contracts. */
const ofContract = (name: ContractEffect): Worker =>
  function* (task: Task): Saga<Worked> {
    const loaded = yield* wait(() => import('./contract-workers.ts').catch(() => null));
    return loaded === null ? failed('network', errorTexts.network) : yield* loaded[name](task);
  };

type MigrationEffect = 'findMigration' | 'saveMigrationPlan' | 'moveMigration' | 'saveMigrationNumber';

const ofMigration = (name: MigrationEffect): Worker =>
  function* (task: Task): Saga<Worked> {
    const loaded = yield* wait(() => import('./migration-workers.ts').catch(() => null));
    return loaded === null ? failed('network', errorTexts.network) : yield* loaded[name](task);
  };

export const laterWorkers: Record<LaterEffect, Worker> = {
  ...saves,
  saveEmail,
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
  checkClient: ofContract('checkClient'),
  findRenewal: ofContract('findRenewal'),
  chooseOffer: ofContract('chooseOffer'),
  finishRenewal: ofContract('finishRenewal'),
  findMigration: ofMigration('findMigration'),
  saveMigrationPlan: ofMigration('saveMigrationPlan'),
  moveMigration: ofMigration('moveMigration'),
  saveMigrationNumber: ofMigration('saveMigrationNumber'),
};
