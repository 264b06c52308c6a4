import { failed } from '../api/call-result.ts';
import { contractWords } from '../content/screens/contract.ts';
import { supplier } from '../content/supplier.ts';
import * as migrations from '../contract/calls/migrations.ts';
import { problemCodes } from '../contract/problem.ts';
import { complementBesideNumber } from '../funnel/complement.ts';
import { houseNumberOf } from '../funnel/house-number.ts';
import { chosenPlan } from '../funnel/plan-choice.ts';
import { steps } from '../funnel/steps.ts';
import { stampOf } from '../funnel/walk.ts';
import { answersAccepted, ownAnswersDropped, resumeAccepted, visitReady } from '../store/events.ts';
import { selectFacts } from '../store/selectors.ts';
import { callOf } from './call-of.ts';
import { trackingOf } from './origin.ts';
import { loadLead } from './resume.ts';
import { put, type Saga, select } from './saga.ts';
import { callWith, noUserData, saving, selectLead, type Task, type Worked, type Worker } from './worker.ts';

const outcomes = {
  'to-prove': 'no-offer',
  offers: 'offers',
  'no-offer': 'no-offer',
  migrated: 'ordered',
} as const;

/** What the records know comes as a lead: nothing of it is asked again. */
export function* findMigration(task: Task): Saga<Worked> {
  const { cpf, birth_date } = (yield* select(selectFacts)).answers;
  if (cpf === undefined || birth_date === undefined) return noUserData;
  const tracking = yield* trackingOf(task.surroundings);
  const result = yield* callOf(task, migrations.findMigrationOffers, { body: { cpf, birth_date, tracking } });
  if (!result.ok) return result;
  const { outcome, plansOffers: plans, presentPlan: present, userData, orderNumber, idLead } = result.value;
  const migration = { outcome: outcomes[outcome], present, holder: userData?.name ?? null, orderNumber };
  if (idLead === null) return { ok: true, value: { migration } };
  const view = yield* callOf(task, migrations.getMigrationLead, { params: { idLead } });
  if (!view.ok) return view;
  const { id } = yield* select(selectLead);
  // What was told to another order in this tab is not told to this one; nobody is sent anywhere meanwhile.
  yield* put(resumeAccepted());
  if (id !== null && id !== idLead) yield* put(ownAnswersDropped());
  yield* put(answersAccepted({ values: { cpf, birth_date } }));
  yield* loadLead(view.value);
  const facts = yield* select(selectFacts);
  yield* put(visitReady());
  // Where fibre does not reach the address of the records, there are offers all the same, for another one.
  const coverage = { plans, infra: facts.coverage?.infra ?? null };
  return {
    ok: true,
    value: { migration, coverage, settled: { 'consulta-cpf': stampOf(steps['consulta-cpf'], facts) } },
  };
}

export const saveMigrationPlan: Worker = saving(migrations.chooseMigrationPlan, (idLead, facts) => {
  const plan = chosenPlan(facts);
  return plan === null ? null : { params: { idLead }, body: { idPlan: plan.id } };
});

/** Another postcode may have other offers: they are read anew. */
export function* moveMigration(task: Task): Saga<Worked> {
  const { id } = yield* select(selectLead);
  const { cep } = (yield* select(selectFacts)).answers;
  if (id === null || cep === undefined) return noUserData;
  const params = { step: 'cep' as const, idLead: id };
  const moved = yield* callWith(task, migrations.saveMigrationAddress, { params, body: { cep } });
  if (!moved.ok && moved.failure.code === problemCodes.notCovered)
    return failed('refused', contractWords.notCovered(supplier.support), { code: problemCodes.notCovered });
  if (!moved.ok) return moved;
  const view = yield* callOf(task, migrations.getMigrationLead, { params: { idLead: id } });
  if (!view.ok) return view;
  const { plansOffers: plans = [], infra = null, version } = view.value;
  return { ok: true, value: { coverage: { plans, infra }, lead: { version } } };
}

export const saveMigrationNumber: Worker = saving(migrations.saveMigrationAddress, (idLead, facts) => ({
  params: { step: 'number' as const, idLead },
  body: {
    number: houseNumberOf(facts.answers),
    block_number: facts.answers.block_number,
    allotment_number: facts.answers.allotment_number,
    complement: complementBesideNumber(facts),
  },
}));
