import { mapResult } from '../../api/call-result.ts';
import { failed } from '../../api/failed.ts';
import { contractWords } from '../../content/screens/contract.ts';
import { supplier } from '../../content/supplier.ts';
import { saveBirthDate, saveDocument } from '../../contract/calls/leads.ts';
import * as migrations from '../../contract/calls/migrations.ts';
import type { UserData } from '../../contract/customer-look-up.ts';
import type { Endpoint, InputOf } from '../../contract/endpoint.ts';
import { problemCodes } from '../../contract/problem.ts';
import type { Answers } from '../../funnel/fields/answer-values.ts';
import { complementBesideNumber } from '../../funnel/fields/complement.ts';
import { houseNumberOf } from '../../funnel/fields/house-number.ts';
import { readFields } from '../../funnel/fields/read-answers.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { stampOf } from '../../funnel/walk.ts';
import {
  answersAccepted,
  ownAnswersDropped,
  type StepResult,
  visitBecameReady,
  visitPaused,
} from '../../store/events.ts';
import { selectIsMigrating, selectLead } from '../../store/lead-selectors.ts';
import { selectFacts } from '../../store/selectors.ts';
import { loadLead } from '../resuming/resume.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { contractOutcome } from './contract-outcome.ts';
import { openLead } from './opening-workers.ts';
import { trackingOf } from './origin.ts';
import {
  callAboutContract,
  callWithVersion,
  type EffectResult,
  noUserData,
  saving,
  type Task,
  type Worker,
} from './worker.ts';

/** Finds the contract. The server opens a lead with the data on file, so the visitor is not asked for it again. */
export function* findMigration(task: Task): Saga<EffectResult> {
  const { cpf, birth_date } = (yield* select(selectFacts)).answers;
  if (cpf === undefined || birth_date === undefined) return noUserData;
  const tracking = yield* trackingOf(task.dependencies);
  const result = yield* callAboutContract(task, migrations.findMigrationOffers, {
    body: { cpf, birth_date, ...tracking },
  });
  if (!result.ok) return result;
  const { plansOffers: plans, presentPlan: present, userData, orderNumber, idLead } = result.value;
  const existingContract = {
    outcome: contractOutcome(result.value),
    present,
    holder: userData?.name || null,
    orderNumber,
  };
  if (idLead === null) {
    const besides = yield* leaveOrder({ cpf, birth_date });
    yield* acceptUserData(userData);
    const coverage = plans.length > 0 ? { coverage: { plans, infra: null } } : {};
    return { ok: true, value: { existingContract, ...coverage, ...besides } };
  }
  const view = yield* callAboutContract(task, migrations.getMigrationLead, { params: { idLead } });
  if (!view.ok) return view;
  const { id } = yield* select(selectLead);
  // The answers of another lead, or of an enquiry under another campaign, must not be sent to this one. The visit is
  // paused so that no redirect happens meanwhile.
  yield* put(visitPaused());
  const isOwn = (id === null || id === idLead) && (yield* select(selectIsMigrating));
  if (!isOwn) yield* put(ownAnswersDropped());
  yield* put(answersAccepted({ values: { cpf, birth_date } }));
  yield* loadLead(view.value);
  const facts = yield* select(selectFacts);
  yield* put(visitBecameReady());
  // Even where the address on file has no coverage, the offers apply to another address.
  const coverage = { plans, infra: facts.coverage?.infra ?? null };
  return {
    ok: true,
    value: { existingContract, coverage, settled: { 'consulta-cpf': stampOf(steps['consulta-cpf'], facts) } },
  };
}

/** Drops the answers of an order or an enquiry before the migration starts: the two records must not share data. */
function* leaveOrder(proof: Pick<Answers, 'cpf' | 'birth_date'>): Saga<StepResult> {
  if (yield* select(selectIsMigrating)) return {};
  yield* put(visitPaused());
  yield* put(ownAnswersDropped());
  yield* put(answersAccepted({ values: proof }));
  const facts = yield* select(selectFacts);
  yield* put(visitBecameReady());
  return {
    lead: { id: null, version: 0 },
    settled: { 'consulta-cpf': stampOf(steps['consulta-cpf'], facts) },
  };
}

/**
 * Hosts that open no lead here return the customer's data. Valid values become answers, so they are not asked again.
 */
function* acceptUserData(userData: UserData | null): Saga {
  const raw = {
    name: [userData?.name ?? ''],
    phone: [userData?.phone ?? ''],
    email: [userData?.email ?? ''],
  };
  const { values } = readFields(['name', 'phone', 'email'], raw, yield* select(selectFacts));
  yield* put(answersAccepted({ values }));
}

/** Without a lead there is nothing to save yet: the address step opens one. */
const ifLeadOpen = (worker: Worker): Worker =>
  function* (task): Saga<EffectResult> {
    const { id } = yield* select(selectLead);
    return id === null ? { ok: true, value: {} } : yield* worker(task);
  };

/** Opens the lead and sends the contract and plan that were answered before. */
function* openWithContract(task: Task): Saga<EffectResult> {
  const facts = yield* select(selectFacts);
  const { cpf, birth_date } = facts.answers;
  const plan = chosenPlan(facts);
  if (cpf === undefined || birth_date === undefined || plan === null) return noUserData;
  const opened = yield* openLead(task);
  if (!opened.ok) return opened;
  const { lead } = opened.value;
  if (!lead?.id) return notCovered;
  const params = { idLead: lead.id };
  const { client } = task.dependencies;
  const tell = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
    call(() => client.call(endpoint, input, { key: `${task.key}-${endpoint.path}` }));
  const document = yield* tell(saveDocument, { params, body: { cpf } });
  if (!document.ok) return document;
  const birth = yield* tell(saveBirthDate, { params, body: { birth_date } });
  if (!birth.ok) return birth;
  const chosen = yield* tell(migrations.chooseMigrationPlan, { params, body: { idPlan: plan.id } });
  return mapResult(chosen, ({ version }) => ({ lead: { ...lead, version } }));
}

const notCovered = failed('refused', contractWords.notCovered(supplier.support), {
  code: problemCodes.notCovered,
});

const savePlan: Worker = saving(migrations.chooseMigrationPlan, (idLead, facts) => {
  const plan = chosenPlan(facts);
  return plan === null ? null : { params: { idLead }, body: { idPlan: plan.id } };
});

export const saveMigrationPlan = ifLeadOpen(savePlan);

/** Another postcode may have other offers, so the offers are read again. */
export const moveMigration = ifLeadOpen(move);

function* move(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  const { cep } = (yield* select(selectFacts)).answers;
  if (id === null || cep === undefined) return noUserData;
  const params = { step: 'cep' as const, idLead: id };
  const moved = yield* callWithVersion(task, migrations.saveMigrationAddress, { params, body: { cep } });
  if (!moved.ok && moved.failure.code === problemCodes.notCovered) return notCovered;
  if (!moved.ok) return moved;
  const view = yield* callAboutContract(task, migrations.getMigrationLead, { params: { idLead: id } });
  if (!view.ok) return view;
  const { plansOffers: plans = [], infra = null, version } = view.value;
  return { ok: true, value: { coverage: { plans, infra }, lead: { version } } };
}

const saveNumber: Worker = saving(migrations.saveMigrationAddress, (idLead, facts) => ({
  params: { step: 'number' as const, idLead },
  body: {
    number: houseNumberOf(facts.answers),
    block_number: facts.answers.block_number,
    allotment_number: facts.answers.allotment_number,
    complement: complementBesideNumber(facts),
  },
}));

export function* saveMigrationNumber(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  return id === null ? yield* openWithContract(task) : yield* saveNumber(task);
}
